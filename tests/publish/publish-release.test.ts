import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  truncateSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listReleases } from '../../cli/publish/list-releases.ts';
import { closeOutput, openOutput } from '../../cli/publish/open-output.ts';
import { writeRelease } from '../../cli/write/write-release.ts';
import { digestLive, inodeOf, listFiles, listLeftOvers, makeTempFolder, readLive } from './support/disk.ts';
import { publishSite } from './support/publish-site.ts';
import type { TestSite } from './support/site-files.ts';

const site: TestSite = {
  'index.html': { text: '<p>home</p>', links: ['/', '/contact', '/blog/first'] },
  'contact.html': { text: '<p>contact</p>', warn: 'no telephone' },
  'blog/first.html': { text: '<p>पहला</p>', links: ['/'] },
  'sitemap.xml': '<urlset/>',
  '_assets/boot-aaaa.js': 'console.log(1)',
};

describe('the first release', () => {
  test('stands whole behind current, and everything else lies outside the web root', async () => {
    const out = join(makeTempFolder(), 'new', 'site');
    const { manifest, staged } = await publishSite(out, site, { now: new Date('2026-11-20T10:15:00Z') });
    expect(manifest.id).toMatch(/^20261120T101500Z-[0-9a-f]{6}$/);
    expect(manifest.id.slice(-6)).toBe(manifest.digest.slice(0, 6));
    expect(readlinkSync(join(out, 'current'))).toBe(`releases/${manifest.id}`);
    expect(listFiles(join(out, 'current/.'))).toEqual(Object.keys(site).sort());
    expect(readLive(out, 'blog/first.html')).toBe('<p>पहला</p>');
    expect(readdirSync(out).sort()).toEqual(['.pathshala', 'current', 'releases']);
    expect(staged.counts).toEqual({ total: 3, rendered: 3, reused: 0, added: 3, changed: 0, removed: 0 });
    expect(staged.assets).toEqual({ total: 1, bytes: 14 });
    expect(listLeftOvers(out)).toEqual([]);
  });

  test('is readable by everybody and writable by its owner only, whatever the umask', async () => {
    const out = join(makeTempFolder(), 'a', 'site');
    const before = process.umask(0o077);
    try {
      await publishSite(out, site);
    } finally {
      process.umask(before);
    }
    const root = join(out, 'current/.');
    for (const path of listFiles(root)) expect([path, statSync(join(root, path)).mode & 0o777]).toEqual([path, 0o644]);
    for (const path of [join(out, '..'), out, join(out, 'releases'), root, join(root, 'blog'), join(root, '_assets')]) {
      expect([path, statSync(path).mode & 0o777]).toEqual([path, 0o755]);
    }
  });

  test('works in folders with spaces, a newline and Devanagari in their names', async () => {
    const out = join(makeTempFolder(), 'my site\nपाठशाला');
    await publishSite(out, { ...site, 'blog/परीक्षा की तैयारी.html': 'लेख' });
    expect(readLive(out, 'blog/परीक्षा की तैयारी.html')).toBe('लेख');
  });
});

