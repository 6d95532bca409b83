import { linkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeFolder, removeQuietly, syncPath, writeNewFile } from './disk-files.ts';
import type { OutputLayout } from './output-layout.ts';

/**
 * Does once, with nothing at stake, everything that publishing will ask of the disk: write and sync a file, link it,
 * move a folder in among the releases, put a symbolic link beside `current`. Throws what the disk says. The names are
 * always the same ones, so that a run killed in here leaves nothing that the next does not clear away.
 */
export function probeDisk(layout: OutputLayout): void {
  const staged = join(layout.staging, 'probe');
  const freshLink = join(layout.staging, 'probe-link');
  const moved = join(layout.releases, '.probe');
  const link = join(dirname(layout.current), '.pathshala-probe');
  rmSync(moved, { recursive: true, force: true });
  rmSync(link, { force: true });
  try {
    makeFolder(staged);
    writeNewFile(join(staged, 'first'), 'probe', { durable: true });
    linkSync(join(staged, 'first'), join(staged, 'second'));
    symlinkSync('probe', freshLink);
    renameSync(freshLink, link);
    renameSync(staged, moved);
    syncPath(layout.releases);
    rmSync(link);
    rmSync(moved, { recursive: true });
  } catch (error) {
    for (const path of [moved, staged, freshLink, link]) removeQuietly(path);
    throw error;
  }
}
