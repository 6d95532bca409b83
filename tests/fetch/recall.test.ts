import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import * as records from '../../cli/fetch/check-record.ts';
import { parseListAnswer } from '../../cli/fetch/read-list.ts';
import { decodeHtml } from '../../cli/fetch/record-text.ts';
import { parseListText, waysToSplit } from '../../cli/fetch/split-list.ts';
import { manyNews, news, openBench, type RunResult } from './fetch-bench.ts';
import { type Answer, json, pagesOf, status } from './scripted-host.ts';

vi.mock('../../cli/fetch/check-record.ts', { spy: true });

const bench = openBench();
const path = '/api/s/news';
const collections = ['news'] as const;
const fetch = { pageSize: 10 };

/** Pages with entity tags; 304 to who has them. */
const tagged =
  (all: readonly unknown[], tag = 'v1'): Answer =>
  (facts) => {
    const etag = `"${tag}-${facts.url.searchParams.get('page')}"`;
    if (facts.request.headers['if-none-match'] === etag) status(304, { etag })(facts);
    else {
      facts.response.setHeader('etag', etag);
      pagesOf(all)(facts);
    }
  };

const checked = () => vi.mocked(records.checkRecord).mock.calls.length;
/** Facts as digests see them: where a record lies is no part of it. */
const factsOf = ({ source }: RunResult) => JSON.stringify(source.collections.news?.facts);
const recordsFiles = async () =>
  (await readdir(join(bench.folder, 'cache'))).filter((name) => name.endsWith('.records'));

test('a page that has not changed is not checked again, with or without entity tags', async () => {
  for (const answer of [tagged(manyNews(25)), pagesOf(manyNews(25))]) {
    bench.host.on(path, answer);
    const first = await bench.run({ collections, fetch });
    const before = checked();
    const again = await bench.run({ collections, fetch });
    expect(checked()).toBe(before);
    expect(again.records('news')).toEqual(first.records('news'));
    expect(factsOf(again)).toBe(factsOf(first));
  }
});

test('only the page that changed is checked, and its file takes the place of the old one', async () => {
  bench.host.on(path, pagesOf(manyNews(25)));
  await bench.run({ collections, fetch });
  const before = checked();
  const changed = manyNews(25).map((each) => (each.id === 13 ? { ...each, title: 'New' } : each));
  bench.host.on(path, pagesOf(changed));
  const { records: read } = await bench.run({ collections, fetch });
  expect(checked() - before).toBe(10);
  expect(read('news').filter(({ title }) => title === 'New')).toHaveLength(1);
  expect(await recordsFiles()).toHaveLength(3);
});

test('what was left out is said again', async () => {
  bench.host.on(path, json([{ id: 7 }, news(1), 'text', news(1, { title: 'other' })]));
  const first = await bench.run({ collections });
  const again = await bench.run({ collections });
  expect(again.warnings).toEqual(first.warnings);
  expect(first.warnings.length).toBeGreaterThan(1);
});

test('other parameters, a map and --full have every page checked', async () => {
  bench.host.on(path, json([news(1, { year: 2024 })]));
  await bench.run({ collections });
  const { source } = await bench.run({ collections, params: ['year'] });
  expect(source.collections.news?.facts[0]?.params).toEqual({ year: '2024' });
  const content = (title: string) => ({ news: { map: (raw: object) => ({ ...raw, title }) } });
  for (const title of ['one', 'two']) {
    const { records: read } = await bench.run({ collections, content: content(title) as never });
    expect(read('news')[0]?.title).toBe(title);
  }
  const before = checked();
  await bench.run({ collections, full: true });
  expect(checked() - before).toBe(1);
});

test.each([
  ['is cut', (text: string) => text.slice(0, -20)],
  ['is empty', () => ''],
  ['says something else of its records', (text: string) => text.replace('"digest":"', '"digest":"-')],
  ['says nonsense at its end', (text: string) => `${text.slice(0, text.lastIndexOf('\n'))}\n{"recipe":1}`],
  ['was made by another recipe', (text: string) => text.replace(/"recipe":"./, '"recipe":"-')],
])('a file that %s is made anew from the body', async (_, damage) => {
  bench.host.on(path, tagged([news(1)]));
  const first = await bench.run({ collections });
  for (const name of await recordsFiles()) {
    const file = join(bench.folder, 'cache', name);
    await writeFile(file, damage(await readFile(file, 'utf8')));
  }
  const again = await bench.run({ collections });
  expect(again.records('news')).toEqual(first.records('news'));
  expect(factsOf(again)).toBe(factsOf(first));
});

/** Changes the texts of the cache's records. */
async function damageBodies(damage: (text: string) => string): Promise<void> {
  const folder = join(bench.folder, 'cache');
  for (const name of (await readdir(folder)).filter((each) => each.endsWith('.body'))) {
    const file = join(folder, name);
    await writeFile(file, damage(await readFile(file, 'utf8')));
  }
}

test.each([
  ['changed', (text: string) => text.replace('News 1', 'Lies 1')],
  ['cut', (text: string) => text.slice(0, 20)],
])('a record that was %s when it is read back is told as a fault of the disk', async (_, damage) => {
  bench.host.on(path, tagged([news(1)]));
  for (let turn = 0; turn < 2; turn += 1) {
    const error = await bench.fail({ collections, beforeReading: () => damageBodies(damage) });
    expect(error.code).toBe('DISK_REFUSED');
    expect(error.message).toContain('.body');
  }
  expect((await bench.run({ collections })).records('news')[0]?.title).toBe('News 1');
});

test.each([
  '[]',
  '{"data":[{"a":"}"},1,"x",null,[{"a":1}],{"b":{"c":[1,{}]}}],"total":6}',
  '[{"a":"\\"]}"} , {"@":5},\n{"a":[[]]}]',
  '{"meta":[{"x":1}],"data":[{"y":2}]}',
  '{"data":[{"y":1}],"data":[{"y":2}]}',
  '{"data":{"items":[{"y":2}]}}',
  '\uFEFF[{"a":"हिन्दी"}]',
  '[{"__proto__":{"x":1},"\\u005f_proto__":2,"a":3}]',
  '[{"a":1,"html":"<p class=\\"x\\">\\u0905</p>","b":2},{"a":2,"html":"x"},{"html":"y","a":3}]',
  '[{"a":{"html":"in","b":1},"html":"out"},{"a":1,"html":"first","html":"last"},{"a":1,"html":["x"]}]',
  '{"data":[5,{"record":0}],"z":[{"x":1}]}',
  '{}',
  '1',
  '"x"',
])('the text of a list in pieces holds what the whole holds: %s', (text) => {
  const whole = JSON.parse(text.replace('\uFEFF', ''), (key, value) => (key === '__proto__' ? undefined : value));
  const items = whole?.data ?? whole;
  const lists = waysToSplit.flatMap((split) => readInPieces(text, split) ?? []);
  expect(lists.length).toBeGreaterThan(0);
  for (const list of lists) expect(list).toEqual(Array.isArray(items) ? { items } : 'no list');
});

/** Reads a list as the stage does; undefined where this way does not lead to the end. */
function readInPieces(text: string, split: (typeof waysToSplit)[number]) {
  try {
    const list = parseListText(Buffer.from(text), split);
    const found = list && parseListAnswer(list.frame);
    const items = found?.items.map((item) => {
      const { record, html } = list?.readItem(item) ?? {};
      return html ? { ...(record as object), html: decodeHtml(html) } : record;
    });
    list?.checkRest();
    return items ? { items } : list && 'no list';
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
