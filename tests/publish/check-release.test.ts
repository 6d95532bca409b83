import { rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SiteError } from '../../cli/errors/site-error.ts';
import { checkRelease } from '../../cli/publish/check-release.ts';
import { closeOutput, openOutput } from '../../cli/publish/open-output.ts';
import { readLiveRelease } from '../../cli/publish/read-live-release.ts';
import { writeRelease } from '../../cli/write/write-release.ts';
import { digestLive, listLeftOvers, makeTempFolder, readLive } from './support/disk.ts';
import { type PublishOptions, publishSite } from './support/publish-site.ts';
import { siteFiles, type TestSite, versionedSite } from './support/site-files.ts';

const manyPages = (count: number): TestSite =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`blog/p${n}.html`, `page ${n}`]));

/** Publishes and gives the refusal; the live release must have stayed as it was. */
async function refusalOf(out: string, site: TestSite, options?: PublishOptions): Promise<SiteError> {
  const before = digestLive(out);
  const error = await publishSite(out, site, options).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(SiteError);
  expect(digestLive(out)).toBe(before);
  expect(listLeftOvers(out)).toEqual([]);
  return error as SiteError;
}

describe('the guard', () => {
  test('refuses a loss of more pages than allowed and names some', async () => {
    const out = makeTempFolder();
    await publishSite(out, manyPages(40));
    const error = await refusalOf(out, manyPages(12));
    expect(error).toMatchObject({ code: 'GUARD_SHRINK', exitCode: 4 });
    expect(error.message).toContain('Pages: 40 → 12 (−70 %)');
    expect(error.message).toContain('vanish: /blog/p12, /blog/p13, /blog/p14, /blog/p15, /blog/p16 and 23 more');
  });

  test('allows a loss that is not more than the share', async () => {
    const out = makeTempFolder();
    await publishSite(out, manyPages(10));
    const { staged } = await publishSite(out, manyPages(8));
    expect(staged.counts.removed).toBe(2);
  });

  test('refuses as many pages under other addresses', async () => {
    const out = makeTempFolder();
    await publishSite(out, manyPages(4));
    const renamed = Object.fromEntries(Object.entries(manyPages(4)).map(([path, text]) => [`new/${path}`, text]));
    const { message } = await refusalOf(out, renamed);
    expect(message).toContain('Pages: 4 → 4 (4 of the old addresses are gone, −100 %)');
    expect(message).toContain('vanish: /blog/p0, /blog/p1, /blog/p2, /blog/p3');
  });

  test('takes a page for the same when only its file lies elsewhere', async () => {
    const out = makeTempFolder();
    await publishSite(out, { 'index.html': 'home', 'contact.html': 'contact' });
    await publishSite(out, { 'index.html': 'home', 'contact/index.html': 'contact' });
    expect(readLive(out, 'contact/index.html')).toBe('contact');
  });

  test('refuses a loss in any list, one line each, and does not compare a list that was not read', async () => {
    const out = makeTempFolder();
    await publishSite(out, { 'index.html': '1' }, { listCounts: { blogpost: 100, course: 10, news: 5, faculty: 3 } });
    const listCounts = { blogpost: 80, course: 7, news: 0 };
    const { message } = await refusalOf(out, { 'index.html': '2' }, { listCounts });
    expect(message.split('\n').slice(1)).toEqual(['course: 10 → 7 (−30 %)', 'news: 5 → 0 (−100 %)']);
  });

  test('is overridden by force', async () => {
    const out = makeTempFolder();
    await publishSite(out, manyPages(40));
    const { staged } = await publishSite(out, manyPages(1), { force: true });
    expect(staged.counts).toMatchObject({ total: 1, removed: 39 });
  });

  test('still knows what visitors have when the live manifest cannot be read', async () => {
    const out = makeTempFolder();
    await publishSite(out, manyPages(40));
    const { manifest } = await publishSite(out, manyPages(41));
    writeFileSync(join(out, '.pathshala/manifests', `${manifest.id}.ndjson`), '');
    expect((await refusalOf(out, manyPages(2))).message).toContain('Pages: 40 → 2');
  });
});

