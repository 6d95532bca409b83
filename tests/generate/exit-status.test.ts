import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../cli/sandbox/start-sandbox.ts';
import { runCli } from '../support/run-cli.ts';
import { createTestSite, fingerprintLive, minimalConfig, type TestSite } from '../support/test-site.ts';

let sandbox: Sandbox;
let site: TestSite;
beforeAll(async () => {
  sandbox = await startSandbox();
  site = await createTestSite({ ...minimalConfig(sandbox), fetch: { timeoutMs: 1500, retries: 1 } });
  const first = await site.generate();
  expect(first.report.status).toBe('published');
});
afterAll(async () => {
  await sandbox.close();
  await site.remove();
});

/** Runs generate under a fault and holds that nothing live was touched. */
async function generateUnder(fault: Parameters<Sandbox['faults']['set']>[0], args: readonly string[] = []) {
  const before = fingerprintLive(site.out);
  sandbox.faults.set(fault);
  try {
    const result = await site.generate(args);
    expect(fingerprintLive(site.out)).toBe(before);
    return result;
  } finally {
    sandbox.faults.clear();
  }
}

test('0: nothing has changed, and the summary says so', async () => {
  const before = fingerprintLive(site.out);
  const result = await site.generate();
  expect(result.code).toBe(0);
  expect(result.report).toMatchObject({
    status: 'unchanged',
    pages: { rendered: 0, added: 0, changed: 0, removed: 0 },
  });
  expect(result.report.pages.reused).toBe(result.report.pages.total);
  expect(fingerprintLive(site.out)).toBe(before);
  const text = await site.run(['generate']);
  expect(text.stdout).toContain('Nothing has changed');
});

test('2: a mistyped key names itself and the nearest one, before any call', async () => {
  const other = await createTestSite({ ...minimalConfig(sandbox), trailingSlsh: 'never' } as never);
  const calls = sandbox.requests.entries.length;
  const { code, stderr, report } = await other.generate();
  expect(code).toBe(2);
  expect(stderr).toContain('trailingSlsh: there is no such key. Did you mean trailingSlash?');
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(report).toMatchObject({ status: 'failed', error: { code: 'CONFIG_INVALID' } });
  expect(sandbox.requests.entries.length).toBe(calls);
  await other.remove();
});

test.each([
  [['generat'], /generate/],
  [['generate', '--forse'], /--force/],
  [['sandbox', '--port', 'many'], /whole number/],
  [['generate', '--config', 'missing.json'], /missing\.json/],
])('2: bad usage %j says what to type instead', async (args, expected) => {
  const { code, stdout, stderr } = await runCli(args, { cwd: site.folder });
  expect(code).toBe(2);
  expect(stderr).toMatch(expected);
  expect(stdout).toBe('');
  const json = await runCli([...args, '--json'], { cwd: site.folder });
  expect(json.code).toBe(2);
  expect(JSON.parse(json.stdout)).toMatchObject({
    status: 'failed',
    warnings: [],
    error: { code: expect.any(String) },
  });
});

test.each([
  ['a host that is down', { path: '/api/s/settings/website', kind: 'status', status: 503 }, 'API_REFUSED'],
  ['a refused apihost', { path: '/api/s/blogpost', kind: 'status', status: 401 }, 'API_REFUSED'],
  ['a connection that breaks off', { path: '/api/s/blogpost', kind: 'drop', bytes: 300 }, 'API_UNREACHABLE'],
  ['a host that never answers', { path: '/api/s/course', kind: 'hang' }, 'API_UNREACHABLE'],
  ['an HTML page with status 200', { path: '/api/s/news', kind: 'wrong-type' }, 'API_BROKE_CONTRACT'],
  [
    'a list that is no list',
    { path: '/api/s/blogpost', kind: 'wrong-json', json: { error: 'no' } },
    'API_BROKE_CONTRACT',
  ],
  ['truncated JSON', { path: '/api/s/settings/dynamic-page-uri', kind: 'truncated' }, 'API_BROKE_CONTRACT'],
  ['invalid UTF-8', { path: '/api/s/settings/website', kind: 'invalid-utf8' }, 'API_BROKE_CONTRACT'],
  [
    'a redirect elsewhere',
    { path: '/api/s/blogpost', kind: 'redirect', location: 'http://127.0.0.1:9/' },
    'API_BROKE_CONTRACT',
  ],
] as const)('3: %s fails the run, names the address, and the last release stands', async (_name, fault, code) => {
  const result = await generateUnder(fault);
  expect(result.code).toBe(3);
  expect(result.report).toMatchObject({ status: 'failed', error: { code } });
  expect(result.report.error?.message).toContain(fault.path);
  expect(result.report.error?.hint).toBeTruthy();
  expect(result.stderr).not.toMatch(/^\s+at /m);
});

