import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { manyNews, news, openBench, type RunOptions } from './fetch-bench.ts';
import { type Answer, json, pagesOf, raw, status } from './scripted-host.ts';

/** A run may ask first whether everything is as it was. */

const bench = openBench();
const path = '/api/s/news';
const collections = ['news'] as const;
const options: RunOptions = { collections, fetch: { pageSize: 10, retries: 0 }, products: ['p', 'gone'] };

const tagged =
  (answer: Answer, etag: string): Answer =>
  (facts) => {
    if (facts.request.headers['if-none-match'] === etag) return status(304, { etag })(facts);
    facts.response.setHeader('etag', etag);
    answer(facts);
  };

/** A first run over 25 records, a product, and a product that is not there. */
async function runFirst(answer: Answer = pagesOf(manyNews(25))) {
  bench.host.on(path, answer);
  bench.host.on('/api/s/product/p', json({ id: 'p', title: 'P' }));
  const first = await bench.run(options);
  if (first.answers === undefined) throw new Error('The run rests on more than answers.');
  bench.host.requests.length = 0;
  return { ...first, answers: first.answers };
}

const listFacts = async () => {
  const folder = join(bench.folder, 'cache');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  return Promise.all(names.map(async (name) => ({ name, ...(await stat(join(folder, name))) })));
};

test('answers are told by address, those without a body too', async () => {
  const { answers } = await runFirst();
  const { origin } = bench.host;
  expect(answers.map(({ url, status: code }) => [url.replace(origin, ''), code])).toEqual([
    [`${path}?limit=10&page=1`, 200],
    [`${path}?limit=10&page=2`, 200],
    [`${path}?limit=10&page=3`, 200],
    ['/api/s/product/gone', 404],
    ['/api/s/product/p', 200],
    ['/api/s/settings/dynamic-page-uri?limit=10&page=1', 200],
    ['/api/s/settings/website', 200],
  ]);
  expect(JSON.parse(JSON.stringify(answers))).toEqual(answers);
});

test.each([
  ['with entity tags', tagged(pagesOf(manyNews(25)), '"v1"')],
  ['without', pagesOf(manyNews(25))],
])('nothing has changed, %s: each address is asked once, and what came serves the run', async (_, answer) => {
  const { answers, records } = await runFirst(answer);
  const again = await bench.run({ ...options, previous: answers });
  expect(again.confirmed).toBe(true);
  expect(again.answers).toEqual(answers);
  expect(again.records('news')).toEqual(records('news'));
  expect(bench.host.requests).toHaveLength(7);
});

describe('something has changed', () => {
  test.each<[string, string, Answer, number]>([
    ['a page of a list', path, pagesOf(manyNews(25).map((each) => ({ ...each, title: 'New' }))), 7],
    ['a list is longer', path, pagesOf(manyNews(35)), 8],
    ['a product is there now', '/api/s/product/gone', json({ id: 'gone', title: 'Back' }), 7],
    ['an answer that is no list comes in the end', path, raw('[{"id":1},', {}), 7],
  ])('%s: what came serves the run, and nothing is asked for twice', async (name, changed, answer, calls) => {
    const { answers } = await runFirst();
    bench.host.on(changed, answer);
    const run = { ...options, previous: answers };
    if (name.includes('no list')) expect((await bench.fail(run)).code).toBe('API_BROKE_CONTRACT');
    else {
      const second = await bench.run(run);
      expect(second.confirmed).toBe(false);
      expect((await bench.run({ ...options, previous: second.answers ?? [] })).confirmed).toBe(true);
    }
    expect(bench.host.requests.slice(0, calls).length).toBe(calls);
    expect(new Set(bench.host.requests.slice(0, calls).map(({ url }) => url)).size).toBe(calls);
  });

  test('an answer whose bytes differ is another one, whatever it says', async () => {
    const { answers } = await runFirst();
    bench.host.on('/api/s/product/p', raw('{ "id": "p", "title": "P" }'));
    expect((await bench.run({ ...options, previous: answers })).confirmed).toBe(false);
  });
});

