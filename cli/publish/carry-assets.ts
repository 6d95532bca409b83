import { join } from 'node:path';
import type { ReleaseManifest } from '../pipeline/stage-types.ts';
import { isFileOfSize, linkOrCopy, lookAt, makeFolder } from './disk-files.ts';
import { variantEndings } from './precompress.ts';

/** An asset of an earlier release that a later one keeps reachable. */
export type CarriedAsset = ReleaseManifest['carriedAssets'][number];

/**
 * Names the assets that a release has to carry after another one: that one's own, and those it carried itself as long
 * as the release they come from is kept.
 */
export function listCarriedAssets(options: {
  readonly from: ReleaseManifest;
  readonly ownPaths: ReadonlySet<string>;
  readonly isKept: (id: string) => boolean;
}): readonly CarriedAsset[] {
  const { from, ownPaths, isKept } = options;
  const own = from.files
    .filter((file) => file.kind === 'asset')
    .map(({ path, size }) => ({ path, size, from: from.id }));
  return [...own, ...from.carriedAssets].filter((asset) => isKept(asset.from) && !ownPaths.has(asset.path));
}

/** Puts assets of one release's folder into another's; gives those that were really there. Twice is as good as once. */
export function linkAssets(options: {
  readonly assets: readonly CarriedAsset[];
  readonly fromFolder: string;
  readonly toFolder: string;
  /** Their compressed variants come along, where there are any. */
  readonly withVariants: boolean;
}): readonly CarriedAsset[] {
  const { assets, fromFolder, toFolder, withVariants } = options;
  const carried: CarriedAsset[] = [];
  for (const asset of assets) {
    const place = join(toFolder, asset.path);
    if (!lookAt(place)) {
      if (!isFileOfSize(join(fromFolder, asset.path), asset.size)) continue;
      makeParents(toFolder, asset.path);
      linkOrCopy(join(fromFolder, asset.path), place);
    }
    if (withVariants) linkVariants({ path: asset.path, fromFolder, toFolder });
    carried.push(asset);
  }
  return carried;
}

function linkVariants(options: {
  readonly path: string;
  readonly fromFolder: string;
  readonly toFolder: string;
}): void {
  const { path, fromFolder, toFolder } = options;
  for (const ending of variantEndings) {
    const from = join(fromFolder, path + ending);
    const to = join(toFolder, path + ending);
    if (lookAt(from)?.isFile() && !lookAt(to)) linkOrCopy(from, to);
  }
}

function makeParents(folder: string, path: string): void {
  let place = folder;
  for (const segment of path.split('/').slice(0, -1)) {
    place = join(place, segment);
    if (!lookAt(place)) makeFolder(place);
  }
}
