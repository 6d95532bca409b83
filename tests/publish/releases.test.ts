import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listReleases } from '../../cli/publish/list-releases.ts';
import { rollBack } from '../../cli/publish/roll-back.ts';
import { digestLive, digestTree, inodeOf, listFiles, makeTempFolder, readLive } from './support/disk.ts';
import { findDamage } from './support/find-damage.ts';
import { publishSite } from './support/publish-site.ts';
import { versionedSite } from './support/site-files.ts';

const day = (n: number) => new Date(Date.UTC(2026, 0, 1 + n));
const assetsOf = (folder: string) =>
  readdirSync(join(folder, '_assets'))
    .filter((name) => name.endsWith('.js'))
    .sort();

/** Publishes versions v1 … vN, a day apart; gives their ids, oldest first. */
async function publishDaily(out: string, count: number, keep: { keepReleases: number; keepDays: number }) {
  const ids: string[] = [];
  for (let n = 1; n <= count; n++) {
    ids.push((await publishSite(out, versionedSite(`v${n}`, 3), { ...keep, now: day(n), force: true })).manifest.id);
  }
  return ids;
}

describe('assets of earlier releases', () => {
  test('stay reachable in later ones as the same files, until their release is not kept any more', async () => {
    const out = makeTempFolder();
    const ids = await publishDaily(out, 5, { keepReleases: 3, keepDays: 0 });
    expect(assetsOf(join(out, 'current/.'))).toEqual(['boot-v3.js', 'boot-v4.js', 'boot-v5.js']);
    expect(inodeOf(join(out, 'current/_assets/boot-v3.js'))).toBe(
      inodeOf(join(out, 'releases', ids[2] ?? '', '_assets/boot-v3.js')),
    );
    expect(findDamage(out)).toEqual([]);
  });

  test('stay for the days that pages of them may still be open', async () => {
    const out = makeTempFolder();
    await publishDaily(out, 5, { keepReleases: 1, keepDays: 2.5 });
    // v3 was live until v4 came, a day before v5; v2 until two days before.
    expect(assetsOf(join(out, 'current/.'))).toEqual(['boot-v2.js', 'boot-v3.js', 'boot-v4.js', 'boot-v5.js']);
  });

  test('are the next release’s own when it has them again', async () => {
    const out = makeTempFolder();
    await publishDaily(out, 2, { keepReleases: 5, keepDays: 0 });
    const site = { ...versionedSite('v3', 3), '_assets/boot-v1.js': '/* v1 */' };
    const { manifest } = await publishSite(out, site, { force: true });
    expect(manifest.carriedAssets.map(({ path }) => path)).toEqual(['_assets/boot-v2.js']);
  });

  test('do not count in what makes two sites equal', async () => {
    const out = makeTempFolder();
    await publishDaily(out, 3, { keepReleases: 5, keepDays: 0 });
    const fresh = await publishSite(makeTempFolder(), versionedSite('v3', 3));
    expect((await listReleases(out))[0]?.digest).toBe(fresh.manifest.digest);
    expect((await publishSite(out, versionedSite('v3', 3))).staged.unchanged).toBe(true);
  });
});

describe('old releases', () => {
  test('are kept by number and deleted with their manifests', async () => {
    const out = makeTempFolder();
    const ids = await publishDaily(out, 6, { keepReleases: 2, keepDays: 0 });
    expect(readdirSync(join(out, 'releases')).sort()).toEqual(ids.slice(-2));
    expect(readdirSync(join(out, '.pathshala/manifests')).sort()).toEqual(ids.slice(-2).map((id) => `${id}.ndjson`));
  });

  test('are kept by age where that keeps more', async () => {
    const out = makeTempFolder();
    const ids = await publishDaily(out, 8, { keepReleases: 1, keepDays: 3 });
    // The fourth was live until the fifth came, three days before the eighth.
    expect(readdirSync(join(out, 'releases')).sort()).toEqual(ids.slice(5 - 1));
  });

  test('are safe from a clock that goes back or leaps ahead', async () => {
    const out = makeTempFolder();
    await publishDaily(out, 3, { keepReleases: 3, keepDays: 1 });
    const past = await publishSite(out, versionedSite('v4', 3), {
      keepReleases: 3,
      keepDays: 1,
      now: day(-3650),
      force: true,
    });
    const ahead = await publishSite(out, versionedSite('v5', 3), {
      keepReleases: 3,
      keepDays: 1,
      now: day(3650),
      force: true,
    });
    const releases = await listReleases(out);
    expect(releases.slice(0, 2).map(({ id }) => id)).toEqual([ahead.manifest.id, past.manifest.id]);
    expect(releases).toHaveLength(3);
    expect(findDamage(out)).toEqual([]);
  });

  test('never include the live one, nor folders that are none of ours', async () => {
    const out = makeTempFolder();
    const [first = ''] = await publishDaily(out, 3, { keepReleases: 3, keepDays: 0 });
    mkdirSync(join(out, 'releases/by-hand'));
    await rollBack({ out, id: first });
    await publishSite(out, versionedSite('v4', 3), { keepReleases: 1, keepDays: 0, now: day(9), force: true });
    expect((await listReleases(out)).map(({ live }) => live)).toEqual([true]);
    expect(existsSync(join(out, 'releases/by-hand'))).toBe(true);
    // Its assets were on pages that were open a moment ago.
    expect(assetsOf(join(out, 'current/.'))).toContain('boot-v1.js');
  });

  test('that cannot be deleted are a warning', async () => {
    const out = makeTempFolder();
    await publishDaily(out, 1, { keepReleases: 1, keepDays: 0 });
    const block = () => {
      rmSync(join(out, '.pathshala/trash'), { recursive: true });
      writeFileSync(join(out, '.pathshala/trash'), '');
    };
    const options = { keepReleases: 1, keepDays: 0, now: day(5), force: true, meddleLate: block };
    const { warnings } = await publishSite(out, versionedSite('v2', 3), options);
    expect(warnings.map(({ code }) => code)).toEqual(['PRUNE_FAILED']);
    expect(readLive(out, 'index.html')).toContain('v2');
  });
});

