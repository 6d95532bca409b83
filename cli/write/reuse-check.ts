import { lstatSync } from 'node:fs';
import type { LiveRelease, ManifestFile } from '../pipeline/stage-types.ts';

/**
 * Gives the question whether a live file may be reused: it must still be on the disk as an ordinary file of the size
 * its release was published with. What somebody deleted, cut or replaced by a link is written anew.
 */
export function openReuseCheck(live: LiveRelease | undefined): (file: ManifestFile) => boolean {
  return ({ path, size }) => {
    if (!live) return false;
    try {
      const stats = lstatSync(`${live.folder}/${path}`, { throwIfNoEntry: false });
      return stats?.isFile() === true && stats.size === size;
    } catch {
      return false;
    }
  };
}
