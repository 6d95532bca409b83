import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { listReleases } from '../../cli/publish/list-releases.ts';
import { bundleChild, startChild } from './support/child-process.ts';
import { listLeftOvers, makeTempFolder } from './support/disk.ts';
import { findDamage, findTornPages, listReleaseFolders } from './support/find-damage.ts';
import { publishSite } from './support/publish-site.ts';
import { versionedSite } from './support/site-files.ts';

const pages = 40;

/** Lets a child work for a while and kills it; true when the kill was what ended it. */
async function killAfter(program: string, args: readonly string[], ms: number): Promise<boolean> {
  const { child, ended, said } = startChild(program, args);
  await said('ready');
  await sleep(ms);
  child.kill('SIGKILL');
  const { signal, errors } = await ended;
  expect(errors).toBe('');
  return signal === 'SIGKILL';
}

test('killed at any instant, visitors have one whole release and the next run needs no help', async () => {
  const folder = makeTempFolder();
  const program = await bundleChild('publish-forever', folder);
  const out = join(folder, 'site');
  await publishSite(out, versionedSite('v0', pages));
  const startedAt = performance.now();
  await publishSite(out, versionedSite('v1', pages), { force: true });
  const onePublishMs = performance.now() - startedAt;
  const seen = new Set<string>();
  let kills = 0;
  for (let round = 1; round <= 60; round++) {
    // Spread over the first few publishes of the child, the first of which is the one that clears up.
    if (await killAfter(program, [out, `${round * 1000}`, `${pages}`], Math.random() * 3 * onePublishMs)) kills++;
    expect([round, findDamage(out)]).toEqual([round, []]);
    seen.add((await listReleases(out)).find((release) => release.live)?.id ?? 'none');
  }
  expect(kills).toBe(60);
  // The kills met a child at work, not one that had yet to begin; how often it gets through depends on the machine.
  expect(seen.size).toBeGreaterThan(8);
  await publishSite(out, versionedSite('v99', pages), { keepReleases: 3, keepDays: 0, force: true });
  expect(findDamage(out)).toEqual([]);
  expect(listLeftOvers(out)).toEqual([]);
  expect(listReleaseFolders(out)).toHaveLength(3);
});

test('the same kills tear a site that is written in place', async () => {
  const folder = makeTempFolder();
  const program = await bundleChild('write-in-place', folder);
  let torn = 0;
  for (let round = 1; round <= 10; round++) {
    const out = join(folder, `site-${round}`);
    mkdirSync(join(out, 'current'), { recursive: true });
    await killAfter(program, [out, '0', `${pages}`], 20 + Math.random() * 60);
    if (findTornPages(join(out, 'current'), (version) => versionedSite(version, pages)).length > 0) torn++;
  }
  expect(torn).toBeGreaterThanOrEqual(4);
});

test('killed before each call that changes the disk, the old release or the new one stands', async () => {
  const folder = makeTempFolder();
  const program = await bundleChild('publish-and-die', folder);
  const few = 4;

  /** Kills at every second call of a run, from the named one on; gives how often. */
  const killAtEverySecondCall = async (first: number): Promise<number> => {
    const out = join(folder, `site-${first}`);
    await publishSite(out, versionedSite('v0', few));
    await publishSite(out, versionedSite('v1', few), { force: true });
    let kills = 0;
    for (let k = first; ; k += 2) {
      const { signal, errors } = await startChild(program, [out, `v${k + 1}`, `${k}`, `${few}`]).ended;
      expect([k, errors, findDamage(out)]).toEqual([k, '', []]);
      if (signal !== 'SIGKILL') break;
      kills++;
    }
    await publishSite(out, versionedSite('v999', few), { keepReleases: 2, keepDays: 0, force: true });
    expect(findDamage(out)).toEqual([]);
    expect(listReleaseFolders(out)).toHaveLength(2);
    expect((await listReleases(out)).map(({ live }) => live)).toEqual([true, false]);
    return kills;
  };
  const kills = await Promise.all([killAtEverySecondCall(1), killAtEverySecondCall(2)]);
  expect(kills[0] + kills[1]).toBeGreaterThan(60);
});
