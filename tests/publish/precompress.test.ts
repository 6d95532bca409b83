import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { precompress } from '../../cli/publish/precompress.ts';
import { rollBack } from '../../cli/publish/roll-back.ts';
import { inodeOf, listFiles, makeTempFolder } from './support/disk.ts';
import { findDamage, isVariantOfItsFile } from './support/find-damage.ts';
import { publishSite } from './support/publish-site.ts';
import type { TestSite } from './support/site-files.ts';

const long = 'A line of a page that is long enough. '.repeat(60);
const site: TestSite = {
  'index.html': `<p>home ${long}</p>`,
  'contact.html': `<p>contact ${long}</p>`,
  'blog/first.html': `<p>पहला ${long}</p>`,
  'short.html': '<p>short</p>',
  'sitemap.xml': `<urlset>${long}</urlset>`,
  'photo.jpg': { text: long, kind: 'asset' },
  _headers: long,
  '_assets/boot-aaaa.js': `/* ${long} */`,
};
const texts = ['_assets/boot-aaaa.js', 'blog/first.html', 'contact.html', 'index.html', 'sitemap.xml'];
const variantsOf = (paths: readonly string[]) => paths.flatMap((path) => [`${path}.br`, `${path}.gz`]).sort();
const listVariants = (folder: string) => listFiles(folder).filter((path) => /\.(br|gz)$/.test(path));

/** Every live file with its mode and its bytes. */
const readTree = (out: string) => {
  const root = join(out, 'current/.');
  return listFiles(root).map((path) => {
    const place = join(root, path);
    return [path, statSync(place).mode, readFileSync(place).toString('base64')];
  });
};

test('every text file of some size has both variants, smaller and readable by all; nothing else has any', async () => {
  const out = makeTempFolder();
  const { manifest, staged } = await publishSite(out, site);
  const root = join(out, 'current/.');
  expect(listVariants(root)).toEqual(variantsOf(texts));
  for (const path of variantsOf(texts)) {
    expect([path, isVariantOfItsFile(join(root, path))]).toEqual([path, true]);
    expect(statSync(join(root, path)).size).toBeLessThan(statSync(join(root, path.slice(0, -3))).size);
    expect(statSync(join(root, path)).mode & 0o777).toBe(0o644);
  }
  expect(manifest.files.map(({ path }) => path)).toEqual(Object.keys(site).sort());
  expect(staged.assets.total).toBe(2);
});

test('the same files have the same variants, byte for byte, and a second run finds nothing to do', async () => {
  const [one, other] = [makeTempFolder(), makeTempFolder()];
  await publishSite(one, site);
  await publishSite(other, Object.fromEntries(Object.entries(site).reverse()));
  expect(readTree(one)).toEqual(readTree(other));
  expect((await publishSite(one, site)).staged.unchanged).toBe(true);
});

test('a variant that would not be smaller than its file is not written', async () => {
  const folder = makeTempFolder();
  writeFileSync(join(folder, 'noise.svg'), randomBytes(4096));
  const noise = { path: 'noise.svg', kind: 'file', key: '', digest: '', size: 4096, links: [], warnings: [] } as const;
  const written = new Set(['noise.svg']);
  expect(await precompress({ folder, files: [noise], written, liveFolder: undefined })).toEqual([]);
  expect(readdirSync(folder)).toEqual(['noise.svg']);
});

describe('the next release', () => {
  test('shares the variants of what did not change and has new ones of what did', async () => {
    const out = makeTempFolder();
    const [first, second] = [
      await publishSite(out, site),
      await publishSite(out, { ...site, 'contact.html': `<p>Contact ${long}</p>` }),
    ].map(({ manifest }) => join(out, 'releases', manifest.id)) as [string, string];
    for (const path of variantsOf(texts)) {
      const isShared = inodeOf(join(second, path)) === inodeOf(join(first, path));
      expect([path, isShared]).toEqual([path, !path.startsWith('contact')]);
    }
    expect(findDamage(out)).toEqual([]);
  });

  test('has no variant of what became short, and none of what is gone', async () => {
    const out = makeTempFolder();
    await publishSite(out, site);
    const { 'blog/first.html': _, ...rest } = site;
    await publishSite(out, { ...rest, 'contact.html': '<p>short</p>' }, { force: true });
    const left = texts.filter((path) => !/^(blog|contact)/.test(path));
    expect(listVariants(join(out, 'current/.'))).toEqual(variantsOf(left));
  });

  test('makes anew what somebody deleted or replaced by a link', async () => {
    const out = makeTempFolder();
    await publishSite(out, site);
    const place = join(out, 'current/index.html');
    rmSync(`${place}.br`);
    rmSync(`${place}.gz`);
    symlinkSync('/etc/hostname', `${place}.gz`);
    await publishSite(out, { ...site, 'contact.html': `<p>Contact ${long}</p>` });
    expect(listVariants(join(out, 'current/.'))).toEqual(variantsOf(texts));
    expect(findDamage(out)).toEqual([]);
  });
});

describe('switched off', () => {
  const off = { precompress: false };

  test('no variant is made, taken over or carried', async () => {
    const out = makeTempFolder();
    await publishSite(out, site);
    const { '_assets/boot-aaaa.js': _, ...rest } = site;
    const { manifest } = await publishSite(out, { ...rest, '_assets/boot-bbbb.js': `/* b ${long} */` }, off);
    expect(manifest.carriedAssets.map(({ path }) => path)).toEqual(['_assets/boot-aaaa.js']);
    expect(listVariants(join(out, 'current/.'))).toEqual([]);
  });

  test('and on again, the next release that brings a change has all of them', async () => {
    const out = makeTempFolder();
    await publishSite(out, site, off);
    expect((await publishSite(out, site)).staged.unchanged).toBe(true);
    expect(listVariants(join(out, 'current/.'))).toEqual([]);
    await publishSite(out, { ...site, 'short.html': '<p>other</p>' });
    expect(listVariants(join(out, 'current/.'))).toEqual(variantsOf(texts));
    expect(findDamage(out)).toEqual([]);
  });
});

test('assets of other releases carry their variants along, forth and back', async () => {
  const out = makeTempFolder();
  const first = await publishSite(out, site);
  const { '_assets/boot-aaaa.js': _, ...rest } = site;
  await publishSite(out, { ...rest, '_assets/boot-bbbb.js': `/* b ${long} */` });
  const boots = variantsOf(['_assets/boot-aaaa.js', '_assets/boot-bbbb.js']);
  const bootsOf = (folder: string) => listVariants(folder).filter((path) => path.startsWith('_assets'));
  expect(bootsOf(join(out, 'current/.'))).toEqual(boots);
  expect(findDamage(out)).toEqual([]);
  await rollBack({ out, id: first.manifest.id });
  expect(bootsOf(join(out, 'current/.'))).toEqual(boots);
  expect(existsSync(join(out, 'releases', first.manifest.id, '_assets/boot-bbbb.js'))).toBe(true);
  expect(findDamage(out)).toEqual([]);
});
