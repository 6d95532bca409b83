import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../cli/sandbox/start-sandbox.ts';
import { createTestSite, digestTree, listFiles, minimalConfig, type TestSite } from '../support/test-site.ts';

let sandbox: Sandbox;
let site: TestSite;

const start = async () => {
  sandbox = await startSandbox();
  site = await createTestSite(minimalConfig(sandbox));
  const { report } = await site.generate();
  expect(report.status).toBe('published');
};
const stop = async () => {
  await sandbox?.close();
  await site?.remove();
};
beforeEach(async () => {
  await stop();
  await start();
});
afterAll(stop);

const inodes = () =>
  new Map(listFiles(join(site.out, 'current')).map((path) => [path, lstatSync(join(site.out, 'current', path)).ino]));

/** Generates the same content into an empty folder: what an incremental run must equal. */
const generateAfresh = async () => {
  const fresh = await createTestSite(minimalConfig(sandbox));
  await fresh.generate();
  return fresh;
};

const expectSameAsFresh = async () => {
  const fresh = await generateAfresh();
  const pages = (folder: string) => listFiles(folder).filter((path) => !path.startsWith('_assets/'));
  expect(pages(join(site.out, 'current'))).toEqual(pages(join(fresh.out, 'current')));
  for (const path of pages(join(site.out, 'current'))) expect(site.read(path)).toBe(fresh.read(path));
  await fresh.remove();
};

test('one changed post renders only the pages that show it; the others are the same files', async () => {
  const before = inodes();
  sandbox.content.update((content) => {
    const post = content.collections.blogpost.find(({ lang }) => lang !== 'hi');
    if (post) post.title = 'A title that nobody had before';
  });
  const { report } = await site.generate();
  expect(report.status).toBe('published');
  expect(report.pages).toMatchObject({ added: 0, removed: 0 });
  expect(report.pages.rendered).toBeLessThan(report.pages.total / 3);
  expect(report.pages.changed).toBeGreaterThan(0);
  const after = inodes();
  expect(after.get('contact.html')).toBe(before.get('contact.html'));
  const fresh = [...after].filter(([path, inode]) => before.get(path) !== inode).map(([path]) => path);
  expect(fresh.some((path) => path.startsWith('blog/'))).toBe(true);
  expect(fresh.length).toBeLessThan(report.pages.total / 3);
  await expectSameAsFresh();
});

test('a changed menu title changes every page of its language', async () => {
  sandbox.content.update((content) => {
    const item = content.settings.menus.PRIMARY_MENU?.items[0];
    if (item) item.title = 'Renamed';
  });
  const { report } = await site.generate();
  expect(report.status).toBe('published');
  expect(site.read('contact.html')).toContain('Renamed');
  expect(site.read('hindi.html')).not.toContain('Renamed');
  await expectSameAsFresh();
});

test('a deleted post takes its page away; the release before still has it', async () => {
  const [first] = sandbox.content.current.collections.blogpost.filter(({ lang }) => lang !== 'hi');
  const path = `blog/${first?.slug}.html`;
  expect(site.has(path)).toBe(true);
  sandbox.content.update((content) => {
    content.collections.blogpost = content.collections.blogpost.filter(({ id }) => id !== first?.id);
  });
  const { report } = await site.generate();
  expect(report).toMatchObject({ status: 'published', pages: { removed: 1 } });
  expect(site.has(path)).toBe(false);
  expect(readdirSync(join(site.out, 'releases'))).toHaveLength(2);
  await expectSameAsFresh();
  const back = await site.run(['rollback']);
  expect(back.code).toBe(0);
  expect(site.has(path)).toBe(true);
  const again = await site.generate();
  expect(again.report.status).toBe('published');
  expect(site.has(path)).toBe(false);
});

test('a page someone damaged in the live release is mended', async () => {
  const { rm, writeFile } = await import('node:fs/promises');
  const whole = digestTree(join(site.out, 'current'));
  await rm(join(site.out, 'current/contact.html'));
  await writeFile(join(site.out, 'current/login.html'), 'gone');
  const { report } = await site.generate();
  expect(report.status).toBe('published');
  expect(digestTree(join(site.out, 'current'))).toBe(whole);
});

test('--full fetches and renders everything anew and comes to the same site', async () => {
  sandbox.requests.clear();
  const { report } = await site.generate(['--full']);
  expect(report.status).toBe('unchanged');
  expect(report.pages.rendered).toBe(report.pages.total);
  expect(sandbox.requests.entries.some(({ headers }) => headers['if-none-match'] !== undefined)).toBe(false);
});

test('the second run asks conditionally', async () => {
  sandbox.requests.clear();
  await site.generate();
  const asked = sandbox.requests.entries.filter(({ host }) => host === 'api');
  expect(asked.length).toBeGreaterThan(5);
  for (const { headers, path } of asked) {
    expect(headers['if-none-match'], path).toBeTruthy();
    expect(headers.apihost).toBe('www.example-ias.in');
  }
});

test('releases lists what is kept and which one is live', async () => {
  sandbox.content.update((content) => {
    content.settings.website.title = 'Another title';
  });
  const { report } = await site.generate();
  const listed = await site.run(['releases', '--json']);
  const { releases } = JSON.parse(listed.stdout);
  expect(releases).toHaveLength(2);
  expect(releases[0]).toMatchObject({ id: report.release, live: true, pages: report.pages.total });
  const text = await site.run(['releases']);
  expect(text.stdout).toContain(`* ${report.release}`);
  const unknown = await site.run(['rollback', 'nowhere', '--json']);
  expect(unknown.code).toBe(2);
  expect(JSON.parse(unknown.stdout).error.message).toContain(releases[1].id);
});
