import { execFile, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { bundleChild } from './support/child-process.ts';
import { makeTempFolder } from './support/disk.ts';
import { interceptDisk } from './support/fault-disk.ts';
import { findDamage } from './support/find-damage.ts';
import { publishSite } from './support/publish-site.ts';
import { versionedSite } from './support/site-files.ts';

const isLinux = process.platform === 'linux';
const hasStrace = isLinux && spawnSync('strace', ['-V']).status === 0;

test.skipIf(!isLinux)(
  'a small release is durable, file by file and folder by folder, before current changes',
  async () => {
    const out = makeTempFolder();
    await publishSite(out, versionedSite('v1', 10));
    const events: string[] = [];
    const watch = interceptDisk(({ name, args }) => {
      if (name === 'fsyncSync') events.push(`sync ${readlinkSync(`/proc/self/fd/${args[0]}`)}`);
      if (name === 'renameSync') events.push(`move ${args[1]}`);
    });
    const { manifest, staged } = await publishSite(out, versionedSite('v2', 10), { force: true }).finally(
      watch.restore,
    );

    const switched = events.indexOf(`move ${join(out, 'current')}`);
    const before = events.slice(0, switched);
    const staging = staged.folder ?? '';
    for (const path of staged.written) {
      for (const ending of ['', '.br', '.gz']) expect(before).toContain(`sync ${join(staging, path + ending)}`);
    }
    const folders = readdirSync(join(out, 'current/.'), { recursive: true, withFileTypes: true }).filter((e) =>
      e.isDirectory(),
    );
    expect(folders.length).toBeGreaterThan(5);
    for (const { parentPath, name } of folders) {
      expect(before).toContain(`sync ${join(parentPath, name).replace(join(out, 'current'), staging)}`);
    }
    const placed = before.indexOf(`move ${join(out, 'releases', manifest.id)}`);
    expect(before.indexOf(`sync ${staging}`)).toBeLessThan(placed);
    expect(before.slice(placed)).toContain(`sync ${join(out, 'releases')}`);
    expect(before.slice(placed)).toContain(`move ${join(out, '.pathshala/manifests', `${manifest.id}.ndjson`)}`);
    expect(before.slice(placed)).toContain(`sync ${join(out, '.pathshala/manifests')}`);
    expect(events.slice(switched)).toContain(`sync ${out}`);
  },
);

test.skipIf(!hasStrace)('a large release is durable by one sync of its disk before current changes', async () => {
  const folder = makeTempFolder();
  const out = join(folder, 'site');
  const program = await bundleChild('publish-and-die', folder);
  const log = join(folder, 'log');
  const calls = 'trace=syncfs,/^rename';
  await promisify(execFile)('strace', [
    '-f',
    '-y',
    '-s',
    '300',
    '-o',
    log,
    '-e',
    calls,
    process.execPath,
    program,
    out,
    'v1',
    '0',
    '150',
  ]);
  const lines = readFileSync(log, 'utf8').split('\n');
  const indexOf = (pattern: RegExp) => lines.findIndex((line) => pattern.test(line));
  expect(indexOf(/syncfs\(\d+<.*\/staging\/[0-9a-f]{16}>\)\s+= 0/)).toBeGreaterThanOrEqual(0);
  expect(indexOf(/syncfs\(/)).toBeLessThan(indexOf(/rename.*\/staging\/[0-9a-f]{16}", .*releases\//));
  expect(indexOf(/rename.*releases\/\d+T/)).toBeLessThan(indexOf(/rename.*\/current"/));
  expect(findDamage(out)).toEqual([]);
});

test.skipIf(!hasStrace)(
  'a call that the kernel itself refuses leaves the live release and says what is wrong',
  async () => {
    const folder = makeTempFolder();
    const out = join(folder, 'site');
    const program = await bundleChild('publish-and-die', folder);
    await publishSite(out, versionedSite('v1', 8));
    let refusals = 0;
    for (const [call, error] of [
      ['/^rename', 'EIO'],
      ['/^symlink', 'ENOSPC'],
      ['/^link', 'ENOSPC'],
      ['fsync', 'EIO'],
    ] as const) {
      for (let k = 1; k <= 4; k++) {
        const args = ['-o', '/dev/null', '-e', `trace=${call}`, '-e', `inject=${call}:error=${error}:when=${k}`];
        const live = readlinkSync(join(out, 'current'));
        const { status, stderr } = spawnSync('strace', [
          ...args,
          process.execPath,
          program,
          out,
          `v${refusals + k + 1}`,
          '0',
          '8',
        ]);
        expect([call, k, findDamage(out)]).toEqual([call, k, []]);
        if (status === 0) continue;
        refusals++;
        expect(stderr.toString()).toMatch(/DISK_REFUSED/);
        expect(readlinkSync(join(out, 'current'))).toBe(live);
      }
    }
    expect(refusals).toBeGreaterThanOrEqual(8);
  },
);
