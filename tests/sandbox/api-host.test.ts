import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../cli/sandbox/start-sandbox.ts';
import { collectionNames, productSchema, recordSchemas } from '../../config/contracts/collections.ts';
import { pageEntrySchema } from '../../config/contracts/page-entries.ts';
import { websiteSettingsSchema } from '../../config/contracts/settings.ts';
import { getApi, itemsOf, post } from './call-sandbox.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

describe('answers of the API host fit the contract', () => {
  test('website settings', async () => {
    const { json, status } = await getApi(sandbox, '/api/s/settings/website');
    expect(status).toBe(200);
    const { website, menus } = websiteSettingsSchema.parse(json);
    expect(website.contactNumber).toHaveLength(3);
    expect(Object.keys(website.socialLinks)).toHaveLength(7);
    expect(menus.PRIMARY_MENU.items).toHaveLength(12);
    expect(menus.PRIMARY_MENU_HINDI.items).toHaveLength(12);
  });

  test.each(collectionNames)('%s', async (name) => {
    const answer = await getApi(sandbox, `/api/s/${name}?limit=all`);
    const records = itemsOf(answer);
    expect(records.length).toBeGreaterThan(1);
    for (const record of records) expect(() => recordSchemas[name].parse(record)).not.toThrow();
  });

  test('page entries in all three forms', async () => {
    const entries = itemsOf(await getApi(sandbox, '/api/s/settings/dynamic-page-uri?limit=all')) as unknown[];
    const strings = entries.filter((entry) => typeof entry === 'string');
    const objects = entries.filter((entry) => typeof entry === 'object');
    for (const entry of objects) expect(() => pageEntrySchema.parse(entry)).not.toThrow();
    expect(strings).toContain('/news/:slug');
    expect(strings).toContain('/scholarship-test');
    expect(objects.map((entry) => pageEntrySchema.parse(entry).collection)).toContain('blogpost');
  });

  test('an address that stands as a string is answered by ?url=, an unknown one with 404', async () => {
    const { json } = await getApi(sandbox, '/api/s/settings/dynamic-page-uri?url=/scholarship-test');
    expect(pageEntrySchema.parse(json).url).toBe('/scholarship-test');
    const listed = await getApi(sandbox, '/api/s/settings/dynamic-page-uri?url=%2Ffaculty');
    expect(listed.json.url).toBe('/faculty');
    const missing = await getApi(sandbox, '/api/s/settings/dynamic-page-uri?url=/nowhere');
    expect(missing).toMatchObject({ status: 404, json: { code: 'PAGE_NOT_FOUND' } });
  });

  test('a product, and 404 for one that is not there', async () => {
    const { json } = await getApi(sandbox, '/api/s/product/prelims-test-series-2027');
    expect(productSchema.parse(json).title).toBe('Prelims Test Series 2027');
    expect((await getApi(sandbox, '/api/s/product/other')).status).toBe(404);
  });

  test('posts of a category, its slug sent as text or as the object itself', async () => {
    const english = itemsOf(await getApi(sandbox, '/api/s/blogpost/blogpostcategory-slug/strategy?limit=all'));
    expect(english.length).toBeGreaterThan(2);
    expect(english.every((one) => one.category === 'strategy')).toBe(true);
    const hindi = itemsOf(await getApi(sandbox, '/api/s/blogpost/blogpostcategory-slug/taiyari?limit=all'));
    expect(hindi).toHaveLength(3);
    expect(hindi[0]?.category).toMatchObject({ slug: 'taiyari', title: 'तैयारी' });
    expect(itemsOf(await getApi(sandbox, '/api/s/blogpost/blogpostcategory-slug/none?limit=all'))).toHaveLength(0);
  });

  test('a form response is taken into the inbox', async () => {
    const body = { form: 'admission', values: { name: 'Asha' }, page: '/admission' };
    const answer = await post(`${sandbox.apiUrl}/api/s/formresponse`, body);
    expect(answer.json.id).toMatch(/^form-response-/);
    expect(sandbox.inbox.of('form response').at(-1)?.body).toEqual(body);
    expect((await post(`${sandbox.apiUrl}/api/s/formresponse`, { values: {} })).status).toBe(400);
  });
});

