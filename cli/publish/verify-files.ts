import { hash } from 'node:crypto';
import { closeSync, constants, openSync, readSync } from 'node:fs';
import type { StagedRelease } from '../pipeline/stage-types.ts';
import { lookAt } from './disk-files.ts';
import { addressOfPath } from './release-paths.ts';

/**
 * Compares the files of a release with what the run means them to be: each is there, whole, and what was written anew
 * reads back as it was made. Throws, naming the first that is not.
 */
export function verifyFiles(folder: string, { files, written }: StagedRelease): void {
  const readFile = openReader(files.reduce((most, { size }) => Math.max(most, size), 0));
  for (const { path, kind, size, digest } of files) {
    const place = `${folder}/${path}`;
    const isWritten = written.has(path);
    const bytes = isWritten ? readFile(place, size) : undefined;
    const found = isWritten ? bytes?.length : sizeOf(place);
    if (found === size && (bytes === undefined || hash('sha256', bytes) === digest)) continue;
    const name = kind === 'page' ? `The page ${addressOfPath(path)} (${path})` : `The file ${path}`;
    if (found === undefined) throw new Error(`${name} is missing in the release that was to be published.`);
    if (found !== size) throw new Error(`${name} has ${found} bytes and should have ${size}.`);
    throw new Error(`${name} does not read back as it was written.`);
  }
}

/** Size of an ordinary file, in bytes; undefined where there is none. */
function sizeOf(place: string): number | undefined {
  const stats = lookAt(place);
  return stats?.isFile() ? stats.size : undefined;
}

/**
 * Reads files of known sizes into the same memory, one after another; undefined where there is none. One that is
 * longer or shorter than it should be shows by the bytes that are given.
 */
function openReader(maxBytes: number): (place: string, size: number) => Uint8Array | undefined {
  const room = Buffer.allocUnsafe(maxBytes + 1);
  return (place, size) => {
    let file: number;
    try {
      file = openSync(place, constants.O_RDONLY | constants.O_NOFOLLOW);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'ENOENT' || code === 'ELOOP') return undefined;
      throw error;
    }
    try {
      let end = 0;
      while (end < size) {
        const count = readSync(file, room, end, room.length - end, null);
        if (count === 0) break;
        end += count;
      }
      return room.subarray(0, end);
    } finally {
      closeSync(file);
    }
  };
}