describe('the next release', () => {
  test('is none when nothing changed: no page is made and the disk stays as it was', async () => {
    const out = makeTempFolder();
    const first = await publishSite(out, site);
    const before = digestLive(out);
    const second = await publishSite(out, site);
    expect(second.staged.unchanged).toBe(true);
    expect(second.staged.folder).toBeUndefined();
    expect(second.produced).toEqual([]);
    expect(second.manifest.id).toBe(first.manifest.id);
    expect(second.staged.counts).toEqual({ total: 3, rendered: 0, reused: 3, added: 0, changed: 0, removed: 0 });
    expect(digestLive(out)).toBe(before);
    expect(readdirSync(join(out, 'releases'))).toEqual([first.manifest.id]);
  });

  test('remembers the warnings of pages that were not made anew', async () => {
    const out = makeTempFolder();
    await publishSite(out, site);
    const { staged } = await publishSite(out, site);
    expect(staged.files.flatMap((file) => file.warnings.map((warning) => warning.message))).toEqual(['no telephone']);
  });

  test('shares every file but the changed one with the last', async () => {
    const out = makeTempFolder();
    const first = await publishSite(out, site);
    const second = await publishSite(out, { ...site, 'contact.html': '<p>Contact</p>' });
    const [old, fresh] = [first, second].map(({ manifest }) => join(out, 'releases', manifest.id)) as [string, string];
    expect(second.produced).toEqual(['contact.html']);
    expect(second.staged.counts).toEqual({ total: 3, rendered: 1, reused: 2, added: 0, changed: 1, removed: 0 });
    for (const path of Object.keys(site)) {
      expect([path, inodeOf(join(fresh, path)) === inodeOf(join(old, path))]).toEqual([path, path !== 'contact.html']);
    }
    expect(readFileSync(join(old, 'contact.html'), 'utf8')).toBe('<p>contact</p>');
    expect(second.manifest.sequence).toBe(first.manifest.sequence + 1);
  });

  test('shares a file that was made anew and came out the same', async () => {
    const out = makeTempFolder();
    const first = await publishSite(out, site);
    const rekeyed = { ...site, 'blog/first.html': { text: '<p>पहला</p>', links: ['/contact'], key: 'new theme' } };
    const second = await publishSite(out, { ...rekeyed, 'contact.html': 'changed' });
    expect(second.staged.counts).toMatchObject({ rendered: 2, changed: 1 });
    expect(inodeOf(join(out, 'current/blog/first.html'))).toBe(
      inodeOf(join(out, 'releases', first.manifest.id, 'blog/first.html')),
    );
  });

  test('is none when only keys changed, and the new keys are remembered', async () => {
    const out = makeTempFolder();
    const first = await publishSite(out, site);
    const rekeyed = { ...site, 'contact.html': { text: '<p>contact</p>', key: 'new theme' } };
    const second = await publishSite(out, rekeyed);
    expect(second.produced).toEqual(['contact.html']);
    expect(second.staged.unchanged).toBe(true);
    const third = await publishSite(out, rekeyed);
    expect(third.produced).toEqual([]);
    expect(third.manifest.id).toBe(first.manifest.id);
  });

  test('leaves out a removed page and has an added one', async () => {
    const out = makeTempFolder();
    await publishSite(out, site);
    const { 'contact.html': _, ...rest } = site;
    const { staged } = await publishSite(out, { ...rest, 'about.html': 'about' }, { force: true });
    expect(staged.counts).toEqual({ total: 3, rendered: 1, reused: 2, added: 1, changed: 0, removed: 1 });
    expect(existsSync(join(out, 'current/contact.html'))).toBe(false);
    expect(readLive(out, 'about.html')).toBe('about');
  });

  test('comes about when the only change is a page less', async () => {
    const out = makeTempFolder();
    await publishSite(out, site);
    const { 'contact.html': _, ...rest } = site;
    const { staged, produced } = await publishSite(out, rest, { force: true });
    expect([staged.unchanged, produced]).toEqual([false, []]);
    expect(existsSync(join(out, 'current/contact.html'))).toBe(false);
  });

  test('mends live files that somebody cut, deleted or replaced', async () => {
    const out = makeTempFolder();
    await publishSite(out, site);
    truncateSync(join(out, 'current/index.html'), 3);
    unlinkSync(join(out, 'current/contact.html'));
    rmSync(join(out, 'current/sitemap.xml'));
    mkdirSync(join(out, 'current/sitemap.xml'));
    const { staged } = await publishSite(out, site);
    expect(staged.unchanged).toBe(false);
    for (const path of ['index.html', 'contact.html', 'sitemap.xml']) {
      const given = site[path];
      expect(readLive(out, path)).toBe(typeof given === 'string' ? given : given?.text);
    }
  });

  test('made with every file anew is none when every file comes out the same', async () => {
    const out = makeTempFolder();
    await publishSite(out, site);
    const { staged, produced } = await publishSite(out, site, { full: true });
    expect(produced).toHaveLength(Object.keys(site).length);
    expect(staged.unchanged).toBe(true);
  });

  test('is written whole when the manifest of the live one is gone', async () => {
    const out = makeTempFolder();
    const { manifest } = await publishSite(out, site);
    writeFileSync(join(out, '.pathshala/manifests', `${manifest.id}.ndjson`), 'garbage');
    const second = await publishSite(out, site);
    expect(second.warnings.map((warning) => warning.code)).toContain('MANIFEST_UNREADABLE');
    expect(second.produced).toHaveLength(Object.keys(site).length);
    expect(second.manifest.id).not.toBe(manifest.id);
  });

  test('gets a name of its own when two come within one second, or the clock goes back', async () => {
    const out = makeTempFolder();
    const now = new Date('2026-11-20T10:15:00Z');
    const first = await publishSite(out, { ...site, 'a.html': '1' }, { now });
    await publishSite(out, { ...site, 'a.html': '2' }, { now });
    const third = await publishSite(out, { ...site, 'a.html': '1' }, { now });
    const fourth = await publishSite(out, { ...site, 'a.html': '4' }, { now: new Date('2016-01-01T00:00:00Z') });
    expect(third.manifest.id).not.toBe(first.manifest.id);
    expect(third.manifest.digest).toBe(first.manifest.digest);
    expect((await listReleases(out)).map(({ id, live }) => [id, live])[0]).toEqual([fourth.manifest.id, true]);
    expect(readLive(out, 'a.html')).toBe('4');
    expect(fourth.manifest.sequence).toBe(4);
  });
});

test('equal sites have equal digests, whatever the order in which the files come', async () => {
  const reversed = Object.fromEntries(Object.entries(site).reverse());
  const first = await publishSite(makeTempFolder(), site);
  const second = await publishSite(makeTempFolder(), reversed);
  expect(second.manifest.digest).toBe(first.manifest.digest);
});

test.each([
  ['two files with one path', ['a.html', 'a.html'], /^Two files have the path a\.html: a page and a page\.$/],
  ['a file that is a folder too', ['a.html', 'a.html/b.html'], /^a\.html would have to be a page and the folder of/],
  ['a folder that is a file too', ['a.html/b.html', 'a.html'], /^a\.html would have to be a page and the folder of/],
  ['a way out', ['../a.html'], /leads out of the release/],
  ['an absolute path', ['/etc/passwd.html'], /leads out of the release/],
])('%s is refused as a bug and leaves nothing behind', async (_, paths, message) => {
  const out = makeTempFolder();
  const output = await openOutput(out);
  const files = paths.map((path) => ({
    path,
    kind: 'page' as const,
    key: path,
    produce: () => ({ bytes: 'x', links: [], warnings: [] }),
  }));
  await expect(writeRelease({ output, live: undefined, files })).rejects.toThrow(message);
  expect(listLeftOvers(out)).toEqual([]);
  await closeOutput(output);
});