describe('lists', () => {
  test('answer bare, or with their total, as asked at the start', async () => {
    const bare = await startSandbox({ lists: 'array' });
    const total = await startSandbox({ lists: 'total' });
    try {
      expect(Array.isArray((await getApi(bare, '/api/s/course?limit=all')).json)).toBe(true);
      const { json } = await getApi(total, '/api/s/news?limit=3');
      expect(json).toMatchObject({ total: 8 });
      expect(json.data).toHaveLength(3);
    } finally {
      await Promise.all([bare.close(), total.close()]);
    }
  });

  test('answer in either form, and without a total too, by default', async () => {
    expect(Array.isArray((await getApi(sandbox, '/api/s/courseprogram')).json)).toBe(true);
    expect((await getApi(sandbox, '/api/s/course')).json).toHaveProperty('total', 11);
    const { json } = await getApi(sandbox, '/api/s/download');
    expect(json).toHaveProperty('data');
    expect(json).not.toHaveProperty('total');
  });

  test('are paged without gaps, and a page past the end is empty', async () => {
    const all = itemsOf(await getApi(sandbox, '/api/s/news?limit=all')).map((one) => one.id);
    const paged: unknown[] = [];
    for (const page of [1, 2, 3]) {
      paged.push(...itemsOf(await getApi(sandbox, `/api/s/news?limit=3&page=${page}`)).map((one) => one.id));
    }
    expect(paged).toEqual(all);
    expect(itemsOf(await getApi(sandbox, '/api/s/news?limit=3&page=4'))).toEqual([]);
  });

  test.each(['limit=0', 'limit=x', 'limit=-1', 'limit=5&page=0', 'limit=5&page=x'])('refuse ?%s', async (query) => {
    expect(await getApi(sandbox, `/api/s/news?${query}`)).toMatchObject({ status: 400, json: { code: 'BAD_PAGING' } });
  });
});

describe('HTTP', () => {
  test('an unchanged answer is 304, and a changed one has another entity tag', async () => {
    const own = await startSandbox();
    try {
      const first = await getApi(own, '/api/s/course?limit=all');
      const etag = first.headers.get('etag') ?? '';
      expect(etag).toMatch(/^"[^"]+"$/);
      const again = await getApi(own, '/api/s/course?limit=all', { 'if-none-match': etag });
      expect(again).toMatchObject({ status: 304, text: '' });

      const news = await getApi(own, '/api/s/news?limit=all');
      own.content.update(({ collections }) => {
        collections.course[0] = { ...collections.course[0], title: 'A new title' };
      });
      const changed = await getApi(own, '/api/s/course?limit=all', { 'if-none-match': etag });
      expect(changed.status).toBe(200);
      expect(changed.headers.get('etag')).not.toBe(etag);
      expect(itemsOf(changed)[0]?.title).toBe('A new title');
      const sameNews = await getApi(own, '/api/s/news?limit=all', { 'if-none-match': news.headers.get('etag') ?? '' });
      expect(sameNews.status).toBe(304);

      own.content.reset();
      expect((await getApi(own, '/api/s/course?limit=all', { 'if-none-match': etag })).status).toBe(304);
    } finally {
      await own.close();
    }
  });

  test('there are no entity tags when they are switched off', async () => {
    const own = await startSandbox({ etags: false });
    try {
      const { headers } = await getApi(own, '/api/s/course');
      expect(headers.get('etag')).toBeNull();
    } finally {
      await own.close();
    }
  });

  test('is compressed only for those who take it, each form with a tag of its own', async () => {
    const packed = await getApi(sandbox, '/api/s/course', { 'accept-encoding': 'gzip' });
    const plain = await getApi(sandbox, '/api/s/course', { 'accept-encoding': 'identity' });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.text).toBe(packed.text);
    expect(plain.headers.get('etag')).not.toBe(packed.headers.get('etag'));
  });

  test('a call without apihost is refused, an unknown path is 404, both as JSON', async () => {
    const response = await fetch(`${sandbox.apiUrl}/api/s/course`);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message: expect.any(String), code: 'APIHOST_REQUIRED' });
    expect(await getApi(sandbox, '/api/s/unknown')).toMatchObject({ status: 404, json: { code: 'NOT_FOUND' } });
  });

  test('a preflight allows the headers of the contract', async () => {
    const response = await fetch(`${sandbox.apiUrl}/api/s/popup`, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://site.example',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'apihost',
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    const allowed = (response.headers.get('access-control-allow-headers') ?? '').toLowerCase();
    for (const name of ['apihost', 'token', 'content-type']) expect(allowed).toContain(name);
  });

  test('the log holds what was asked', async () => {
    sandbox.requests.clear();
    await getApi(sandbox, '/api/s/popup?limit=all', { token: 'abc' });
    expect(sandbox.requests.to('/api/s/popup')).toMatchObject([
      { host: 'api', method: 'GET', query: { limit: 'all' }, headers: { apihost: 'www.prayas.example', token: 'abc' } },
    ]);
  });

  test('the index page lists calls and faults', async () => {
    const { text, headers } = await getApi(sandbox, '/');
    expect(headers.get('content-type')).toContain('text/html');
    expect(text).toContain('/api/s/courseprogram');
    expect(text).toContain('/sandbox/faults');
  });

  test('a taken port is refused and leaves nothing behind', async () => {
    const port = Number(new URL(sandbox.apiUrl).port);
    await expect(startSandbox({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  test('closing ends a connection that is kept open', async () => {
    const own = await startSandbox();
    const { hostname, port } = new URL(own.apiUrl);
    const socket = connect(Number(port), hostname);
    socket.write('GET /api/s/course HTTP/1.1\r\nHost: sandbox\r\napihost: x\r\n\r\n');
    await once(socket, 'data');
    const ended = once(socket.resume(), 'close');
    const start = performance.now();
    await own.close();
    await ended;
    expect(performance.now() - start).toBeLessThan(2000);
  });
});
