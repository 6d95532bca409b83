import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareIds, parseInstant } from '../../cli/fetch/record-order.ts';
import { collectionNames, recordSchemas } from '../../config/contracts/collections.ts';
import { manyNews, news, openBench } from './fetch-bench.ts';
import { json, raw, status } from './scripted-host.ts';

const bench = openBench();
const path = '/api/s/news';
const collections = ['news'] as const;

test('a record that misses a required field is left out with a warning that names it', async () => {
  bench.host.on('/api/s/blogpost', json([{ id: 7, slug: 's' }, { slug: 'x', title: 'T' }, 'text', null, [1]]));
  const { records, warnings } = await bench.run({ collections: ['blogpost'] });
  expect(records('blogpost')).toEqual([]);
  expect(warnings.map(({ message }) => message)).toEqual([
    'A record of blogpost (id 7) was left out: title is missing.',
    'A record of blogpost (number 2) was left out: id is missing.',
    'A record of blogpost (number 3) was left out: it is not an object.',
    'A record of blogpost (number 4) was left out: it is not an object.',
    'A record of blogpost (number 5) was left out: it is not an object.',
  ]);
  expect(new Set(warnings.map(({ code, where }) => `${code} ${where}`))).toEqual(
    new Set(['RECORD_LEFT_OUT /api/s/blogpost']),
  );
});

test('after twenty warnings the rest of a list is summed up', async () => {
  bench.host.on(path, json(manyNews(30).map(({ id }) => ({ id }))));
  const { warnings } = await bench.run({ collections });
  expect(warnings).toHaveLength(21);
  expect(warnings.at(-1)?.message).toBe('10 more problems of this kind in news.');
});

test('unknown fields are kept', async () => {
  bench.host.on(path, json([news(1, { extra: { deep: [1, null, 'हिन्दी'] } })]));
  expect((await bench.run({ collections })).records('news')[0]?.extra).toEqual({ deep: [1, null, 'हिन्दी'] });
});

test('facts say what lists, links and addresses need', async () => {
  const post = { id: 3, slug: 'a', title: 'A', lang: 'hi', order: '2', publishedAt: '2024-01-01', year: 2024 };
  bench.host.on('/api/s/blogpost', json([{ ...post, category: { id: 9, slug: 'gs', title: 'GS' } }]));
  const params = ['slug', 'year', 'category', 'missing', '__proto__'];
  const { source } = await bench.run({ collections: ['blogpost'], params });
  const [facts] = source.collections.blogpost?.facts ?? [];
  expect(JSON.parse(JSON.stringify(facts))).toEqual({
    id: '3',
    digest: expect.stringMatching(/^[\w-]{22}$/),
    lang: 'hi',
    slug: 'a',
    order: 2,
    publishedAt: '2024-01-01',
    category: 'gs',
    params: JSON.parse('{"slug":"a","year":"2024","category":"gs","missing":"","__proto__":""}'),
  });
});

test('order, facts and digests do not depend on the order of records, keys or pages', async () => {
  const all = [
    news('10', { order: 2 }),
    news('9', { order: 2 }),
    news('x2', { publishedAt: '2024-01-02T00:00:00+05:30' }),
    news('x1', { publishedAt: '2024-01-02' }),
    news('x3', { publishedAt: 'no date' }),
    news('x10'),
    news('5', { order: 1, publishedAt: '1999-01-01' }),
  ];
  const seen = new Set<string>();
  for (const turn of [0, 1, 2, 3]) {
    const turned = [...all.slice(turn), ...all.slice(0, turn)];
    const records = turn % 2 ? turned.map((each) => Object.fromEntries(Object.entries(each).reverse())) : turned;
    bench.host.on(path, (facts) => {
      const page = Number(facts.url.searchParams.get('page'));
      json({ data: records.slice((page - 1) * 3, page * 3), total: 7 })(facts);
    });
    const { source, records: read } = await bench.run({ collections, fetch: { pageSize: 3 } });
    seen.add(JSON.stringify([source.collections.news?.facts, read('news')]));
    expect(read('news').map(({ id }) => id)).toEqual(['5', '9', '10', 'x1', 'x2', 'x3', 'x10']);
  }
  expect(seen.size).toBe(1);
});