describe('rollback', () => {
  test('without a name goes one release back each time, and the oldest has none before it', async () => {
    const out = makeTempFolder();
    const [first = '', second = '', third = ''] = await publishDaily(out, 3, { keepReleases: 5, keepDays: 0 });
    expect(await rollBack({ out })).toEqual({ from: third, to: second });
    expect(await rollBack({ out })).toEqual({ from: second, to: first });
    await expect(rollBack({ out })).rejects.toMatchObject({ code: 'NO_EARLIER_RELEASE', exitCode: 2 });
    expect(readLive(out, 'index.html')).toContain('v1');
    expect((await listReleases(out)).map(({ id, live }) => [id, live])).toEqual([
      [third, false],
      [second, false],
      [first, true],
    ]);
    expect(findDamage(out)).toEqual([]);
  });

  test('keeps the scripts of the release it leaves reachable, and so does the next publish', async () => {
    const out = makeTempFolder();
    const [first = ''] = await publishDaily(out, 3, { keepReleases: 5, keepDays: 0 });
    await rollBack({ out, id: first });
    expect(assetsOf(join(out, 'current/.'))).toEqual(['boot-v1.js', 'boot-v2.js', 'boot-v3.js']);
    await publishSite(out, versionedSite('v4', 3), { keepReleases: 5, keepDays: 0, force: true });
    expect(assetsOf(join(out, 'current/.'))).toEqual(['boot-v1.js', 'boot-v2.js', 'boot-v3.js', 'boot-v4.js']);
  });

  test('is undone by the next run, which publishes the newest content again', async () => {
    const out = makeTempFolder();
    const [first, , third] = await publishDaily(out, 3, { keepReleases: 5, keepDays: 0 });
    await rollBack({ out, id: first });
    const { manifest, staged } = await publishSite(out, versionedSite('v3', 3), { force: true });
    expect(staged.unchanged).toBe(false);
    expect(manifest.id).not.toBe(third);
    expect(manifest.sequence).toBe(4);
    expect(readLive(out, 'index.html')).toContain('v3');
  });

  test('to an unknown release names those there are and changes nothing', async () => {
    const out = makeTempFolder();
    const ids = await publishDaily(out, 2, { keepReleases: 5, keepDays: 0 });
    const before = digestLive(out);
    const error = await rollBack({ out, id: '../../etc' }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'RELEASE_UNKNOWN', exitCode: 2 });
    for (const id of ids) expect((error as Error).message).toContain(id);
    expect(digestLive(out)).toBe(before);
  });

  test('in a folder without releases says that there is none', async () => {
    const out = makeTempFolder();
    await expect(rollBack({ out })).rejects.toMatchObject({ code: 'NO_EARLIER_RELEASE' });
    await expect(rollBack({ out, id: 'x' })).rejects.toThrow('There is none at all.');
  });
});

describe('the list of releases', () => {
  test('is empty where there is nothing, and makes nothing', async () => {
    const out = join(makeTempFolder(), 'site');
    expect(await listReleases(out)).toEqual([]);
    expect(existsSync(out)).toBe(false);
  });

  test('says what is needed of each and touches nothing', async () => {
    const out = makeTempFolder();
    const { manifest } = await publishSite(out, versionedSite('v1', 3), { now: day(1) });
    const before = digestTree(out);
    const { id, digest } = manifest;
    expect(await listReleases(out)).toEqual([
      { id, digest, publishedAt: '2026-01-02T00:00:00.000Z', sequence: 1, pages: 3, live: true },
    ]);
    expect(digestTree(out)).toBe(before);
    expect(listFiles(join(out, 'current/.')).length).toBe(3 * 4);
    expect(readFileSync(join(out, 'current/index.html'), 'utf8')).toContain('v1');
  });
});
