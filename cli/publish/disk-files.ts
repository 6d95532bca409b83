import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  fchmodSync,
  fsyncSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { asDiskError } from '../errors/site-error.ts';

/** Modes of everything that is made, whatever the umask says: the web server runs as somebody else. */
const fileMode = 0o644;
const folderMode = 0o755;

/** Runs work on the disk; its failures become DISK_REFUSED. */
export function onDisk<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw asDiskError(error);
  }
}

/** Makes a folder; its parents must be there. Fails when it is there already. */
export function makeFolder(path: string): void {
  mkdirSync(path, { mode: folderMode });
  chmodSync(path, folderMode);
}

/**
 * Writes a file that must not be there yet, whole or piece by piece; with `durable` it is on the disk itself when this
 * returns.
 */
export function writeNewFile(
  path: string,
  content: string | Uint8Array | Iterable<string>,
  options?: { readonly durable: boolean },
): void {
  const pieces = typeof content === 'string' || content instanceof Uint8Array ? [content] : content;
  const file = openSync(path, 'wx', fileMode);
  try {
    for (const piece of pieces) writeFileSync(file, piece);
    fchmodSync(file, fileMode);
    if (options?.durable) fsyncSync(file);
  } catch (error) {
    // A failure on an open file does not say which one it was.
    if (error instanceof Error) Object.assign(error, { path });
    throw error;
  } finally {
    closeSync(file);
  }
}

/** Writes or replaces a file in one step, durably: a crash leaves the old text or the new. Takes it piece by piece. */
export function replaceFile(path: string, text: string | Iterable<string>): void {
  const fresh = join(dirname(path), `.${basename(path)}.${randomBytes(4).toString('hex')}.tmp`);
  try {
    writeNewFile(fresh, text, { durable: true });
    renameSync(fresh, path);
  } catch (error) {
    removeQuietly(fresh);
    throw error;
  }
  syncPath(dirname(path));
}

/** Makes a file or a folder's list of entries durable. */
export function syncPath(path: string): void {
  const file = openSync(path, constants.O_RDONLY);
  try {
    fsyncSync(file);
  } catch (error) {
    if (error instanceof Error) Object.assign(error, { path });
    throw error;
  } finally {
    closeSync(file);
  }
}

/** What speaks against a hard link and not against a copy: another file system, too many links, somebody else's file. */
const copyInstead = new Set(['EXDEV', 'EMLINK', 'EPERM', 'ENOTSUP']);

/** Gives a file a second place: a hard link, or a copy of the same age where there can be no link. */
export function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (!copyInstead.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    copyFileSync(from, to, constants.COPYFILE_EXCL);
    chmodSync(to, fileMode);
    const { atime, mtime } = statSync(from);
    utimesSync(to, atime, mtime);
  }
}

/** What stands at a path, links not followed; `undefined` for nothing. */
export function lookAt(path: string): Stats | undefined {
  return lstatSync(path, { throwIfNoEntry: false });
}

/** True when an ordinary file of that size stands at the path. */
export function isFileOfSize(path: string, size: number): boolean {
  const stats = lookAt(path);
  return stats?.isFile() === true && stats.size === size;
}

/** Removes a file or a whole folder as far as the disk allows: for what the next run would remove anyway. */
export function removeQuietly(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch {
    // The next run tries again.
  }
}
