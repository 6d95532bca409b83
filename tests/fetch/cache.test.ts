import { readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { manyNews, news, openBench } from './fetch-bench.ts';
import { type Answer, json, pagesOf, raw, status } from './scripted-host.ts';

const bench = openBench();
const path = '/api/s/news';
const collections = ['news'] as const;
const hour = 3_600_000;

/** Answers with a validator, and 304 to who has it. */
function validated(value: unknown, validator: Record<string, string>): Answer {
  return (facts) => {
    const { headers } = facts.request;
    const known = validator.etag ? headers['if-none-match'] : headers['if-modified-since'];
    if (known === Object.values(validator)[0]) status(304, validator)(facts);
    else json(value, validator)(facts);
  };
}

const cacheFiles = async (suffix: string) =>
  (await readdir(join(bench.folder, 'cache'))).filter((name) => name.endsWith(suffix));

/** Makes every cached answer look as if it had been confirmed so many hours ago. */
async function age(hours: number): Promise<void> {
  for (const name of await cacheFiles('.json')) {
    const file = join(bench.folder, 'cache', name);
    const facts = JSON.parse(await readFile(file, 'utf8'));
    await writeFile(file, JSON.stringify({ ...facts, confirmedAt: facts.confirmedAt - hours * hour }));
  }
}

describe('a conditional request', () => {
  test.each([
    [{ etag: '"v1"' }, 'if-none-match'],
    [{ 'last-modified': 'Wed, 21 Oct 2015 07:28:00 GMT' }, 'if-modified-since'],
  ] as [Record<string, string>, string][])('with %o uses the answer on disk after 304', async (validator, header) => {
    bench.host.on(path, validated([news(1)], validator));
    await bench.run({ collections });
    const { records } = await bench.run({ collections });
    expect(records('news')).toHaveLength(1);
    expect(bench.host.requests.at(-1)?.headers[header]).toBe(Object.values(validator)[0]);
  });

  test('takes the new answer when there is one', async () => {
    bench.host.on(path, validated([news(1)], { etag: '"v1"' }));
    await bench.run({ collections });
    bench.host.on(path, validated([news(1), news(2)], { etag: '"v2"' }));
    expect((await bench.run({ collections })).records('news')).toHaveLength(2);
    expect((await bench.run({ collections })).records('news')).toHaveLength(2);
    expect(bench.host.requests.at(-1)?.headers['if-none-match']).toBe('"v2"');
    expect(await cacheFiles('.body')).toHaveLength(3);
  });

  test('is not made with `full`, which still remembers what it got', async () => {
    bench.host.on(path, validated([news(1)], { etag: '"v1"' }));
    await bench.run({ collections });
    bench.host.on(path, validated([news(2)], { etag: '"v2"' }));
    await bench.run({ collections, full: true });
    expect(bench.host.requests.at(-1)?.headers['if-none-match']).toBeUndefined();
    await bench.run({ collections });
    expect(bench.host.requests.at(-1)?.headers['if-none-match']).toBe('"v2"');
  });

  test.each([
    ['its facts', '.json', 'nonsense'],
    ['its facts, in part', '.json', '{"url":"x"}'],
    ['its body', '.body', '[]'],
  ])('is not made where the cache is damaged: %s', async (_, suffix, text) => {
    bench.host.on(path, validated([news(1)], { etag: '"v1"' }));
    await bench.run({ collections });
    for (const name of await cacheFiles(suffix)) await writeFile(join(bench.folder, 'cache', name), text);
    expect((await bench.run({ collections })).records('news')).toHaveLength(1);
    expect(bench.host.requests.at(-1)?.headers['if-none-match']).toBeUndefined();
  });

  test('never rests on an answer that was not good', async () => {
    bench.host.on(path, raw('{"error":1}', { etag: '"bad"' }));
    await bench.fail({ collections });
    bench.host.on(path, validated([news(1)], { etag: '"bad"' }));
    expect((await bench.run({ collections })).records('news')).toHaveLength(1);
  });
});

describe('when the host fails', () => {
  const optional = { collections, required: [] as const, fetch: { retries: 0, pageSize: 10 } };

  test('an optional list may be old, and says how old and why', async () => {
    bench.host.on(path, pagesOf(manyNews(25)));
    await bench.run(optional);
    await age(5.5);
    bench.host.on(path, status(503));
    const { records, warnings } = await bench.run(optional);
    expect(records('news')).toHaveLength(25);
    expect(warnings).toEqual([
      {
        code: 'STALE_LIST',
        message: expect.stringMatching(/^news is 5 hours old, .* answered with status 503\.$/),
        where: path,
      },
    ]);
  });

  test.each([
    ['no list', raw('{}')],
    ['no JSON', raw('<html>')],
    ['404', status(404)],
    ['a closed connection', (({ request }) => request.socket.destroy()) as Answer],
  ])('so it may when it answers %s', async (_, answer) => {
    bench.host.on(path, json([news(1)]));
    await bench.run(optional);
    bench.host.on(path, answer);
    const { records, warnings } = await bench.run({ ...optional, full: true });
    expect(records('news')).toHaveLength(1);
    expect(warnings.map(({ code }) => code)).toEqual(['STALE_LIST']);
  });

  test('a list that fails midway is taken from before as a whole', async () => {
    const old = manyNews(25).map((each) => ({ ...each, title: 'old' }));
    bench.host.on(path, pagesOf(old));
    await bench.run(optional);
    bench.host.on(path, (facts) =>
      (facts.url.searchParams.get('page') === '3' ? status(500) : pagesOf(manyNews(25)))(facts),
    );
    for (let turn = 0; turn < 2; turn += 1) {
      const { records } = await bench.run(optional);
      expect(records('news')).toHaveLength(25);
      expect(new Set(records('news').map(({ title }) => title))).toEqual(new Set(['old']));
    }
  });

  test('a list that had become shorter does not grow again', async () => {
    const content = { news: { pages: (page: number) => `${path}?limit=4&page=${page}` } };
    bench.host.on(path, pagesOf(manyNews(12)));
    await bench.run({ ...optional, content });
    bench.host.on(path, (facts) =>
      (Number(facts.url.searchParams.get('page')) > 2 ? status(404) : pagesOf(manyNews(8)))(facts),
    );
    await bench.run({ ...optional, content });
    bench.host.on(path, status(500));
    expect((await bench.run({ ...optional, content })).records('news')).toHaveLength(8);
  });

  test('a 304 makes the answer young again', async () => {
    bench.host.on(path, validated([news(1)], { etag: '"v1"' }));
    await bench.run(optional);
    await age(167);
    await bench.run(optional);
    await age(2);
    bench.host.on(path, status(503));
    expect((await bench.run(optional)).warnings[0]?.message).toContain('news is 2 hours old');
  });

  test('too old is as good as never had', async () => {
    bench.host.on(path, json([news(1)]));
    await bench.run(optional);
    await age(169);
    bench.host.on(path, status(503));
    expect((await bench.fail(optional)).message).toContain('answered with status 503');
    const { records } = await bench.run({ ...optional, fetch: { ...optional.fetch, staleForHours: 200 } });
    expect(records('news')).toHaveLength(1);
  });

  test('a damaged page in the cache does not shorten the list', async () => {
    bench.host.on(path, pagesOf(manyNews(25)));
    await bench.run(optional);
    for (const name of await cacheFiles('.body')) await writeFile(join(bench.folder, 'cache', name), '[]');
    bench.host.on(path, status(503));
    expect((await bench.fail(optional)).code).toBe('API_REFUSED');
  });

  test('a missing page in the cache does not shorten the list', async () => {
    bench.host.on(path, pagesOf(manyNews(25)));
    await bench.run(optional);
    for (const name of await cacheFiles('.json')) {
      const file = join(bench.folder, 'cache', name);
      if ((await readFile(file, 'utf8')).includes('page=2')) await rm(file);
    }
    bench.host.on(path, status(503));
    expect((await bench.fail(optional)).code).toBe('API_REFUSED');
  });

  test('required lists and settings are never old', async () => {
    bench.host.on(path, json([news(1)]));
    await bench.run({ collections });
    bench.host.on(path, status(503));
    expect((await bench.fail({ collections, fetch: { retries: 0 } })).code).toBe('API_REFUSED');
    bench.host.on('/api/s/settings/website', status(503));
    expect((await bench.fail({ fetch: { retries: 0 } })).message).toContain('/api/s/settings/website');
  });

  test('a product may be old too', async () => {
    bench.host.on('/api/s/product/p', json({ id: 'p', title: 'P' }));
    await bench.run({ products: ['p'] });
    bench.host.on('/api/s/product/p', status(503));
    const { source, warnings } = await bench.run({ products: ['p'], fetch: { retries: 0 } });
    expect(source.products.get('p')?.title).toBe('P');
    expect(warnings.map(({ code }) => code)).toEqual(['STALE_LIST']);
  });
});

test('answers of one site are not those of another on the same host', async () => {
  bench.host.on(path, validated([news(1)], { etag: '"v1"' }));
  await bench.run({ collections });
  bench.host.on('/other/api/s/settings/website', json({ website: {}, menus: {} }));
  bench.host.on('/other/api/s/settings/dynamic-page-uri', json([]));
  bench.host.on('/other/api/s/news', json([]));
  await bench.run({ collections, hostPath: '/other' });
  expect(bench.host.requests.at(-1)?.headers['if-none-match']).toBeUndefined();
});

test('answers that were not used for long are cleared away, others are kept', async () => {
  bench.host.on(path, json([news(1)]));
  await bench.run({ collections });
  const folder = join(bench.folder, 'cache');
  const long = new Date(Date.now() - (168 + 8 * 24) * hour);
  for (const name of await readdir(folder)) await utimes(join(folder, name), long, long);
  await writeFile(join(folder, 'foreign.txt'), 'not ours');
  await bench.run();
  expect(await cacheFiles('.json')).toHaveLength(2);
  expect(await cacheFiles('.body')).toHaveLength(2);
  expect(await cacheFiles('.txt')).toHaveLength(1);
});

test('a disk that refuses is told as such', async () => {
  bench.host.on(path, async (facts) => {
    // The cache folder is gone from under the run.
    await rm(join(bench.folder, 'cache'), { recursive: true });
    json([news(1)])(facts);
  });
  const error = await bench.fail({ collections });
  expect(error.code).toBe('DISK_REFUSED');
  expect(error.exitCode).toBe(6);
});

test('the clock of the machine may be set back', async () => {
  bench.host.on(path, json([news(1)]));
  await bench.run({ collections });
  await age(-48);
  bench.host.on(path, status(503));
  const { warnings } = await bench.run({ collections, required: [], fetch: { retries: 0 } });
  expect(warnings[0]?.message).toContain('news is less than a minute old');
});
