import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { news, openBench } from './fetch-bench.ts';
import { json, raw, status } from './scripted-host.ts';

const bench = openBench();
const path = '/api/s/news';
const list = JSON.stringify([news(1)]);
const quick = { timeoutMs: 200, retries: 0 };

describe('a call', () => {
  test('carries apihost and asks for JSON, compressed', async () => {
    bench.host.on(path, json([news(1)]));
    await bench.run({ collections: ['news'] });
    expect(bench.host.requests).toHaveLength(3);
    for (const { headers } of bench.host.requests) {
      expect(headers.apihost).toBe('www.example.in');
      expect(headers['accept-encoding']).toBe('gzip, br, deflate');
    }
  });

  test.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
    ['deflate', deflateSync],
  ] as const)('reads %s', async (encoding, compress) => {
    bench.host.on(path, raw(compress(Buffer.from(list)), { 'content-encoding': encoding }));
    expect((await bench.run({ collections: ['news'] })).records('news')).toMatchObject([{ id: '1' }]);
  });

  test('does not judge the content type when the JSON is fine, and tolerates a byte order mark', async () => {
    bench.host.on(path, raw(`\uFEFF${list}`, { 'content-type': 'text/html' }));
    expect((await bench.run({ collections: ['news'] })).records('news')).toHaveLength(1);
  });

  test('keeps to the number of calls under way', async () => {
    let underway = 0;
    let most = 0;
    bench.host.on('*', ({ response }) => {
      underway += 1;
      most = Math.max(most, underway);
      setTimeout(() => {
        underway -= 1;
        response.end(JSON.stringify({ id: '1', title: 'P' }));
      }, 20);
    });
    const products = Array.from({ length: 12 }, (_, at) => `p${at}`);
    const { source } = await bench.run({ products, fetch: { concurrency: 3 } });
    expect(source.products.size).toBe(12);
    expect(most).toBe(3);
  });
});

test('calls share connections, refused ones too', async () => {
  const ports = new Set<number | undefined>();
  bench.host.on('*', (facts) => {
    ports.add(facts.request.socket.remotePort);
    const { pathname } = facts.url;
    if (pathname.endsWith('/gone')) facts.response.writeHead(404).end('no such product');
    else json({ id: 'p', title: 'P' })(facts);
  });
  await bench.run({ products: ['a', 'b', 'gone', 'c', 'd'], fetch: { concurrency: 1 } });
  expect(ports.size).toBe(1);
});

describe('a host that fails is told in plain words', () => {
  test('refused connection', async () => {
    await bench.host.close();
    const error = await bench.fail({ fetch: { retries: 0 } });
    expect(error.code).toBe('API_UNREACHABLE');
    expect(error.exitCode).toBe(3);
    expect(error.message).toMatch(/^GET http:\/\/127.*could not be had: no response, the connection was refused\.$/);
  });

  test('a status', async () => {
    bench.host.on(path, status(403));
    const error = await bench.fail({ collections: ['news'] });
    expect(error.message).toMatch(/^GET .*\/api\/s\/news\?limit=500&page=1 answered with status 403\.$/);
    expect(bench.host.callsOf(path)).toBe(1);
  });

  test('hang before the headers', async () => {
    bench.host.on(path, () => undefined);
    const error = await bench.fail({ collections: ['news'], fetch: quick });
    expect(error.message).toContain('no response, no answer within 0.2 s');
    expect(error.ms).toBeLessThan(3000);
  });

  test('hang in the body', async () => {
    bench.host.on(path, ({ response }) => void response.writeHead(200).write('[{"id"'));
    const error = await bench.fail({ collections: ['news'], fetch: quick });
    expect(error.message).toContain('status 200, not the whole answer within 0.2 s');
  });

  test('drip: bytes keep coming, and the call ends all the same', async () => {
    bench.host.on(path, ({ response }) => {
      response.writeHead(200).write('[');
      const drip = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(drip));
    });
    const error = await bench.fail({ collections: ['news'], fetch: quick });
    expect(error.message).toContain('not the whole answer within 0.2 s');
    expect(error.ms).toBeLessThan(3000);
  });

  test('drip in the body of a refusal', async () => {
    bench.host.on(path, ({ response }) => {
      response.writeHead(403).write('[');
      const drip = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(drip));
    });
    const error = await bench.fail({ collections: ['news'], fetch: quick });
    expect(error.code).toBe('API_REFUSED');
    expect(error.ms).toBeLessThan(3000);
  });

  test.each([
    ['with content-length', { 'content-length': '500' }],
    ['in chunks', { 'transfer-encoding': 'chunked' }],
  ])('body cut %s', async (_, headers) => {
    bench.host.on(path, ({ response }) => {
      response.writeHead(200, headers);
      response.write('[{"id":"1"');
      setTimeout(() => response.destroy(), 20);
    });
    const error = await bench.fail({ collections: ['news'] });
    expect(error.message).toContain('status 200, the connection was closed before the answer was complete');
    expect(bench.host.callsOf(path)).toBe(3);
  });

  test('headers without measure', async () => {
    bench.host.on(path, status(200, { 'x-long': 'x'.repeat(40_000) }));
    const error = await bench.fail({ collections: ['news'] });
    expect(error.code).toBe('API_UNREACHABLE');
    expect(error.message).toContain('the headers of the answer are too large');
    expect(bench.host.callsOf(path)).toBe(1);
  });

  test('no HTTP at all', async () => {
    bench.host.on(path, ({ request }) => void request.socket.end('220 mail.example.com ready\r\n'));
    const error = await bench.fail({ collections: ['news'], fetch: { retries: 0 } });
    expect(error.message).toContain('the answer is no valid HTTP');
  });

  test('body cut where nothing marks its end is tried again', async () => {
    bench.host.on(path, ({ request, response, calls }) => {
      if (calls > 1) return json([news(1)])({ request, response, calls, url: new URL('http://x') });
      request.socket.end('HTTP/1.1 200 OK\r\nconnection: close\r\n\r\n[{"id":"1"');
    });
    expect((await bench.run({ collections: ['news'] })).records('news')).toHaveLength(1);
  });

  test('gzip that breaks off', async () => {
    const whole = gzipSync(Buffer.from(list));
    bench.host.on(path, raw(whole.subarray(0, -12), { 'content-encoding': 'gzip' }));
    const error = await bench.fail({ collections: ['news'] });
    expect(error.message).toContain('status 200, the gzip data breaks off');
    expect(bench.host.callsOf(path)).toBe(3);
  });
});

