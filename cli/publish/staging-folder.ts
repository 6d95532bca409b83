import { randomBytes } from 'node:crypto';
import { dirname, join } from 'node:path';
import type { LiveRelease, Staging } from '../pipeline/stage-types.ts';
import { linkOrCopy, makeFolder, onDisk, removeQuietly, writeNewFile } from './disk-files.ts';

/** Begins the folder of a release to be, empty, under a name nobody else has. */
export function openStagingFolder(parent: string, live: LiveRelease | undefined): Staging {
  const folder = join(parent, randomBytes(8).toString('hex'));
  const made = new Set<string>(['.']);

  // Paths of a release are plain: `join`, which tidies them, takes time that thousands of links notice.
  const placeOf = (path: string): string => `${folder}/${path}`;

  /** Makes the folder of a path, once, and those above it; they are all ours, as the staging folder began empty. */
  const makeParents = (path: string): void => {
    const parentPath = dirname(path);
    if (made.has(parentPath)) return;
    makeParents(parentPath);
    makeFolder(join(folder, parentPath));
    made.add(parentPath);
  };

  onDisk(() => makeFolder(folder));
  return {
    folder,
    write: (path, bytes) =>
      onDisk(() => {
        makeParents(path);
        writeNewFile(placeOf(path), bytes);
      }),
    prepare: (path) =>
      onDisk(() => {
        makeParents(path);
        return placeOf(path);
      }),
    reuse: (path) =>
      onDisk(() => {
        if (!live) throw new Error(`${path} cannot be reused: there is no live release.`);
        makeParents(path);
        linkOrCopy(`${live.folder}/${path}`, placeOf(path));
      }),
    discard: () => removeQuietly(folder),
  };
}
