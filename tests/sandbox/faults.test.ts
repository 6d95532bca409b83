import { once } from 'node:events';
import { request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Fault } from '../../cli/sandbox/faults.ts';
import { type Sandbox, startSandbox } from '../../cli/sandbox/start-sandbox.ts';
import { getApi, getPortal, itemsOf } from './call-sandbox.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());
afterEach(() => sandbox.faults.clear());

const path = '/api/s/course';
const get = (query = '?limit=all') => getApi(sandbox, `${path}${query}`);

/** The bytes as they arrive, before any decoding, and whether the answer ended well. */
async function readRaw(): Promise<{ bytes: Buffer; headers: NodeJS.Dict<string | string[]>; complete: boolean }> {
  const asked = request(`${sandbox.apiUrl}${path}`, { headers: { apihost: 'x' }, agent: false }).end();
  // A cut connection is reported here too, after the answer has begun.
  asked.on('error', () => undefined);
  const [answer] = await once(asked, 'response');
  const chunks: Buffer[] = [];
  answer.on('data', (chunk: Buffer) => chunks.push(chunk));
  await new Promise((resolve) => answer.on('error', resolve).on('close', resolve));
  return { bytes: Buffer.concat(chunks), headers: answer.headers, complete: answer.complete };
}

describe('faults', () => {
  test('status, with Retry-After and a body of its own', async () => {
    sandbox.faults.set({ path, kind: 'status', status: 503, retryAfter: 7, message: 'Closed', code: 'SHUT' });
    const answer = await get();
    expect(answer).toMatchObject({ status: 503, json: { message: 'Closed', code: 'SHUT' } });
    expect(answer.headers.get('retry-after')).toBe('7');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    sandbox.faults.set({ path, kind: 'status', status: 502, body: 'html' });
    expect((await get()).headers.get('content-type')).toContain('text/html');
    sandbox.faults.set({ path, kind: 'status', status: 500, body: 'empty' });
    expect(await get()).toMatchObject({ status: 500, text: '' });
  });

  test('delay', async () => {
    sandbox.faults.set({ path, kind: 'delay', ms: 150 });
    const start = performance.now();
    expect((await get()).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThanOrEqual(145);
  });

  test('hang before the headers, and after some bytes', async () => {
    sandbox.faults.set({ path, kind: 'hang' });
    const hung = fetch(`${sandbox.apiUrl}${path}`, { headers: { apihost: 'x' }, signal: AbortSignal.timeout(200) });
    await expect(hung).rejects.toThrow(/timeout/i);
    sandbox.faults.set({ path, kind: 'hang', afterBytes: 10 });
    const begun = await fetch(`${sandbox.apiUrl}${path}`, {
      headers: { apihost: 'x' },
      signal: AbortSignal.timeout(300),
    });
    expect(begun.status).toBe(200);
    await expect(begun.text()).rejects.toThrow(/timeout/i);
  });

  test('drip', async () => {
    sandbox.faults.set({ path, kind: 'drip', everyMs: 10 });
    const response = await fetch(`${sandbox.apiUrl}${path}`, {
      headers: { apihost: 'x' },
      signal: AbortSignal.timeout(300),
    });
    await expect(response.text()).rejects.toThrow(/timeout/i);
  });

  test('drop in the middle of the body, and reset before it', async () => {
    sandbox.faults.set({ path, kind: 'drop', bytes: 100 });
    const cut = await readRaw();
    expect(cut.complete).toBe(false);
    expect(cut.bytes).toHaveLength(100);
    expect(Number(cut.headers['content-length'])).toBeGreaterThan(100);
    sandbox.faults.set({ path, kind: 'reset' });
    await expect(get()).rejects.toThrow();
  });

  test('truncated: the transport is whole, the text is not', async () => {
    sandbox.faults.set({ path, kind: 'truncated' });
    const raw = await readRaw();
    expect(raw.complete).toBe(true);
    expect(() => new TextDecoder('utf-8', { fatal: true }).decode(raw.bytes)).not.toThrow();
    expect(() => JSON.parse(raw.bytes.toString())).toThrow();
    expect(raw.headers.etag).toBeUndefined();
  });

  test('cut-gzip', async () => {
    sandbox.faults.set({ path, kind: 'cut-gzip' });
    const { bytes, headers } = await readRaw();
    expect(headers['content-encoding']).toBe('gzip');
    expect(() => gunzipSync(bytes)).toThrow();
  });

  test('wrong JSON, wrong type, empty body', async () => {
    sandbox.faults.set({ path, kind: 'wrong-json' });
    expect(await get()).toMatchObject({ status: 200, json: { error: expect.any(String) } });
    sandbox.faults.set({ path, kind: 'wrong-json', json: null });
    expect((await get()).json).toBeNull();
    sandbox.faults.set({ path, kind: 'wrong-type' });
    const page = await get();
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toContain('text/html');
    sandbox.faults.set({ path, kind: 'empty' });
    expect(await get()).toMatchObject({ status: 200, text: '' });
  });

  test('invalid UTF-8 in an otherwise valid answer', async () => {
    sandbox.faults.set({ path, kind: 'invalid-utf8' });
    const { bytes } = await readRaw();
    expect(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes)).toThrow();
    expect(() => JSON.parse(bytes.toString())).not.toThrow();
  });

  test('flaky fails as often as told, by status or by reset, and then works', async () => {
    sandbox.faults.set({ path, kind: 'flaky', times: 2, status: 500 });
    expect([(await get()).status, (await get()).status, (await get()).status]).toEqual([500, 500, 200]);
    expect(sandbox.faults.list()).toEqual([]);
    sandbox.faults.set({ path, kind: 'flaky', times: 1 });
    await expect(get()).rejects.toThrow();
    expect((await get()).status).toBe(200);
  });

  test('shrink cuts the list and its total, under a tag of its own', async () => {
    const whole = await get();
    sandbox.faults.set({ path, kind: 'shrink', share: 0.5 });
    const shrunk = await getApi(sandbox, `${path}?limit=all`, { 'if-none-match': whole.headers.get('etag') ?? '' });
    expect(shrunk.status).toBe(200);
    expect(shrunk.json).toMatchObject({ total: 5 });
    expect(itemsOf(shrunk)).toHaveLength(5);
    expect(shrunk.headers.get('etag')).not.toBe(whole.headers.get('etag'));
    sandbox.faults.set({ path: '/api/s/courseprogram', kind: 'shrink', share: 0 });
    expect((await getApi(sandbox, '/api/s/courseprogram')).json).toEqual([]);
  });

  test('redirect', async () => {
    sandbox.faults.set({ path, kind: 'redirect', location: 'http://elsewhere.example/' });
    const answer = await get();
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('http://elsewhere.example/');
  });

  test('big-body, large on the wire or only once decoded', async () => {
    sandbox.faults.set({ path, kind: 'big-body', bytes: 300_000 });
    expect((await get()).text).toHaveLength(300_000);
    sandbox.faults.set({ path, kind: 'big-body', bytes: 300_000, gzip: true });
    expect((await readRaw()).bytes.length).toBeLessThan(5000);
    expect((await get()).json[0].id).toBe('big');
  });
});

