import { expect, test } from 'vitest';
import { openBench } from './fetch-bench.ts';
import { json, pagesOf, raw, status } from './scripted-host.ts';

const bench = openBench();
const path = '/api/s/settings/dynamic-page-uri';

/** Answers the list, and looks up the addresses of `pages`. */
function entriesOf(list: readonly unknown[], pages: Record<string, unknown> = {}) {
  return (facts: Parameters<ReturnType<typeof json>>[0]) => {
    const address = facts.url.searchParams.get('url');
    if (address === null) pagesOf(list)(facts);
    else (address in pages ? json(pages[address]) : status(404))(facts);
  };
}

test('gives settings and page entries of all forms, in the order of the host', async () => {
  const list = [
    { url: '/about', title: 'About' },
    { url: '/blog/:slug', collection: 'blogpost' },
    '/news/:slug',
    '/hindi/course/:slug',
    '/offer',
    '/plain',
  ];
  bench.host.on(path, entriesOf(list, { '/offer': { url: '/offer-2', title: 'Offer' }, '/plain': { title: 'Plain' } }));
  const { source, warnings } = await bench.run();
  expect(source.settings.website.title).toBe('Example IAS');
  expect(source.entries.map(({ url, title, collection }) => [url, title, collection])).toEqual([
    ['/about', 'About', undefined],
    ['/blog/:slug', undefined, 'blogpost'],
    ['/news/:slug', undefined, 'news'],
    ['/hindi/course/:slug', undefined, 'course'],
    ['/offer-2', 'Offer', undefined],
    ['/plain', 'Plain', undefined],
  ]);
  expect(warnings).toEqual([]);
});

test('entries that cannot be used are left out by name', async () => {
  const list = ['/gone', '/blog/:slug', 'https://x.in/a', { title: 'no url' }, 7, null, [], '', { url: ' ' }, '/kept'];
  bench.host.on(path, entriesOf(list, { '/kept': {} }));
  const { source, warnings } = await bench.run();
  expect(source.entries.map(({ url }) => url)).toEqual(['/kept']);
  expect(new Set(warnings.map(({ code, where }) => `${code} ${where}`))).toEqual(new Set([`RECORD_LEFT_OUT ${path}`]));
  expect(warnings.map(({ message }) => message)).toEqual([
    'A record of dynamic-page-uri ("/gone") was left out: the host has no page for it (status 404).',
    'A record of dynamic-page-uri ("/blog/:slug") was left out: there is no collection "blog".',
    'A record of dynamic-page-uri ("https://x.in/a") was left out: there is no collection "https:".',
    'A record of dynamic-page-uri (number 4) was left out: url is missing.',
    'A record of dynamic-page-uri (number 5) was left out: it is neither an object nor text.',
    'A record of dynamic-page-uri (number 6) was left out: it is neither an object nor text.',
    'A record of dynamic-page-uri (number 7) was left out: it is neither an object nor text.',
    'A record of dynamic-page-uri (number 8) was left out: it is empty.',
    expect.stringMatching(/^A record of dynamic-page-uri \(number 9\) was left out: url is /),
  ]);
});

test('addresses are encoded for the look-up, and looked up once', async () => {
  const address = '/पाठ/a b?c=d&e';
  bench.host.on(path, entriesOf([address, address], { [address]: { title: 'P' } }));
  const { source } = await bench.run();
  expect(source.entries.map(({ url }) => url)).toEqual([address, address]);
  expect(bench.host.callsOf(path)).toBe(2);
});

test('a look-up that fails, or is no page entry, fails the run', async () => {
  bench.host.on(path, entriesOf(['/a'], { '/a': ['/a'] }));
  expect((await bench.fail()).message).toContain(
    '?url=%2Fa answered what it must not: status 200, JSON that is no page',
  );
  bench.host.on(path, (facts) => (facts.url.searchParams.has('url') ? status(500) : json(['/a']))(facts));
  expect((await bench.fail({ fetch: { retries: 0 } })).code).toBe('API_REFUSED');
});

test.each([
  '[]',
  '{}',
  '{"website":{}}',
  '{"website":[],"menus":{}}',
  'null',
  '"x"',
])('website settings must have both parts: %s', async (body) => {
  bench.host.on('/api/s/settings/website', raw(body));
  const error = await bench.fail();
  expect(error.code).toBe('API_BROKE_CONTRACT');
  expect(error.where).toContain('/api/s/settings/website');
});

test('page entries that are no list fail the run', async () => {
  bench.host.on(path, json({ url: '/a' }));
  expect((await bench.fail()).code).toBe('API_BROKE_CONTRACT');
});

test('many page entries are read page by page', async () => {
  const list = Array.from({ length: 25 }, (_, at) => ({ url: `/p${at}` }));
  bench.host.on(path, pagesOf(list));
  const { source } = await bench.run({ fetch: { pageSize: 10 } });
  expect(source.entries.map(({ url }) => url)).toEqual(list.map(({ url }) => url));
});

test('a host that ignores paging does not double its entries, and its own doubles stay', async () => {
  bench.host.on(path, json([{ url: '/a' }, { url: '/a' }]));
  expect((await bench.run({ fetch: { pageSize: 2 } })).source.entries).toHaveLength(2);
});

test('both settings can live elsewhere and be mapped', async () => {
  bench.host.on('/site.json', json({ name: 'Mapped' }));
  bench.host.on('/pages.json', json({ data: [{ path: '/x' }, { path: '' }, '/y'] }));
  const content = {
    website: { path: '/site.json', map: ({ name }: { name: string }) => ({ website: { title: name }, menus: {} }) },
    'dynamic-page-uri': {
      path: '/pages.json',
      pages: 'none' as const,
      map: (entry: { path: string } | string) => (typeof entry === 'string' ? null : { url: entry.path, title: 'T' }),
    },
  };
  const { source, warnings } = await bench.run({ content });
  expect(source.settings.website.title).toBe('Mapped');
  expect(source.entries.map(({ url }) => url)).toEqual(['/x']);
  expect(warnings).toHaveLength(1);
});
