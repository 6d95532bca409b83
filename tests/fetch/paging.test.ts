import { gzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { manyNews, news, openBench } from './fetch-bench.ts';
import { json, pagesOf, raw, status } from './scripted-host.ts';

vi.mock('../../config/limits.ts', async (original) => {
  const { limits, ...rest } = await original<typeof import('../../config/limits.ts')>();
  return { ...rest, limits: { ...limits, fetchMaxPages: 20 } };
});

const bench = openBench();
const path = '/api/s/news';
const collections = ['news'] as const;
const byTen = { pageSize: 10 };
const asked = () => bench.host.requests.map(({ url }) => url).filter((url) => url.startsWith(path));

test('reads pages until one is shorter than asked', async () => {
  bench.host.on(path, pagesOf(manyNews(25)));
  expect((await bench.run({ collections, fetch: byTen })).records('news')).toHaveLength(25);
  expect(asked()).toEqual([1, 2, 3].map((page) => `${path}?limit=10&page=${page}`));
});

test('an empty page ends a list whose last page was full', async () => {
  bench.host.on(path, pagesOf(manyNews(20)));
  const { records, warnings } = await bench.run({ collections, fetch: byTen });
  expect(records('news')).toHaveLength(20);
  expect(asked()).toHaveLength(3);
  expect(warnings).toEqual([]);
});

test('stops at the total, and asks for the pages in between at once', async () => {
  let underway = 0;
  let most = 0;
  const answer = pagesOf(manyNews(60), { total: true });
  bench.host.on(path, (facts) => {
    underway += 1;
    most = Math.max(most, underway);
    setTimeout(() => {
      underway -= 1;
      answer(facts);
    }, 200);
  });
  const { records } = await bench.run({ collections, fetch: { pageSize: 10, concurrency: 4 } });
  expect(records('news').map(({ id }) => id)).toEqual(manyNews(60).map(({ id }) => String(id)));
  expect(asked()).toHaveLength(6);
  expect(most).toBe(4);
});

test.each(['with length', 'in chunks', 'gzip'])('bodies of all lengths at once keep apart: %s', async (form) => {
  const all = manyNews(60).map((each, at) => ({ ...each, html: `${at} `.repeat((at * 7919) % 9000) }));
  bench.host.on(path, ({ response, url }) => {
    const first = (Number(url.searchParams.get('page')) - 1) * 5;
    const body = Buffer.from(JSON.stringify({ data: all.slice(first, first + 5), total: all.length }));
    if (form === 'gzip') response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(body));
    else if (form === 'with length') response.writeHead(200, { 'content-length': body.length }).end(body);
    else for (let at = 0; at <= body.length; at += 10_000) response.write(body.subarray(at, at + 10_000));
    setTimeout(() => response.end(), first % 3);
  });
  const { records } = await bench.run({ collections, fetch: { pageSize: 5, concurrency: 4 } });
  expect(records('news').map(({ html }) => html ?? '')).toEqual(all.map(({ html }) => html));
});

test('a host that caps its pages is read to its total', async () => {
  const all = manyNews(25);
  bench.host.on(path, (facts) => {
    const page = Number(facts.url.searchParams.get('page'));
    json({ data: all.slice((page - 1) * 4, page * 4), total: 25 })(facts);
  });
  const { records, warnings } = await bench.run({ collections, fetch: byTen });
  expect(records('news')).toHaveLength(25);
  expect(warnings).toEqual([]);
});

test('fewer records than the total says are a warning', async () => {
  bench.host.on(path, (facts) => {
    const page = Number(facts.url.searchParams.get('page'));
    json({ data: page === 1 ? manyNews(7) : [], total: 9 })(facts);
  });
  const { records, warnings } = await bench.run({ collections, fetch: byTen });
  expect(records('news')).toHaveLength(7);
  expect(warnings).toMatchObject([{ code: 'LIST_SHORT', where: path }]);
  expect(warnings[0]?.message).toBe('news has 9 records as the host says, and 7 came.');
});

test('pages that overlap lose nothing', async () => {
  const all = manyNews(30);
  bench.host.on(path, (facts) => {
    const start = (Number(facts.url.searchParams.get('page')) - 1) * 8;
    json({ data: all.slice(start, start + 10), total: 30 })(facts);
  });
  expect((await bench.run({ collections, fetch: byTen })).records('news')).toHaveLength(30);
});

