import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Warning } from '../../cli/log/warnings.ts';
import { closeOutput, openOutput } from '../../cli/publish/open-output.ts';
import { lockOutput } from '../../cli/publish/output-lock.ts';
import { bundleChild, startChild } from './support/child-process.ts';
import { digestTree, listLeftOvers, makeTempFolder, readLive } from './support/disk.ts';
import { publishSite } from './support/publish-site.ts';

afterEach(() => vi.unstubAllEnvs());

/** Opens and closes; what went wrong, if anything did. */
async function tryOpen(out: string) {
  return openOutput(out).then(closeOutput, (error: unknown) => error);
}

describe('a place that is not ours', () => {
  const site = { 'index.html': 'home' };
  const cases: [string, (out: string) => Promise<unknown> | undefined, RegExp][] = [
    [
      'a folder with other files',
      (out) => {
        mkdirSync(join(out, 'photos'), { recursive: true });
        writeFileSync(join(out, 'thesis.txt'), 'precious');
        return undefined;
      },
      /it is not empty and not an output folder \(it holds photos, thesis\.txt\)/,
    ],
    ['a file', (out) => void writeFileSync(out, 'precious'), /it is not a folder/],
    ['a link that leads nowhere', (out) => void symlinkSync(`${out}-gone`, out), /a symbolic link that leads nowhere/],
    [
      'current as a folder',
      async (out) => {
        await publishSite(out, site);
        unlinkSync(join(out, 'current'));
        mkdirSync(join(out, 'current'));
        writeFileSync(join(out, 'current/index.html'), 'by hand');
      },
      /current is a folder, where a symbolic link belongs/,
    ],
    [
      'current as a file',
      async (out) => {
        await publishSite(out, site);
        unlinkSync(join(out, 'current'));
        writeFileSync(join(out, 'current'), 'by hand');
      },
      /current is a file, where a symbolic link belongs/,
    ],
    [
      'current that leads elsewhere',
      async (out) => {
        await publishSite(out, site);
        unlinkSync(join(out, 'current'));
        symlinkSync('/etc', join(out, 'current'));
      },
      /current leads to \/etc, which is no release/,
    ],
    [
      'current that leads out through the releases',
      async (out) => {
        await publishSite(out, site);
        unlinkSync(join(out, 'current'));
        symlinkSync('releases/../..', join(out, 'current'));
      },
      /which is no release/,
    ],
    [
      'releases as a planted link',
      async (out) => {
        await publishSite(out, site);
        rmSync(join(out, 'releases'), { recursive: true });
        symlinkSync('/etc', join(out, 'releases'));
      },
      /releases is a symbolic link to \/etc, where a folder belongs/,
    ],
    [
      'a folder of ours replaced by a planted link',
      async (out) => {
        await publishSite(out, site);
        rmSync(join(out, '.pathshala/staging'), { recursive: true });
        mkdirSync(`${out}-precious/file`, { recursive: true });
        symlinkSync(`${out}-precious`, join(out, '.pathshala/staging'));
      },
      /staging is a symbolic link to/,
    ],
    [
      'the layout of a later version',
      async (out) => {
        await publishSite(out, site);
        writeFileSync(join(out, '.pathshala/layout.json'), '{"layoutVersion":2}');
      },
      /it has layout 2 and this version knows layout 1 only/,
    ],
  ];

  test.each(cases)('%s is refused and left as it is', async (_, prepare, reason) => {
    const folder = makeTempFolder();
    const out = join(folder, 'site');
    await prepare(out);
    const before = digestTree(folder);
    const error = await tryOpen(out);
    expect(error).toMatchObject({ code: 'OUT_NOT_OURS', exitCode: 2 });
    expect((error as Error).message).toMatch(reason);
    expect(digestTree(folder)).toBe(before);
  });

  test('the root of the disk and the home folder are refused, even an empty one', async () => {
    const home = makeTempFolder();
    vi.stubEnv('HOME', home);
    expect(homedir()).toBe(home);
    const link = join(makeTempFolder(), 'link');
    symlinkSync(home, link);
    for (const out of ['/', home, `${home}/x/..`, link]) {
      expect([out, await tryOpen(out)]).toMatchObject([out, { code: 'OUT_NOT_OURS', exitCode: 2 }]);
    }
    expect(readdirSync(home)).toEqual([]);
  });
});

describe('a place that will do', () => {
  test('is an empty folder, one that a killed first run began, and a link to a folder', async () => {
    const folder = makeTempFolder();
    const begun = join(folder, 'begun');
    mkdirSync(join(begun, '.pathshala'), { recursive: true });
    writeFileSync(join(begun, '.pathshala/.layout.json.abcd.tmp'), '{"pro');
    mkdirSync(join(folder, 'empty/lost+found'), { recursive: true });
    symlinkSync(join(folder, 'empty'), join(folder, 'link'));
    for (const name of ['begun', 'empty', 'link'])
      expect([name, await tryOpen(join(folder, name))]).toEqual([name, undefined]);
  });

  test('keeps files that lie beside current', async () => {
    const out = makeTempFolder();
    await publishSite(out, { 'index.html': '1' });
    writeFileSync(join(out, 'nginx-headers.conf'), 'add_header …');
    await publishSite(out, { 'index.html': '2' });
    expect(readFileSync(join(out, 'nginx-headers.conf'), 'utf8')).toBe('add_header …');
  });

  test('has a warning when current leads to a release that is gone, and the next publish mends it', async () => {
    const out = makeTempFolder();
    const { manifest } = await publishSite(out, { 'index.html': '1' });
    rmSync(join(out, 'releases', manifest.id), { recursive: true });
    const { warnings } = await publishSite(out, { 'index.html': '1' });
    expect(warnings.map(({ code }) => code)).toContain('CURRENT_DANGLING');
    expect(readLive(out, 'index.html')).toBe('1');
  });

  test('gives an empty work folder and a cache that stays, and is clean again afterwards', async () => {
    const out = makeTempFolder();
    const output = await openOutput(out);
    expect(readdirSync(output.workFolder)).toEqual([]);
    writeFileSync(join(output.cacheFolder, 'answer'), 'kept');
    writeFileSync(join(output.workFolder, 'records'), 'dropped');
    mkdirSync(join(out, '.pathshala/staging/dead'));
    await closeOutput(output);
    await tryOpen(out);
    expect(listLeftOvers(out)).toEqual([]);
    expect(readFileSync(join(output.cacheFolder, 'answer'), 'utf8')).toBe('kept');
  });

  // The superuser may write anywhere.
  test.skipIf(process.getuid?.() === 0)('must be one we may write to', async () => {
    const out = join(makeTempFolder(), 'site');
    mkdirSync(out);
    chmodSync(out, 0o555);
    expect(await tryOpen(out)).toMatchObject({ code: 'DISK_REFUSED', exitCode: 6 });
  });

  test.skipIf(!existsSync('/proc/self'))('must be on a disk that takes files', async () => {
    expect(await tryOpen('/proc/pathshala-site')).toMatchObject({ code: 'DISK_REFUSED', exitCode: 6 });
  });
});

