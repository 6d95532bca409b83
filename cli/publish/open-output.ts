import { readdirSync, readlinkSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { asDiskError, siteError } from '../errors/site-error.ts';
import type { Warn } from '../log/warnings.ts';
import type { Output } from '../pipeline/stage-types.ts';
import { lookAt, makeFolder, removeQuietly, replaceFile } from './disk-files.ts';
import { layoutOf, layoutVersion, type OutputLayout } from './output-layout.ts';
import { lockOutput } from './output-lock.ts';
import { settlePending } from './pending-release.ts';
import { probeDisk } from './probe-disk.ts';
import { refuseForbiddenPlace, refuseForeignOutput } from './refuse-foreign-output.ts';
import { openStagingFolder } from './staging-folder.ts';

/**
 * Opens an output folder for one run, before anything is fetched: makes it where it is missing, refuses what is not
 * ours (OUT_NOT_OURS), tries what publishing will need (DISK_REFUSED), takes the lock (OUTPUT_BUSY), and clears away
 * what a dead run left behind. Warns when `current` leads to a release that is gone; the next publish mends that.
 */
export async function openOutput(out: string, warn: Warn = () => {}): Promise<Output> {
  const absolute = resolve(out);
  refuseForbiddenPlace(absolute);
  try {
    const folder = makeOutputFolder(absolute);
    refuseForbiddenPlace(folder);
    const releaseLock = await lockOutput(folder);
    try {
      return prepareOutput({ folder, releaseLock, warn });
    } catch (error) {
      await releaseLock();
      throw error;
    }
  } catch (error) {
    throw asDiskError(error);
  }
}

/** Ends a run: removes what it did not publish and gives the lock back. */
export async function closeOutput(output: Output): Promise<void> {
  const layout = layoutOf(output.folder);
  emptyFolder(layout.staging);
  emptyFolder(layout.work);
  await output.releaseLock();
}

/** Makes the folder and missing parents, readable by the web server; gives its real path. */
function makeOutputFolder(path: string): string {
  makeMissingFolders(path);
  const real = resolveLinks(path);
  if (!lookAt(real)?.isDirectory()) throw siteError('OUT_NOT_OURS', { out: path, reason: 'it is not a folder' });
  return real;
}

/** One by one: Node's own way to make parents does not end where the disk answers that there is no such place. */
function makeMissingFolders(path: string): void {
  if (lookAt(path)) return;
  makeMissingFolders(dirname(path));
  try {
    makeFolder(path);
  } catch (error) {
    // Another run that starts at this moment makes the same folders.
    if (!lookAt(path)) throw error;
  }
}

function resolveLinks(path: string): string {
  try {
    return realpathSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw siteError('OUT_NOT_OURS', { out: path, reason: 'it is a symbolic link that leads nowhere' });
  }
}

function prepareOutput(options: {
  readonly folder: string;
  readonly releaseLock: () => Promise<void>;
  readonly warn: Warn;
}): Output {
  const { folder, releaseLock, warn } = options;
  const layout = layoutOf(folder);
  refuseForeignOutput(folder);
  makeStateFolders(layout);
  for (const leftOver of [layout.staging, layout.trash, layout.work]) emptyFolder(leftOver);
  probeDisk(layout);
  settlePending(folder);

  const currentLink = lookAt(layout.current) ? readlinkSync(layout.current) : undefined;
  if (currentLink !== undefined && !lookAt(join(folder, currentLink))) {
    warn({
      code: 'CURRENT_DANGLING',
      message: `${layout.current} leads to a release that is gone; publishing mends it.`,
      where: layout.current,
    });
  }
  return {
    folder,
    cacheFolder: layout.cache,
    workFolder: layout.work,
    currentLink,
    releaseLock,
    openStaging: (live) => openStagingFolder(layout.staging, live),
  };
}

/** The mark comes before everything else: a run killed in between is recognised as ours. */
function makeStateFolders(layout: OutputLayout): void {
  if (!lookAt(layout.state)) makeFolder(layout.state);
  if (!lookAt(layout.marker))
    replaceFile(layout.marker, `${JSON.stringify({ product: 'pathshala', layoutVersion })}\n`);
  const { releases, manifests, cache, work, staging, trash } = layout;
  for (const folder of [releases, manifests, cache, work, staging, trash]) if (!lookAt(folder)) makeFolder(folder);
}

function emptyFolder(path: string): void {
  if (!lookAt(path)?.isDirectory()) return;
  for (const name of readdirSync(path)) removeQuietly(join(path, name));
}