describe('a host that fails', () => {
  test('is left to the usual way, with its retries', async () => {
    const { answers } = await runFirst();
    bench.host.on(path, (facts) => (facts.calls === 4 ? status(503) : pagesOf(manyNews(25)))(facts));
    const again = await bench.run({ ...options, fetch: { pageSize: 10, retries: 2 }, previous: answers });
    expect(again.confirmed).toBe(false);
    expect(again.records('news')).toHaveLength(25);
    expect(again.warnings).toEqual([]);
  });

  test('and with what stands in; such a run cannot be confirmed', async () => {
    const { answers } = await runFirst();
    bench.host.on(path, status(503));
    const again = await bench.run({ ...options, required: [], previous: answers });
    expect(again.confirmed).toBe(false);
    expect(again.warnings.map(({ code }) => code)).toEqual(['STALE_LIST']);
    expect(again.answers).toBeUndefined();
  });

  test('is not asked call by call', async () => {
    const products = Array.from({ length: 60 }, (_, at) => `p${at}`);
    for (const id of products) bench.host.on(`/api/s/product/${id}`, json({ id, title: id }));
    const { answers } = await bench.run({ products, fetch: { concurrency: 2 } });
    bench.host.requests.length = 0;
    for (const id of products) bench.host.on(`/api/s/product/${id}`, status(503));
    const again = await bench.run({ fetch: { concurrency: 2, retries: 0 }, previous: answers ?? [] });
    expect(again.confirmed).toBe(false);
    expect(bench.host.requests.length).toBeLessThan(10);
  });

  test('by silence costs one time-out', async () => {
    const { answers } = await runFirst();
    bench.host.on(path, () => undefined);
    const error = await bench.fail({
      ...options,
      fetch: { pageSize: 10, timeoutMs: 200, retries: 0 },
      previous: answers,
    });
    expect(error.message).toContain('no answer within 0.2 s');
    expect(error.ms).toBeLessThan(3000);
  });
});

test.each<[string, RunOptions]>([
  ['a map of a list', { content: { news: { map: (raw: never) => raw } } }],
  ['a map of the settings', { content: { website: { map: (raw: never) => raw } } }],
  ['a function that pages', { content: { news: { pages: (page: number) => `${path}?limit=500&page=${page}` } } }],
])('%s cannot be confirmed: it may give something else next time', async (_, own) => {
  bench.host.on(path, json([news(1)]));
  expect((await bench.run({ collections, ...own })).answers).toBeUndefined();
});

test('`full` relies on nothing earlier', async () => {
  const { answers } = await runFirst(tagged(pagesOf(manyNews(25)), '"v1"'));
  const again = await bench.run({ ...options, full: true, previous: answers });
  expect(again.confirmed).toBe(false);
  expect(bench.host.requests.some(({ headers }) => 'if-none-match' in headers)).toBe(false);
});

test('a damaged cache confirms nothing by itself, and is mended', async () => {
  const { answers, records } = await runFirst(tagged(pagesOf(manyNews(25)), '"v1"'));
  const folder = join(bench.folder, 'cache');
  for (const name of await readdir(folder)) if (!name.endsWith('.json')) await writeFile(join(folder, name), '[]');
  const again = await bench.run({ ...options, previous: answers });
  expect(again.confirmed).toBe(true);
  expect(again.records('news')).toEqual(records('news'));
  expect(bench.host.requests).toHaveLength(7);
});

test('a confirmation makes answers young again, and writes nothing about those that are', async () => {
  const { answers } = await runFirst();
  const before = await listFacts();
  await bench.run({ ...options, previous: answers });
  expect((await listFacts()).map(({ ino }) => ino)).toEqual(before.map(({ ino }) => ino));
  for (const { name } of before) {
    const file = join(bench.folder, 'cache', name);
    const facts = JSON.parse(await readFile(file, 'utf8'));
    await writeFile(file, JSON.stringify({ ...facts, confirmedAt: facts.confirmedAt - 5 * 3_600_000 }));
  }
  await bench.run({ ...options, previous: answers });
  bench.host.on(path, status(503));
  const { warnings } = await bench.run({ ...options, required: [] });
  expect(warnings[0]?.message).toContain('news is less than a minute old');
});