test('of records with one id one is kept, the same whatever came first', async () => {
  const first = news(1, { title: 'A' });
  const second = news(1, { title: 'B' });
  const kept = new Set<unknown>();
  for (const records of [
    [first, second, first],
    [second, first],
  ]) {
    bench.host.on(path, json(records));
    const { records: read, warnings } = await bench.run({ collections });
    kept.add(JSON.stringify(read('news')));
    expect(read('news')).toHaveLength(1);
    expect(warnings.map(({ code }) => code)).toEqual(['DUPLICATE_ID']);
  }
  expect(kept.size).toBe(1);
});

test('a record that comes twice, the same each time, is no cause for a warning', async () => {
  bench.host.on(path, json([news(1), news(1), news(2)]));
  const { records, warnings } = await bench.run({ collections });
  expect(records('news')).toHaveLength(2);
  expect(warnings).toEqual([]);
});

test('many records of any length are read back whole', async () => {
  const all = manyNews(700).map((each, at) => ({ ...each, html: 'अ'.repeat(at * 3) }));
  bench.host.on(path, json(all));
  const { records } = await bench.run({ collections });
  expect(records('news').map(({ html }) => html ?? '')).toEqual(all.map(({ html }) => html));
});

test('a brief reading gives all but the html, wherever that stands', async () => {
  const html = '<p class="a">हिन्दी \\ "quoted",</p>';
  const fields = { summary: 'S', extra: { html: 'inner' } };
  const all = [
    news(1, { html, ...fields }),
    { html, ...news(2, fields) },
    news(3, { ...fields, html }),
    news(4, fields),
    news(5, { html: ' ' }),
    news(6, { metaTags: { html: 'x', keywords: 'k' }, html, order: '7' }),
  ];
  for (const text of [JSON.stringify(all), JSON.stringify(all, undefined, 2)]) {
    bench.host.on(path, raw(text));
    const { records, briefs } = await bench.run({ collections });
    const [whole, brief] = [records('news'), briefs('news')];
    expect(whole.map((record) => record.html)).toEqual(
      whole.map(({ id }) => (id === '4' || id === '5' ? undefined : html)),
    );
    expect(brief).toEqual(whole.map(({ html: _, ...rest }) => rest));
    expect(brief.some((record) => 'html' in record)).toBe(false);
  }
});

test.each(collectionNames)('the contract of %s takes a record with and without html', (name) => {
  const texts = ['id', 'slug', 'title', 'list', 'name', 'text', 'image', 'url'];
  const record = Object.fromEntries(texts.map((field) => [field, 'x']));
  for (const html of [undefined, 'x', ' ', 5])
    expect(recordSchemas[name].safeParse({ ...record, html }).success).toBe(true);
});

test('what is empty in a record is not there', async () => {
  bench.host.on(
    path,
    json([news(1, { summary: ' ', metaTags: { keywords: '', ogTitle: 'T' } }), news(2, { metaTags: 5 })]),
  );
  const { records } = await bench.run({ collections });
  expect(records('news').map((record) => Object.keys(record))).toEqual([
    ['id', 'slug', 'title', 'lang', 'metaTags'],
    ['id', 'slug', 'title', 'lang'],
  ]);
  expect(Object.keys(records('news')[0]?.metaTags as object)).toEqual(['ogTitle']);
});

test('popups keep the order of the host and need no id', async () => {
  bench.host.on('/api/s/popup', json([{ image: '/z.png' }, { image: '/a.png' }, { image: '/m.png' }]));
  const { records } = await bench.run({ collections: ['popup'] });
  expect(records('popup').map(({ image }) => image)).toEqual(['/z.png', '/a.png', '/m.png']);
});

