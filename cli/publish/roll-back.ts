import { join } from 'node:path';
import { asDiskError, siteError } from '../errors/site-error.ts';
import type { Output } from '../pipeline/stage-types.ts';
import { linkAssets, listCarriedAssets } from './carry-assets.ts';
import { syncPath } from './disk-files.ts';
import { listReleases, type ReleaseSummary } from './list-releases.ts';
import { readManifest, writeManifest } from './manifest-file.ts';
import { writeNginxHeaders } from './nginx-headers.ts';
import { closeOutput, openOutput } from './open-output.ts';
import { layoutOf, releaseIdOfLink } from './output-layout.ts';
import { readLiveRelease } from './read-live-release.ts';
import { switchCurrent } from './switch-current.ts';

/**
 * Makes an earlier release the live one again: the one named, or without a name the one published before the live
 * one. Gives what is live now. Fails with RELEASE_UNKNOWN, NO_EARLIER_RELEASE, OUT_CHANGED or DISK_REFUSED, and then
 * changes nothing visitors see. The next `generate` publishes the newest content again.
 */
async function rollbackTo(output: Output, id?: string): Promise<ReleaseSummary> {
  const target = chooseTarget(output.folder, await listReleases(output.folder), id);
  try {
    carryLiveAssets(output, target.id);
    switchCurrent(output, target.id);
  } catch (error) {
    throw asDiskError(error);
  }
  return { ...target, live: true };
}

/** `pathshala rollback`: opens the output folder, goes back, closes it. Gives the ids of what was live and what is. */
export async function rollBack(options: {
  readonly out: string;
  readonly id?: string | undefined;
}): Promise<{ readonly from: string | undefined; readonly to: string }> {
  const output = await openOutput(options.out);
  try {
    const from = output.currentLink === undefined ? undefined : releaseIdOfLink(output.folder, output.currentLink);
    const { id } = await rollbackTo(output, options.id);
    writeNginxHeaders(output.folder);
    return { from, to: id };
  } finally {
    await closeOutput(output);
  }
}

function chooseTarget(out: string, releases: readonly ReleaseSummary[], id: string | undefined): ReleaseSummary {
  if (id !== undefined) {
    const found = releases.find((release) => release.id === id);
    if (found) return found;
    const ids = releases.map((release) => release.id).join(', ');
    throw siteError('RELEASE_UNKNOWN', { id, known: ids === '' ? 'There is none at all.' : `There are: ${ids}.` });
  }
  const liveSequence = releases.find((release) => release.live)?.sequence ?? Number.POSITIVE_INFINITY;
  const earlier = releases.find((release) => release.sequence < liveSequence);
  if (!earlier) throw siteError('NO_EARLIER_RELEASE', { out });
  return earlier;
}

/** Pages that were loaded from the release now left keep their scripts: its assets come along, as in publishing. */
function carryLiveAssets(output: Output, targetId: string): void {
  const live = readLiveRelease(output);
  const target = readManifest(output.folder, targetId);
  if (!live || !target || live.id === targetId) return;
  const targetFolder = join(layoutOf(output.folder).releases, targetId);
  const ownPaths = new Set([...target.files, ...target.carriedAssets].map((file) => file.path));
  const added = linkAssets({
    assets: listCarriedAssets({ from: live.manifest, ownPaths, isKept: () => true }),
    fromFolder: live.folder,
    toFolder: targetFolder,
    withVariants: true,
  });
  if (added.length === 0) return;
  for (const folder of parentsOf(added.map((asset) => asset.path))) syncPath(join(targetFolder, folder));
  writeManifest(output.folder, { ...target, carriedAssets: [...target.carriedAssets, ...added] });
}

/** Folders, relative to a release, that hold one of the paths directly or further down. */
function parentsOf(paths: readonly string[]): ReadonlySet<string> {
  const folders = new Set<string>(['.']);
  for (const path of paths) {
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1))
      folders.add(path.slice(0, end));
  }
  return folders;
}
