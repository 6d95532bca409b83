import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SiteError } from '../../cli/errors/site-error.ts';
import { digestLive, listLeftOvers, makeTempFolder } from './support/disk.ts';
import { diskError, interceptDisk } from './support/fault-disk.ts';
import { findDamage } from './support/find-damage.ts';
import { type PublishOptions, publishSite } from './support/publish-site.ts';
import { versionedSite } from './support/site-files.ts';

const options: PublishOptions = { keepReleases: 2, keepDays: 0, force: true };

/** Publishes with the k-th call that changes the disk failing; gives what came of it. */
async function publishWithFault(out: string, version: string, fault: { k: number; code: string }) {
  const watch = interceptDisk(({ n, name }) => {
    if (n === fault.k) throw diskError(fault.code, name);
  });
  try {
    await publishSite(out, versionedSite(version, 6), options);
    return { error: undefined, calls: watch.count() };
  } catch (error) {
    return { error, calls: watch.count() };
  } finally {
    watch.restore();
  }
}

test.each([
  'ENOSPC',
  'EIO',
  'EACCES',
  'EROFS',
  'EDQUOT',
  'EMFILE',
])('whichever call %s comes from, the disk is named or the release is whole', async (code) => {
  const out = join(makeTempFolder(), 'site');
  await publishSite(out, versionedSite('v0', 6), options);
  await publishSite(out, versionedSite('v1', 6), options);
  let refused = 0;
  let calls = Number.POSITIVE_INFINITY;
  for (let k = 1; k <= calls; k++) {
    const before = digestLive(out);
    const outcome = await publishWithFault(out, `v${k + 1}`, { k, code });
    calls = outcome.error ? calls : Math.min(calls, outcome.calls);
    if (outcome.error !== undefined) {
      refused++;
      expect(outcome.error).toBeInstanceOf(SiteError);
      expect(outcome.error).toMatchObject({ code: 'DISK_REFUSED', exitCode: 6 });
      expect([k, digestLive(out)]).toEqual([k, before]);
    }
    expect([k, findDamage(out)]).toEqual([k, []]);
  }
  expect(refused).toBeGreaterThan(40);
  await publishSite(out, versionedSite('v999', 6), options);
  expect(findDamage(out)).toEqual([]);
  expect(listLeftOvers(out)).toEqual([]);
});

test('a first release that the disk refuses leaves no current behind', async () => {
  for (let k = 1, ended = false; !ended; k++) {
    const out = join(makeTempFolder(), 'site');
    const { error } = await publishWithFault(out, 'v1', { k, code: 'ENOSPC' });
    ended = error === undefined;
    await publishSite(out, versionedSite('v2', 6), options);
    expect([k, findDamage(out)]).toEqual([k, []]);
  }
});

test.each(['EXDEV', 'EMLINK', 'EPERM'])('files are copied where a link is refused with %s', async (code) => {
  const out = makeTempFolder();
  await publishSite(out, versionedSite('v0', 6), options);
  const watch = interceptDisk(({ name }) => {
    // The probe comes first and needs one link.
    if (name === 'linkSync' && ++links > 1) throw diskError(code, name);
  });
  let links = 0;
  try {
    await publishSite(
      out,
      { ...versionedSite('v0', 6), 'index.html': '<html data-version="v0">other</html>' },
      options,
    );
  } finally {
    watch.restore();
  }
  expect(links).toBeGreaterThan(5);
  expect(findDamage(out)).toEqual([]);
});
