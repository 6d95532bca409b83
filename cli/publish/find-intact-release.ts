import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import type { Output } from '../pipeline/stage-types.ts';
import { lookAt } from './disk-files.ts';
import { readPlaces } from './manifest-file.ts';
import { layoutOf, releaseIdOfLink } from './output-layout.ts';

/** Id of the release that `current` shows; undefined when there is none, or when its folder is gone. */
export function readLiveId({ folder, currentLink }: Output): string | undefined {
  const id = currentLink === undefined ? undefined : releaseIdOfLink(folder, currentLink);
  const isThere = id !== undefined && lookAt(join(layoutOf(folder).releases, id))?.isDirectory();
  return isThere ? id : undefined;
}

/** True when every file of a release still stands as an ordinary file of the size it was published with. */
export function isReleaseIntact({ folder }: Output, id: string): boolean {
  const places = readPlaces(folder, id);
  const root = join(layoutOf(folder).releases, id);
  return (
    places?.every(({ path, size }) => {
      const stats = lstatSync(`${root}/${path}`, { throwIfNoEntry: false });
      return stats?.isFile() === true && stats.size === size;
    }) ?? false
  );
}