describe('links', () => {
  test('to pages, files, assets and folders are found, with and without a slash at the end', async () => {
    const { warnings } = await publishSite(makeTempFolder(), {
      'index.html': { text: '', links: ['/', '/about', '/about/', '/blog', '/feed.xml', '/_assets/a-1.css', '/ब्लॉग'] },
      'about.html': '',
      'blog/index.html': '',
      'ब्लॉग.html': '',
      'feed.xml': '',
      '_assets/a-1.css': '',
    });
    expect(warnings).toEqual([]);
  });

  test('that lead nowhere are named once each, with the pages they stand on', async () => {
    const pages = Object.fromEntries(
      ['a', 'b', 'c', 'd', 'e'].map((name) => [`${name}.html`, { text: name, links: ['/gone'] }]),
    );
    const { warnings } = await publishSite(makeTempFolder(), {
      ...pages,
      'index.html': { text: '', links: ['/missing.pdf', '/a'] },
    });
    expect(warnings).toEqual([
      { code: 'LINK_BROKEN', message: '/gone leads nowhere; it is linked on /a, /b, /c … and 2 more.', where: '/a' },
      { code: 'LINK_BROKEN', message: '/missing.pdf leads nowhere; it is linked on /.', where: '/' },
    ]);
  });

  test('are looked at again when their target goes, though the page that has them stays', async () => {
    const out = makeTempFolder();
    const site: TestSite = { ...manyPages(10), 'index.html': { text: '', links: ['/blog/p9'] } };
    await publishSite(out, site);
    const { 'blog/p9.html': _, ...rest } = site;
    const { warnings, produced } = await publishSite(out, rest);
    expect(produced).toEqual([]);
    expect(warnings).toMatchObject([{ code: 'LINK_BROKEN', where: '/' }]);
  });
});

describe('a staged release that is not what was made', () => {
  const before = versionedSite('v1', 8);
  const after = versionedSite('v2', 8);
  const lengthOf = (path: string): number => {
    const entry = Object.entries(after).find(([name]) => path.endsWith(`/${name}`))?.[1];
    return Buffer.byteLength(typeof entry === 'string' ? entry : (entry?.text ?? ''));
  };

  const mutations: [string, (path: string) => void][] = [
    ['dropped', (path) => rmSync(path)],
    ['cut', (path) => truncateSync(path, 5)],
    ['emptied', (path) => truncateSync(path, 0)],
    ['replaced by one of the same length', (path) => writeFileSync(path, 'x'.repeat(lengthOf(path)))],
  ];
  test.each(mutations)('is caught with each file %s', async (_, mutate) => {
    const out = makeTempFolder();
    await publishSite(out, before);
    const live = digestLive(out);
    for (const path of Object.keys(after)) {
      const name = path.endsWith('.html') ? 'The page /' : 'The file _assets/';
      const run = publishSite(out, after, {
        force: true,
        meddle: ({ folder = '' }) => mutate(join(folder, path)),
      });
      await expect(run).rejects.toThrow(name);
      await expect(run).rejects.not.toBeInstanceOf(SiteError);
    }
    expect(digestLive(out)).toBe(live);
    expect(listLeftOvers(out)).toEqual([]);
  });

  test('is caught with fewer pages than planned', async () => {
    const out = makeTempFolder();
    await publishSite(out, before);
    const output = await openOutput(out);
    const live = readLiveRelease(output);
    const staged = await writeRelease({ output, live, files: siteFiles(before) });
    const job = { output, staged, live, listCounts: {}, maxShrink: 0.2, force: true };
    expect(() => checkRelease({ ...job, planPageCount: 9 })).toThrow('9 pages were planned and 8 were written.');
    await closeOutput(output);
  });
});
