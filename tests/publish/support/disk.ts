import { createHash } from 'node:crypto';
import { lstatSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A fresh folder that goes away with the test. */
export function makeTempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pathshala-publish-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Paths of all files below a folder, sorted. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

/** What visitors see: names, modes, link targets and bytes below a path, as one digest. */
export function digestTree(path: string): string {
  const hash = createHash('sha256');
  const visit = (place: string, name: string) => {
    const stats = lstatSync(place);
    hash.update(`${name} ${stats.mode}\n`);
    if (stats.isSymbolicLink()) hash.update(readlinkSync(place));
    else if (stats.isDirectory()) for (const child of readdirSync(place).sort()) visit(join(place, child), child);
    else hash.update(readFileSync(place));
  };
  visit(path, '.');
  return hash.digest('hex');
}

/** Digest of what `current` says and of the tree behind it. */
export function digestLive(out: string): string {
  return `${readlinkSync(join(out, 'current'))} ${digestTree(`${out}/current/.`)}`;
}

export function inodeOf(path: string): number {
  return statSync(path).ino;
}

export function readLive(out: string, path: string): string {
  return readFileSync(join(out, 'current', path), 'utf8');
}

/** What a run may leave in its own folders once it has ended: nothing. */
export function listLeftOvers(out: string): string[] {
  const state = join(out, '.pathshala');
  return ['staging', 'work', 'trash'].flatMap((name) =>
    readdirSync(join(state, name)).map((file) => `${name}/${file}`),
  );
}
