import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StagedRelease } from '../pipeline/stage-types.ts';
import { isFileOfSize, lookAt } from './disk-files.ts';
import { addressOfPath } from './release-paths.ts';

/**
 * Compares the files of a release with what the run means them to be: each is there, whole, and what was written anew
 * reads back as it was made. Throws, naming the first that is not.
 */
export function verifyFiles(folder: string, { files, written }: StagedRelease): void {
  for (const { path, kind, size, digest } of files) {
    const place = join(folder, path);
    const name = kind === 'page' ? `The page ${addressOfPath(path)} (${path})` : `The file ${path}`;
    const stats = lookAt(place);
    if (!stats) throw new Error(`${name} is missing in the release that was to be published.`);
    if (!isFileOfSize(place, size)) throw new Error(`${name} has ${stats.size} bytes and should have ${size}.`);
    if (written.has(path) && hash('sha256', readFileSync(place)) !== digest) {
      throw new Error(`${name} does not read back as it was written.`);
    }
  }
}
