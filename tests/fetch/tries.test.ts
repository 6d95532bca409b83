import { describe, expect, test, vi } from 'vitest';
import { news, openBench } from './fetch-bench.ts';
import { json, startHost, status } from './scripted-host.ts';

/** What happens when the first answer is not the last word: redirects, and another try. */

const bench = openBench();
const path = '/api/s/news';

describe('a redirect', () => {
  test('within the origin is followed', async () => {
    bench.host.on(path, status(302, { location: '/moved?x=1' }));
    bench.host.on('/moved', json([news(1)]));
    expect((await bench.run({ collections: ['news'] })).records('news')).toHaveLength(1);
  });

  test('to another origin is refused, and nothing is sent there', async () => {
    const other = await startHost();
    bench.host.on(path, status(302, { location: `${other.origin}/x` }));
    const error = await bench.fail({ collections: ['news'] });
    expect(error.code).toBe('API_BROKE_CONTRACT');
    expect(error.message).toContain(`a redirect away from its own origin, to ${other.origin}`);
    expect(other.requests).toHaveLength(0);
    await other.close();
  });

  test.each([
    'http://[',
    'file:///etc/passwd',
    'data:,x',
    '//169.254.169.254/',
  ])('to %s is refused', async (location) => {
    bench.host.on(path, status(301, { location }));
    expect((await bench.fail({ collections: ['news'] })).code).toBe('API_BROKE_CONTRACT');
  });

  test('without end is refused', async () => {
    bench.host.on(path, status(307, { location: path }));
    const error = await bench.fail({ collections: ['news'] });
    expect(error.message).toContain('more than 5 redirects');
    expect(bench.host.callsOf(path)).toBe(6);
  });
});

describe('another try', () => {
  test.each([408, 425, 429, 500, 502, 503, 504])('is made after %i', async (code) => {
    bench.host.on(path, (facts) => (facts.calls === 1 ? status(code) : json([news(1)]))(facts));
    expect((await bench.run({ collections: ['news'] })).records('news')).toHaveLength(1);
  });

  test.each([400, 401, 404, 410, 451, 501, 204, 206, 304])('is not made after %i', async (code) => {
    bench.host.on(path, status(code));
    const error = await bench.fail({ collections: ['news'] });
    expect(error.code).toBe('API_REFUSED');
    expect(error.message).toContain(`status ${code}`);
    expect(bench.host.callsOf(path)).toBe(1);
  });

  test('is made after a closed connection and after a time-out', async () => {
    bench.host.on(path, (facts) => {
      if (facts.calls === 1) facts.request.socket.destroy();
      else if (facts.calls === 3) json([news(1)])(facts);
    });
    const { records } = await bench.run({ collections: ['news'], fetch: { timeoutMs: 300 } });
    expect(records('news')).toHaveLength(1);
    expect(bench.host.callsOf(path)).toBe(3);
  });

  test('is made at most `retries` times', async () => {
    bench.host.on(path, status(503));
    await bench.fail({ collections: ['news'], fetch: { retries: 3 } });
    expect(bench.host.callsOf(path)).toBe(4);
  });

  test('waits as long as Retry-After asks', async () => {
    bench.host.on(path, (facts) => (facts.calls === 1 ? status(429, { 'retry-after': '1' }) : json([]))(facts));
    const startedAt = performance.now();
    await bench.run({ collections: ['news'] });
    expect(performance.now() - startedAt).toBeGreaterThan(990);
  });

  test.each([
    '-5',
    'soon',
    '0',
    'Wed, 21 Oct 2015 07:28:00 GMT',
  ])('does not wait for Retry-After: %s', async (value) => {
    bench.host.on(path, (facts) => (facts.calls === 1 ? status(503, { 'retry-after': value }) : json([]))(facts));
    const startedAt = performance.now();
    await bench.run({ collections: ['news'] });
    expect(performance.now() - startedAt).toBeLessThan(900);
  });

  test('pauses are spread at random', async () => {
    vi.mocked(Math.random).mockReturnValue(0.999);
    bench.host.on(path, (facts) => (facts.calls === 1 ? status(503) : json([]))(facts));
    const startedAt = performance.now();
    await bench.run({ collections: ['news'] });
    expect(performance.now() - startedAt).toBeGreaterThan(240);
  });
});