describe('the lock', () => {
  test('lets in one process at a time, by whatever path, and is free when its holder is killed', async () => {
    const folder = makeTempFolder();
    const out = join(folder, 'site');
    symlinkSync(out, join(folder, 'other-name'));
    const program = await bundleChild('hold-lock', folder);
    for (let round = 0; round < 5; round++) {
      const holder = startChild(program, [out]);
      await holder.said('open');
      for (const path of [out, join(folder, 'other-name')]) {
        const error = await tryOpen(path);
        expect(error).toMatchObject({ code: 'OUTPUT_BUSY', exitCode: 5 });
      }
      holder.child.kill('SIGKILL');
      expect((await holder.ended).signal).toBe('SIGKILL');
      expect(await tryOpen(out)).toBeUndefined();
    }
    expect(readdirSync(out).sort()).toEqual(['.pathshala', 'releases']);
  });

  test('lets in exactly one of many that start at once', async () => {
    const folder = makeTempFolder();
    const program = await bundleChild('hold-lock', folder);
    const children = Array.from({ length: 5 }, () => startChild(program, [join(folder, 'site')]));
    const said = await Promise.all(children.map(({ said }) => Promise.race([said('open'), said('OUTPUT_BUSY')])));
    expect(said.sort()).toEqual(['OUTPUT_BUSY', 'OUTPUT_BUSY', 'OUTPUT_BUSY', 'OUTPUT_BUSY', 'open']);
    for (const { child, ended } of children) {
      child.kill('SIGKILL');
      await ended;
    }
  });

  test('is given back when opening fails', async () => {
    const out = makeTempFolder();
    writeFileSync(join(out, 'stranger'), '');
    await tryOpen(out);
    unlinkSync(join(out, 'stranger'));
    expect(await tryOpen(out)).toBeUndefined();
  });

  test('as a socket file, is held, and taken over from the dead', async () => {
    const out = makeTempFolder();
    vi.stubEnv('TMPDIR', makeTempFolder());
    const unlock = await lockOutput(out, 'darwin');
    await expect(lockOutput(out, 'darwin')).rejects.toMatchObject({ code: 'OUTPUT_BUSY' });
    const [socket = ''] = readdirSync(process.env.TMPDIR ?? '');
    await unlock();
    // What a killed holder leaves: a file that nobody listens on.
    writeFileSync(join(process.env.TMPDIR ?? '', basename(socket)), '');
    const again = await lockOutput(out, 'darwin');
    await again();
  });

  test('does not keep the process alive', async () => {
    const folder = makeTempFolder();
    const program = join(folder, 'short.mjs');
    const source = join(import.meta.dirname, '../../cli/publish/output-lock.ts');
    const contents = `import { lockOutput } from ${JSON.stringify(source)}; await lockOutput(${JSON.stringify(folder)});`;
    await build({
      stdin: { contents, resolveDir: folder },
      bundle: true,
      platform: 'node',
      format: 'esm',
      outfile: program,
    });
    expect(await startChild(program, []).ended).toMatchObject({ code: 0 });
  });
});

test('a run whose current was replaced meanwhile stops and touches nothing', async () => {
  const out = makeTempFolder();
  const first = await publishSite(out, { 'index.html': '1' });
  const second = await publishSite(out, { 'index.html': '2' });
  const elsewhere = () => {
    unlinkSync(join(out, 'current'));
    symlinkSync(`releases/${first.manifest.id}`, join(out, 'current'));
  };
  await expect(publishSite(out, { 'index.html': '3' }, { meddleLate: elsewhere })).rejects.toMatchObject({
    code: 'OUT_CHANGED',
    exitCode: 5,
  });
  expect(readLive(out, 'index.html')).toBe('1');
  expect(readdirSync(join(out, 'releases')).sort()).toEqual([first.manifest.id, second.manifest.id].sort());
  expect(listLeftOvers(out)).toEqual([]);
});

test('warnings about the folder reach the caller of openOutput', async () => {
  const out = makeTempFolder();
  const { manifest } = await publishSite(out, { 'index.html': '1' });
  rmSync(join(out, 'releases', manifest.id), { recursive: true });
  const warnings: Warning[] = [];
  await closeOutput(await openOutput(out, (warning) => warnings.push(warning)));
  expect(warnings).toMatchObject([{ code: 'CURRENT_DANGLING', where: join(out, 'current') }]);
});
