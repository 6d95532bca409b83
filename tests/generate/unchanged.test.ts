import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../cli/sandbox/start-sandbox.ts';
import { createTestSite, fingerprintLive, minimalConfig, type TestSite } from '../support/test-site.ts';

let sandbox: Sandbox;
let site: TestSite;
beforeEach(async () => {
  sandbox = await startSandbox();
  site = await createTestSite(minimalConfig(sandbox));
});
afterEach(async () => {
  await sandbox.close();
  await site.remove();
});

/** True for a run that looked at the hosts and at its files, and at nothing else. */
const tookShortWay = ({ stderr }: { readonly stderr: string }) => stderr.includes('nothing has changed');

const apiRequests = () =>
  sandbox.requests.entries
    .filter(({ host }) => host === 'api')
    .map(({ path, query }) => `${path} ${JSON.stringify(query)}`);

test('a run over the same content asks for each answer once, touches no file and says the same', async () => {
  sandbox.content.update(({ entries }) => {
    entries.push({ url: '/odd', title: 'Odd', data: { pageData: { blocks: [{ type: 'nothing-like-this' }] } } });
  });
  const first = await site.generate();
  expect(first.report.warnings.map(({ code }) => code)).toContain('BLOCK_LEFT_OUT');
  const before = fingerprintLive(site.out);
  sandbox.requests.clear();
  const second = await site.generate();
  expect(tookShortWay(second), second.stderr).toBe(true);
  expect(second.report).toMatchObject({
    status: 'unchanged',
    release: first.report.release,
    pages: { total: first.report.pages.total, rendered: 0, reused: first.report.pages.total },
    assets: first.report.assets,
    warnings: first.report.warnings,
  });
  expect(fingerprintLive(site.out)).toBe(before);
  expect(apiRequests().length).toBeGreaterThan(5);
  expect(new Set(apiRequests()).size).toBe(apiRequests().length);
});

test('--strict refuses the warnings of content that has not changed', async () => {
  sandbox.content.update(({ entries }) => {
    entries.push({ url: '/odd', title: 'Odd', data: { pageData: { blocks: [{ type: 'nothing-like-this' }] } } });
  });
  await site.generate();
  const strict = await site.generate(['--strict']);
  expect(strict.code).toBe(4);
  expect(strict.report.error?.code).toBe('STRICT_WARNINGS');
  expect((await site.generate(['--dry-run'])).report.status).toBe('dry-run');
});

test('one changed answer is enough to go the whole way, and no answer is asked for twice', async () => {
  await site.generate();
  sandbox.content.update(({ collections }) => {
    const [post] = collections.blogpost;
    if (post) post.title = 'A title that nobody had before';
  });
  sandbox.requests.clear();
  const { report, stderr } = await site.generate();
  expect(report.status).toBe('published');
  expect(report.pages.changed).toBeGreaterThan(0);
  expect(tookShortWay({ stderr })).toBe(false);
  expect(new Set(apiRequests()).size).toBe(apiRequests().length);
  expect(tookShortWay(await site.generate())).toBe(true);
});

test('another configuration, theme or live release goes the whole way', async () => {
  const config = minimalConfig(sandbox);
  const first = await site.generate();
  await site.configure({ ...config, site: { ...config.site, name: 'Another name' } });
  const renamed = await site.generate();
  expect(renamed.report).toMatchObject({ status: 'published', pages: { added: 0, removed: 0 } });
  expect(site.read('index.html')).toContain('Another name');

  const { code } = await site.run(['rollback', String(first.report.release)]);
  expect(code).toBe(0);
  expect((await site.generate()).report.status).toBe('published');
  expect(site.read('index.html')).toContain('Another name');
});

test('a file that is gone or cut is made again though nothing has changed', async () => {
  await site.generate();
  const whole = site.read('contact.html');
  writeFileSync(join(site.out, 'current/contact.html'), whole.slice(0, 99));
  rmSync(join(site.out, 'current/sitemap.xml'));
  const { report } = await site.generate();
  expect(report.status).toBe('published');
  expect(site.read('contact.html')).toBe(whole);
  expect(site.has('sitemap.xml')).toBe(true);
});

test('a failing host fails the run as ever, and an earlier answer that stood in is never taken for the present one', async () => {
  await site.generate();
  sandbox.faults.set({ kind: 'status', path: '/api/s/settings/website', status: 500 });
  const failed = await site.generate();
  expect(failed.code).toBe(3);
  sandbox.faults.clear();

  sandbox.faults.set({ kind: 'status', path: '/api/s/testimonial', status: 500 });
  const stale = await site.generate();
  expect(stale.report.warnings.map(({ code }) => code)).toContain('STALE_LIST');
  const staleAgain = await site.generate();
  expect(staleAgain.report.warnings.map(({ code }) => code)).toContain('STALE_LIST');
  sandbox.faults.clear();
  const sound = await site.generate();
  expect(sound.report).toMatchObject({ status: 'unchanged', warnings: [] });
});

test('what is remembered of the last run may be damaged or belong to another folder', async () => {
  await site.generate();
  const place = join(site.out, '.pathshala/cache/last-run.json');
  const text = readFileSync(place, 'utf8');
  for (const damage of ['', '{', '{}', 'null', text.slice(0, -9)]) {
    writeFileSync(place, damage);
    const { report, stderr } = await site.generate();
    expect(report.status, stderr).toBe('unchanged');
    expect(report.warnings).toEqual([]);
  }
  const copy = join(site.folder, 'copy');
  cpSync(site.out, copy, { recursive: true, verbatimSymlinks: true });
  expect((await site.generate(['--out', copy])).report.status).toBe('unchanged');
});