describe('an answer that must not be', () => {
  const deep = '['.repeat(1_000_000);
  const cases: [string, string | Buffer, Record<string, string>, RegExp][] = [
    ['damaged gzip', 'no gzip', { 'content-encoding': 'gzip' }, /the gzip data is damaged/],
    ['stacked encodings', 'x', { 'content-encoding': 'gzip, gzip' }, /several content encodings/],
    ['unknown encoding', 'x', { 'content-encoding': 'zstd' }, /unknown content encoding "zstd"/],
    ['invalid UTF-8', Buffer.from([0x5b, 0x22, 0xff, 0x22, 0x5d]), {}, /not valid UTF-8/],
    ['HTML', '<!DOCTYPE html><h1>x</h1>', { 'content-type': 'text/html' }, /an HTML page instead of JSON/],
    ['empty', '', {}, /an empty answer instead of JSON/],
    ['broken JSON', '[{"id":1},]', {}, /not JSON/],
    ['cut JSON', '[{"id":1}', {}, /breaks off after 9 characters/],
    ['deep JSON', deep, {}, /nested deeper than 200 levels/],
    ['deep JSON, closed', deep + ']'.repeat(1_000_000), {}, /nested deeper than 200 levels/],
    ['an object that is no list', '{"error":"no"}', {}, /JSON that is no list/],
    ['null', 'null', {}, /JSON that is no list/],
    ['data that is no list', '{"data":{}}', {}, /JSON that is no list/],
  ];
  test.each(cases)('%s', async (_, body, headers, reason) => {
    bench.host.on(path, raw(body, headers));
    const error = await bench.fail({ collections: ['news'] });
    expect(error.code).toBe('API_BROKE_CONTRACT');
    expect(error.message).toMatch(/^GET http.*page=1 answered what it must not: status 200, /);
    expect(error.message).toMatch(reason);
    expect(error.message.length).toBeLessThan(300);
    expect(bench.host.callsOf(path)).toBe(1);
  });

  test('a plain answer larger than allowed', async () => {
    bench.host.on(path, raw(' '.repeat(3000)));
    const error = await bench.fail({ collections: ['news'], fetch: { maxBytes: 2048 } });
    expect(error.message).toContain('an answer larger than 2048 bytes');
  });

  test('a gzip bomb stops at the limit', async () => {
    const bomb = gzipSync(Buffer.alloc(200 * 1024 * 1024, 0x20));
    bench.host.on(path, raw(bomb, { 'content-encoding': 'gzip' }));
    const before = process.memoryUsage().rss;
    const error = await bench.fail({ collections: ['news'], fetch: { maxBytes: 1024 * 1024 } });
    expect(error.message).toContain('an answer larger than 1 MiB');
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  });

  test('an endless answer', async () => {
    bench.host.on(path, ({ response }) => {
      response.writeHead(200);
      const pour = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536, 0x20)));
      };
      response.on('drain', pour);
      pour();
    });
    const error = await bench.fail({ collections: ['news'], fetch: { maxBytes: 1024 * 1024 } });
    expect(error.message).toContain('larger than 1 MiB');
  });

  test('keys named __proto__ do no harm', async () => {
    const record = '{"id":"1","slug":"a","title":"A","__proto__":{"polluted":1},"\\u005f_proto__":{"polluted":2}}';
    bench.host.on(path, raw(`[${record}]`));
    const [kept] = (await bench.run({ collections: ['news'] })).records('news');
    expect(kept).toEqual({ id: '1', slug: 'a', title: 'A', lang: 'en' });
    expect(Object.getPrototypeOf(kept)).toBe(Object.prototype);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});
