import { spawn } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../support/root.ts';
import { createTestSite, digestTree } from '../support/test-site.ts';
import { drawPhoto } from './support/draw-photo.ts';
import { openPictureSite, type PictureSite } from './support/picture-site.ts';

let open: PictureSite;
beforeAll(async () => {
  open = await openPictureSite();
  const { report } = await open.site.generate();
  expect(report).toMatchObject({ status: 'published', warnings: [] });
});
afterAll(() => open?.close());

const madeOf = (name: string) => open.site.list().filter((path) => path.startsWith(`_assets/${name}-`));

test('every version that a page names is there', () => {
  const { site } = open;
  const named = new Set<string>();
  for (const path of site.list().filter((one) => one.endsWith('.html'))) {
    for (const [, srcSet = ''] of site.read(path).matchAll(/srcSet="([^"]+)"/gi)) {
      for (const one of srcSet.split(', ')) named.add(one.replace(/^\/| \d+w$/g, ''));
    }
  }
  expect(named.size).toBe(5 * 2 + 4 * 2);
  for (const path of named) expect(site.has(path), path).toBe(true);
  expect(site.read('index.html')).not.toContain(`src="${open.host.origin}`);
});

test('machines read the address of the CMS', () => {
  const [post] = open.site.list().filter((path) => /^blog\/(?!page|category)[^/]+\.html$/.test(path));
  const html = open.site.read(post ?? '');
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, text = '']) => text);
  expect(data.map((text) => JSON.parse(text).image)).toContain(`${open.host.origin}/photo.jpg`);
});

test('a run with nothing to make asks once for each picture, and does without the image library', async () => {
  const { site, host } = open;
  host.forget();
  const guard = join(site.folder, 'no-sharp.mjs');
  const hook = `export const resolve = (name, context, next) => { if (name === 'sharp') throw new Error('sharp was loaded'); return next(name, context); };`;
  writeFileSync(
    guard,
    `import { register } from 'node:module'; register('data:text/javascript,' + encodeURIComponent(${JSON.stringify(hook)}));`,
  );
  const { report, code } = await site.generate([], { env: { NODE_OPTIONS: `--import ${guard}` } });
  expect([code, report.status, report.warnings]).toEqual([0, 'unchanged', []]);
  expect(host.calls.map(({ path, status }) => `${path} ${status}`).sort()).toEqual(['/hero.jpg 304', '/photo.jpg 304']);
});

test('a run that is killed among its pictures leaves nothing half; the next one makes the very same site', async () => {
  const other = await createTestSite(open.configWith());
  try {
    const cache = join(other.out, '.pathshala/cache/pictures');
    const child = spawn(process.execPath, [join(root, 'dist/main.js'), 'generate'], {
      cwd: other.folder,
      stdio: 'ignore',
    });
    const ended = new Promise((resolve) => child.once('close', resolve));
    while (child.exitCode === null && !(existsSync(cache) && readdirSync(cache).length > 0)) await sleep(5);
    child.kill('SIGKILL');
    await ended;
    const { report } = await other.generate();
    expect(report).toMatchObject({ status: 'published', warnings: [] });
    expect(readdirSync(cache).filter((name) => name.endsWith('.tmp'))).toEqual([]);
    expect(digestTree(join(other.out, 'current'))).toBe(digestTree(join(open.site.out, 'current')));
  } finally {
    await other.remove();
  }
});

test('a changed picture renders the pages that show it, and its old versions stay reachable', async () => {
  const { host, site } = open;
  const before = madeOf('hero');
  host.files.set('/hero.jpg', {
    body: await drawPhoto({ width: 700, height: 525, ground: '#116633' }),
    headers: { etag: '"new"' },
  });
  const { report } = await site.generate();
  expect(report).toMatchObject({ status: 'published', warnings: [] });
  expect(report.pages.rendered).toBeGreaterThan(0);
  expect(report.pages.rendered).toBeLessThanOrEqual(2);
  expect(madeOf('hero').length).toBe(before.length * 2);
  for (const path of before) expect(site.has(path)).toBe(true);
});

test('a picture that breaks keeps its last good version; the site is the same', async () => {
  const { host, site } = open;
  const before = digestTree(join(site.out, 'current'));
  const good = host.files.get('/hero.jpg');
  host.files.set('/hero.jpg', { body: '<!DOCTYPE html><p>Sign in</p>' });
  const broken = await site.generate();
  expect(broken.report).toMatchObject({ status: 'unchanged', warnings: [{ code: 'PICTURE_UNREADABLE' }] });
  expect((await site.generate(['--strict'])).code).toBe(4);
  if (good) host.files.set('/hero.jpg', good);
  expect((await site.generate()).report.warnings).toEqual([]);
  expect(digestTree(join(site.out, 'current'))).toBe(before);
});

test('pictures that stay with the CMS cost no call, and pages name them where they are', async () => {
  const { host } = open;
  host.forget();
  const other = await createTestSite(open.configWith({ images: 'remote' }));
  try {
    const { report } = await other.generate();
    expect(report.status).toBe('published');
    expect(host.calls).toEqual([]);
    expect(existsSync(join(other.out, '.pathshala/cache/pictures'))).toBe(false);
    expect(other.read('index.html')).toContain(`src="${host.origin}/photo.jpg"`);
    expect(other.read('index.html')).not.toMatch(/<source|tone-/);
  } finally {
    await other.remove();
  }
});