describe('switches', () => {
  test('meet only the method, host, query and number of requests they name', async () => {
    sandbox.faults.set({ path, kind: 'status', status: 500, query: { page: '2' } });
    expect((await get('?limit=2&page=1')).status).toBe(200);
    expect((await get('?limit=2&page=2')).status).toBe(500);
    sandbox.faults.clear();
    sandbox.faults.set({ path, kind: 'status', status: 500, method: 'post' });
    expect((await get()).status).toBe(200);
    sandbox.faults.set({ path: '/*', host: 'portal', kind: 'status', status: 500, times: 1 });
    expect((await get()).status).toBe(200);
    expect((await getPortal(sandbox, '/api/public/data/sessions')).status).toBe(500);
    expect((await getPortal(sandbox, '/api/public/data/sessions')).status).toBe(200);
  });

  test('a preflight passes unless the fault names it', async () => {
    sandbox.faults.set({ path: '/*', kind: 'status', status: 500 });
    const preflight = () =>
      fetch(`${sandbox.apiUrl}${path}`, {
        method: 'OPTIONS',
        headers: { origin: 'http://a.example', 'access-control-request-method': 'GET' },
      });
    expect((await preflight()).status).toBe(204);
  });

  test('one for the same requests replaces the last one, and a narrow one stands before a wide one', async () => {
    sandbox.faults.set({ path: '/api/*', kind: 'status', status: 500 });
    sandbox.faults.set({ path, kind: 'status', status: 501 });
    sandbox.faults.set({ path, kind: 'status', status: 502 });
    expect(sandbox.faults.list()).toHaveLength(2);
    expect((await get()).status).toBe(502);
    sandbox.faults.clear(path);
    expect((await get()).status).toBe(500);
  });

  test('can be set, read and cleared over HTTP, even under a fault for everything', async () => {
    const url = `${sandbox.apiUrl}/sandbox/faults`;
    const set = (fault: unknown) =>
      fetch(url, { method: 'POST', body: JSON.stringify(fault), headers: { 'content-type': 'application/json' } });
    const fault: Fault = { path: '/*', kind: 'status', status: 500 };
    expect((await set(fault)).status).toBe(200);
    expect((await get()).status).toBe(500);
    expect(await (await fetch(url)).json()).toMatchObject({ faults: [fault] });
    expect((await fetch(`${url}?path=${encodeURIComponent('/*')}`, { method: 'DELETE' })).status).toBe(200);
    expect((await get()).status).toBe(200);
    const refused = await set({ path, kind: 'explode' });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ code: 'BAD_FAULT' });
    expect((await set({ path, kind: 'delay' })).status).toBe(400);
    expect(() => sandbox.faults.set({ path: 'no-slash', kind: 'hang' })).toThrow();
  });

  test('closing ends what hangs, drips and waits', async () => {
    const own = await startSandbox();
    own.faults.set({ path, kind: 'hang' });
    own.faults.set({ path: '/api/s/news', kind: 'hang', afterBytes: 5 });
    own.faults.set({ path: '/api/s/popup', kind: 'delay', ms: 60_000 });
    own.faults.set({ path: '/api/s/download', kind: 'drip', everyMs: 1000 });
    const ends = ['course', 'news', 'popup', 'download'].map((name) =>
      getApi(own, `/api/s/${name}`).catch(() => 'cut'),
    );
    await new Promise((resolve) => setTimeout(resolve, 150));
    const start = performance.now();
    await own.close();
    expect(await Promise.all(ends)).toEqual(['cut', 'cut', 'cut', 'cut']);
    expect(performance.now() - start).toBeLessThan(2000);
  });
});