test('3: a host that is not there at all', async () => {
  const other = await createTestSite(minimalConfig({ apiUrl: 'http://127.0.0.1:9' }));
  const { code, report } = await other.generate();
  expect(code).toBe(3);
  expect(report).toMatchObject({ status: 'failed', release: null, error: { code: 'API_UNREACHABLE' } });
  await other.remove();
});

test('an optional list may be stale for a while, with a warning; --strict refuses it with 4', async () => {
  const fault = { path: '/api/s/testimonial', kind: 'status', status: 500 } as const;
  const result = await generateUnder(fault);
  expect(result.code).toBe(0);
  expect(result.report.status).toBe('unchanged');
  expect(result.report.warnings).toContainEqual(expect.objectContaining({ code: 'STALE_LIST' }));
  const strict = await generateUnder(fault, ['--strict']);
  expect(strict.code).toBe(4);
  expect(strict.report).toMatchObject({ status: 'refused', error: { code: 'STRICT_WARNINGS' } });
});

test('4: the guard refuses far fewer pages and names what would vanish; --force publishes', async () => {
  const fault = { path: '/api/s/blogpost', kind: 'shrink', share: 0.4 } as const;
  const refused = await generateUnder(fault);
  expect(refused.code).toBe(4);
  expect(refused.report).toMatchObject({ status: 'refused', error: { code: 'GUARD_SHRINK' } });
  expect(refused.report.error?.message).toMatch(/\/blog\//);
  sandbox.faults.set(fault);
  const forced = await site.generate(['--force']);
  sandbox.faults.clear();
  expect(forced.report.status).toBe('published');
  expect(forced.report.pages.removed).toBeGreaterThan(0);
  const back = await site.generate();
  expect(back.report).toMatchObject({ status: 'published', pages: { removed: 0 } });
});

test('5: of two runs at once one works and the other says so at once', async () => {
  sandbox.faults.set({ path: '/api/s/course', kind: 'delay', ms: 1000 });
  const results = await Promise.all([site.generate(), site.generate(), site.generate()]);
  sandbox.faults.clear();
  expect(results.map(({ code }) => code).sort()).toEqual([0, 5, 5]);
  for (const { code, report } of results) {
    if (code === 5) expect(report).toMatchObject({ status: 'failed', error: { code: 'OUTPUT_BUSY' } });
  }
  expect((await site.generate()).code).toBe(0);
});

test('6: an output place that cannot be is refused before any call', async () => {
  await writeFile(join(site.folder, 'a-file'), '');
  const calls = sandbox.requests.entries.length;
  const { code, report } = await site.generate(['--out', 'a-file/below']);
  expect(code).toBe(6);
  expect(report).toMatchObject({ status: 'failed', error: { code: 'DISK_REFUSED' } });
  expect(sandbox.requests.entries.length).toBe(calls);
});

test('2: a folder that is not ours is refused and left as it is', async () => {
  await mkdir(join(site.folder, 'photos'));
  await writeFile(join(site.folder, 'photos/family.jpg'), 'precious');
  const { code, report } = await site.generate(['--out', 'photos']);
  expect(code).toBe(2);
  expect(report.error?.code).toBe('OUT_NOT_OURS');
  expect(await readFile(join(site.folder, 'photos/family.jpg'), 'utf8')).toBe('precious');
});

test('--dry-run does everything but publish', async () => {
  const before = fingerprintLive(site.out);
  sandbox.content.update((content) => {
    content.collections.blogpost.push({ id: 'dry', slug: 'dry-run-post', title: 'Dry', publishedAt: '2026-11-01' });
  });
  const { code, report } = await site.generate(['--dry-run']);
  expect(code).toBe(0);
  expect(report).toMatchObject({ status: 'dry-run', pages: { added: 1 } });
  expect(fingerprintLive(site.out)).toBe(before);
  sandbox.content.reset();
});