test.each([
  ['the same bytes', () => manyNews(10)],
  ['the same records in another order', () => manyNews(10).sort(() => Math.cos(bench.host.callsOf(path)))],
  ['the same unusable records', () => manyNews(10).map(({ id }) => ({ id, at: 1 }))],
])('a host that ignores paging ends the list: %s', async (_, records) => {
  bench.host.on(path, (facts) => json(records())(facts));
  await bench.run({ collections, fetch: byTen });
  expect(asked()).toHaveLength(2);
});

test('an endless list fails', async () => {
  bench.host.on(path, (facts) => {
    const page = Number(facts.url.searchParams.get('page'));
    json([news(page * 2), news(page * 2 + 1)])(facts);
  });
  const error = await bench.fail({ collections, fetch: { pageSize: 2 } });
  expect(error.code).toBe('API_BROKE_CONTRACT');
  expect(error.message).toContain('more than 20 pages');
});

test('an absurd total does no harm', async () => {
  bench.host.on(path, pagesOf([], {}));
  bench.host.on(path, json({ data: manyNews(3), total: 1e15 }));
  const { records, warnings } = await bench.run({ collections, fetch: { pageSize: 3 } });
  expect(records('news')).toHaveLength(3);
  expect(warnings.map(({ code }) => code)).toEqual(['LIST_SHORT']);
});

test('a later page that is refused fails the list, it does not end it', async () => {
  bench.host.on(path, (facts) => (facts.calls === 1 ? pagesOf(manyNews(30)) : status(404))(facts));
  expect((await bench.fail({ collections, fetch: byTen })).message).toContain('page=2 answered with status 404');
});

test('a later page that is no list fails the list', async () => {
  bench.host.on(path, (facts) => (facts.calls === 1 ? pagesOf(manyNews(30)) : raw('{}'))(facts));
  expect((await bench.fail({ collections, fetch: byTen })).code).toBe('API_BROKE_CONTRACT');
});

test('the query of a configured path is kept, character by character', async () => {
  bench.host.on('/wp/news', json([news(1)]));
  const content = { news: { path: 'wp/news?_fields=id,title&filters[a][$eq]=b%20c&limit=3#x' } };
  await bench.run({ collections, content, fetch: byTen });
  expect(bench.host.requests.at(-1)?.url).toBe('/wp/news?_fields=id,title&filters[a][$eq]=b%20c&limit=10&page=1');
});

test('paths are relative to the host, its own path included', async () => {
  bench.host.on('/cms/api/s/settings/website', json({ website: {}, menus: {} }));
  bench.host.on('/cms/api/s/settings/dynamic-page-uri', json([]));
  bench.host.on('/cms/api/s/news', json([news(1)]));
  expect((await bench.run({ collections, hostPath: '/cms/' })).records('news')).toHaveLength(1);
});

test('`none`: one call, as the path stands', async () => {
  bench.host.on('/all', json(manyNews(30)));
  const content = { news: { path: `${bench.host.origin}/all?limit=all`, pages: 'none' as const } };
  expect((await bench.run({ collections, content, fetch: byTen })).records('news')).toHaveLength(30);
  expect(bench.host.requests.at(-1)?.url).toBe('/all?limit=all');
});

test.each([
  ['an empty page', (page: number) => (page > 2 ? json([]) : pagesOf(manyNews(8))), 8],
  ['a page shorter than the first', () => pagesOf(manyNews(7)), 7],
  ['status 400', (page: number) => (page > 2 ? status(400) : pagesOf(manyNews(8))), 8],
  ['status 404', (page: number) => (page > 2 ? status(404) : pagesOf(manyNews(8))), 8],
])('a function reads until %s', async (_, answer, count) => {
  bench.host.on('/p', (facts) => answer(Number(facts.url.searchParams.get('page')))(facts));
  const content = { news: { pages: (page: number) => `/p?limit=4&page=${page}` } };
  expect((await bench.run({ collections, content })).records('news')).toHaveLength(count);
});

test('a function whose first page is refused fails the list', async () => {
  const content = { news: { pages: (page: number) => `/p?page=${page}` } };
  expect((await bench.fail({ collections, content })).message).toContain('/p?page=1 answered with status 404');
});

test.each([
  ['throws', () => JSON.parse('?') as string],
  ['gives no path', () => undefined as unknown as string],
])('a function that %s is a fault of the configuration', async (_, pages) => {
  const error = await bench.fail({ collections, content: { news: { pages } } });
  expect(error.exitCode).toBe(2);
  expect(error.message).toContain('content.news.pages');
});