test('a map leaves records out silently, or with a warning when it throws or gives nonsense', async () => {
  bench.host.on(path, json([news(1), news(2), news(3), news(4), news(5)]));
  const cycle: Record<string, unknown> = { id: 5, slug: 's', title: 't' };
  cycle.self = cycle;
  const map = ({ id }: { id: number }) => {
    if (id === 1) throw new Error('no such field\n    at somewhere');
    return [undefined, undefined, null, undefined, news(4), cycle][id];
  };
  const { records, warnings } = await bench.run({ collections, content: { news: { map } } });
  expect(records('news').map(({ id }) => id)).toEqual(['4']);
  expect(warnings.map(({ message }) => message)).toEqual([
    'A record of news (id 1) was left out: content.news.map failed: no such field.',
    'A record of news (id 5) was left out: it cannot be written as JSON.',
  ]);
});

test('products are asked for one by one; one that the host does not have is missing', async () => {
  bench.host.on('/api/s/product/a%2Fb', json({ id: 'a/b', title: 'P', price: 10 }));
  bench.host.on('/api/s/product/bad', json({ id: 'bad' }));
  const { source, warnings } = await bench.run({ products: ['a/b', 'gone', 'bad', '..'] });
  expect([...source.products]).toEqual([['a/b', { id: 'a/b', title: 'P', price: '10' }]]);
  expect(warnings).toEqual([
    {
      code: 'RECORD_LEFT_OUT',
      message: 'The product bad was left out: title is missing.',
      where: '/api/s/product/bad',
    },
  ]);
});

test.each([[500], [403]])('a product that answers %i fails the run', async (code) => {
  bench.host.on('/api/s/product/p', status(code));
  expect((await bench.fail({ products: ['p'], fetch: { retries: 0 } })).code).toBe('API_REFUSED');
});

test('a host without blog categories has none', async () => {
  const { source, warnings } = await bench.run({ collections: ['blogpostcategory'], required: [] });
  expect(source.collections.blogpostcategory?.facts).toEqual([]);
  expect(warnings.map(({ code }) => code)).toEqual(['LIST_MISSING']);
});

test.each([
  ['2', '10'],
  ['a2', 'a10'],
  ['a', 'b'],
  ['07', '8'],
  ['1', '1a'],
  ['x1y2', 'x1y10'],
  ['99999999999999999998', '99999999999999999999'],
])('%s stands before %s', (first, second) => {
  expect(compareIds(first, second)).toBeLessThan(0);
  expect(compareIds(second, first)).toBeGreaterThan(0);
});

test('the order of ids is that of their parts', () => {
  const split = (id: string) => (id.match(/\d+|\D+/g) ?? []).map((part) => (/\d/.test(part) ? BigInt(part) : part));
  const compareParts = (a: string, b: string): number => {
    const [left, right] = [split(a), split(b)];
    for (const [at, part] of left.entries()) {
      const other = right[at];
      if (other === undefined) break;
      const [one, two] = typeof part === typeof other ? [part, other] : [String(part), String(other)];
      if (one !== two) return one < two ? -1 : 1;
    }
    return left.length - right.length || (a < b ? -1 : a > b ? 1 : 0);
  };
  const id = fc.string({ unit: fc.constantFrom('0', '1', '2', '10', 'a', 'b', '-', 'आ', '~'), maxLength: 6 });
  fc.assert(
    fc.property(id, id, (a, b) => Math.sign(compareIds(a, b)) === Math.sign(compareParts(a, b))),
    {
      numRuns: 3000,
    },
  );
});

test('dates are read without regard to the zone of the machine', () => {
  const zone = process.env.TZ;
  const dates = ['2024-05-01', '2024-05-01 10:00', '2024-05-01T10:00:00', '1 May 2024', 'May 1, 2024 10:00', 'x'];
  const read = ['UTC', 'Asia/Kolkata', 'America/St_Johns'].map((each) => {
    process.env.TZ = each;
    return dates.map(parseInstant).join();
  });
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
  expect(new Set(read).size).toBe(1);
  expect(parseInstant('1970-01-01T00:00:00Z')).toBe(0);
  expect(parseInstant('2024-13-01T10:00:00Z')).toBe(Number.NEGATIVE_INFINITY);
  expect(parseInstant('2024-05-01T10:00:00')).toBe(Date.UTC(2024, 4, 1, 10));
  expect(parseInstant('2024-05-01T10:00:00+05:30')).toBe(Date.UTC(2024, 4, 1, 4, 30));
});
