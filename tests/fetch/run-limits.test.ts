import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { fetchSettings } from '../../cli/fetch/fetch-settings.ts';
import { closeFetcher, openFetcher } from '../../cli/fetch/fetcher.ts';
import { countCall, openRetryBudget, parseRetryAfter, refundRetries, takeRetry } from '../../cli/fetch/retry-policy.ts';
import { siteConfigSchema } from '../../config/site-config.ts';
import { openBench } from './fetch-bench.ts';
import { json, status } from './scripted-host.ts';

const bench = openBench();

test('the run ends at its deadline, whatever is under way', async () => {
  bench.host.on('/api/s/news', () => undefined);
  const error = await bench.fail({ collections: ['news'], fetch: { deadlineMs: 400, timeoutMs: 60_000 } });
  expect(error.code).toBe('RUN_DEADLINE');
  expect(error.exitCode).toBe(3);
  expect(error.message).toMatch(/longer than 0\.4 s in all; GET http:.*\/api\/s\/news\?limit=500&page=1 was still/);
  expect(error.ms).toBeLessThan(3000);
});

test('an earlier answer does not stand in when the time of the run is over', async () => {
  bench.host.on('/api/s/news', json([]));
  await bench.run({ collections: ['news'] });
  bench.host.on('/api/s/news', () => undefined);
  const options = { collections: ['news'] as const, required: [] as const, fetch: { deadlineMs: 400 } };
  expect((await bench.fail(options)).code).toBe('RUN_DEADLINE');
});

test('a host that asks for a longer wait than there is time for fails at once, with its own reason', async () => {
  bench.host.on('/api/s/news', status(503, { 'retry-after': '999999' }));
  const error = await bench.fail({ collections: ['news'], fetch: { deadlineMs: 5000 } });
  expect(error.message).toContain('status 503');
  expect(error.ms).toBeLessThan(3000);
});

test('the first failure ends all other calls', async () => {
  bench.host.on('/api/s/news', () => undefined);
  bench.host.on('/api/s/course', status(403));
  const error = await bench.fail({ collections: ['news', 'course'], fetch: { timeoutMs: 30_000 } });
  expect(error.message).toContain('/api/s/course');
  expect(error.ms).toBeLessThan(3000);
});

test('retries of a run stay within 10 + 10 % of its calls while everything fails', async () => {
  const products = Array.from({ length: 100 }, (_, at) => `p${at}`);
  for (const id of products) bench.host.on(`/api/s/product/${id}`, json({ id, title: id }));
  await bench.run({ products });
  const before = bench.host.requests.length;
  bench.host.on('/api/s/settings/website', json({ website: {}, menus: {} }));
  for (const id of products) bench.host.on(`/api/s/product/${id}`, status(503));
  const { warnings } = await bench.run({ products, fetch: { retries: 3 } });
  expect(warnings).toHaveLength(100);
  const retries = bench.host.requests.length - before - 102;
  expect(retries).toBeGreaterThan(10);
  expect(retries).toBeLessThanOrEqual(20);
});

test('a host that fails now and then is read to its end', async () => {
  const products = Array.from({ length: 200 }, (_, at) => `p${at}`);
  for (const id of products) {
    const good = json({ id, title: id });
    bench.host.on(`/api/s/product/${id}`, (facts) => (facts.calls === 1 ? status(503) : good)(facts));
  }
  expect((await bench.run({ products, fetch: { concurrency: 4 } })).source.products.size).toBe(200);
});

test('the budget counts calls, retries and what led to an answer', () => {
  const budget = openRetryBudget();
  for (let call = 0; call < 9; call += 1) takeRetry(budget);
  expect(takeRetry(budget)).toBe(true);
  expect(takeRetry(budget)).toBe(false);
  for (let call = 0; call < 11; call += 1) countCall(budget);
  expect(takeRetry(budget)).toBe(true);
  expect(takeRetry(budget)).toBe(false);
  refundRetries(budget, 1);
  expect(takeRetry(budget)).toBe(true);
});

test.each([
  ['3', 3000],
  [' 0 ', 0],
  ['Wed, 21 Oct 2015 07:28:10 GMT', 10_000],
  ['Wed, 21 Oct 2015 07:00:00 GMT', 0],
  ['-5', undefined],
  ['1.5', undefined],
  ['later', undefined],
  [undefined, undefined],
])('Retry-After %s asks for %s ms', (header, ms) => {
  expect(parseRetryAfter(header, Date.parse('Wed, 21 Oct 2015 07:28:00 GMT'))).toBe(ms);
});

test('progress says how many calls are done of those that are known', async () => {
  const seen = vi.fn();
  const fetcher = openFetcher({ ...(await optionsFor('cache')), onProgress: seen });
  await fetchSettings(fetcher);
  await closeFetcher(fetcher);
  expect(seen).toHaveBeenCalledTimes(2);
  expect(seen.mock.lastCall?.[0]).toMatchObject({ done: 2, total: 2 });
});

test('a folder that cannot be made is a refusal of the disk', async () => {
  await mkdir(bench.folder, { recursive: true });
  await writeFile(join(bench.folder, 'file'), '');
  const options = await optionsFor('file/cache');
  expect(() => openFetcher(options)).toThrow(expect.objectContaining({ code: 'DISK_REFUSED' }));
});

async function optionsFor(cache: string) {
  const config = siteConfigSchema.parse({
    site: { origin: 'https://www.example.in', name: 'Example' },
    api: { host: bench.host.origin, apihost: 'www.example.in' },
    portal: { host: 'https://portal.example.com' },
    identifiers: { firm: 'f', center: 'c', insty: 'i', enquiryType: 'e', session: 's' },
  });
  const folder = (name: string) => join(bench.folder, name);
  return { config, cacheFolder: folder(cache), workFolder: folder('work'), full: false, warn: () => undefined };
}
