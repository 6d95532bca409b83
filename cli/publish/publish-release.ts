import { readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { asDiskError } from '../errors/site-error.ts';
import type { Warn } from '../log/warnings.ts';
import type { LiveRelease, Output, ReleaseManifest, StagedRelease } from '../pipeline/stage-types.ts';
import { linkAssets, listCarriedAssets } from './carry-assets.ts';
import { onDisk, removeQuietly, syncPath } from './disk-files.ts';
import { makeDurable } from './make-durable.ts';
import { readManifestHeads, writeManifest } from './manifest-file.ts';
import { layoutOf } from './output-layout.ts';
import { notePending, settlePending } from './pending-release.ts';
import { precompress } from './precompress.ts';
import { pruneReleases } from './prune-releases.ts';
import { readNewestManifest } from './read-live-release.ts';
import { chooseKept, listReleaseAges, type Retention } from './retention.ts';
import { switchCurrent } from './switch-current.ts';

/** What is needed to publish a staged release. */
export interface PublishJob {
  readonly output: Output;
  readonly staged: StagedRelease;
  readonly live: LiveRelease | undefined;
  /** Records per list of this run, for the next run's guard. */
  readonly listCounts: Readonly<Record<string, number>>;
  readonly keep: Retention;
  /** Puts compressed variants beside the files. */
  readonly precompress: boolean;
  readonly now: Date;
  /** Told when an old release could not be deleted. */
  readonly warn?: Warn;
}

/**
 * Makes a staged release the live one and deletes releases nobody needs any more; gives its manifest. Killed at any
 * instant, visitors have the old release or the new one, whole. A release in which nothing differs is not published:
 * the live one's manifest comes back, brought up to date. Fails with DISK_REFUSED or OUT_CHANGED; then the live
 * release still stands and nothing of the new one is left.
 */
export async function publishRelease(job: PublishJob): Promise<ReleaseManifest> {
  const { output, staged, keep, now, warn = () => {} } = job;
  if (staged.folder === undefined) return onDisk(() => refreshManifest(job));
  let manifest: ReleaseManifest;
  try {
    manifest = buildManifest(job, staged.folder);
    const variants = await addVariants(job, staged.folder);
    await makeDurable(staged.folder, new Set([...staged.written, ...variants]));
    placeRelease({ output, folder: staged.folder, manifest });
  } catch (error) {
    removeQuietly(staged.folder);
    settleQuietly(output.folder);
    throw asDiskError(error);
  }
  settleQuietly(output.folder);
  pruneAfter({ output, id: manifest.id, keep, now, warn });
  return manifest;
}

/** Gives the paths that were written. */
async function addVariants({ staged, live, precompress: isWanted }: PublishJob, folder: string) {
  if (!isWanted) return [];
  return precompress({ folder, files: staged.files, written: staged.written, liveFolder: live?.folder });
}

/**
 * The files are the live ones, but what made them may have changed without a trace in the bytes: with the new keys
 * the next run need not make them again.
 */
function refreshManifest({ output, staged, live }: PublishJob): ReleaseManifest {
  if (!live) throw new Error('Nothing is staged and nothing is live.');
  const isSame = staged.files.every((file) => live.files.get(file.path) === file);
  const manifest = isSame ? live.manifest : { ...live.manifest, files: staged.files };
  if (!isSame) writeManifest(output.folder, manifest);
  return manifest;
}

/** Links the assets that stay reachable into the staged folder, and says what the release consists of. */
function buildManifest(job: PublishJob, folder: string): ReleaseManifest {
  const { output, staged, live, listCounts, keep, now } = job;
  const { folder: out } = output;
  const known = readManifestHeads(out);
  const sequence = 1 + Math.max(0, live?.manifest.sequence ?? 0, ...known.map((head) => head.sequence));
  const id = chooseId(out, staged.digest, now);
  const publishedAt = now.toISOString();

  const before = live?.manifest ?? readNewestManifest(out);
  const kept = chooseKept([{ id, sequence, publishedAt }, ...listReleaseAges(out)], keep, now);
  const isKept = (release: string): boolean => kept.has(release) || release === before?.id;
  const ownPaths = new Set(staged.files.map((file) => file.path));
  const carriedAssets = before
    ? linkAssets({
        assets: listCarriedAssets({ from: before, ownPaths, isKept }),
        fromFolder: join(layoutOf(out).releases, before.id),
        toFolder: folder,
        withVariants: job.precompress,
      })
    : [];
  const { digest, files } = staged;
  return { layoutVersion: 1, id, sequence, publishedAt, digest, listCounts, files, carriedAssets };
}

/** The moment and the contents name a release; a second that is taken already gives way to the next. */
function chooseId(out: string, digest: string, now: Date): string {
  const taken = new Set(readdirSync(layoutOf(out).releases));
  for (let ms = now.getTime(); ; ms += 1000) {
    const moment = new Date(ms).toISOString().replace(/[-:]|\.\d+/g, '');
    const id = `${moment}-${digest.slice(0, 6)}`;
    if (!taken.has(id)) return id;
  }
}

/** The moves, in the order that makes a crash between any two of them harmless. */
function placeRelease(release: { output: Output; folder: string; manifest: ReleaseManifest }): void {
  const { output, folder, manifest } = release;
  const { releases } = layoutOf(output.folder);
  notePending(output.folder, manifest.id);
  renameSync(folder, join(releases, manifest.id));
  syncPath(releases);
  writeManifest(output.folder, manifest);
  switchCurrent(output, manifest.id);
}

/** What stays undone here the next run does when it opens the folder. */
function settleQuietly(out: string): void {
  try {
    settlePending(out);
  } catch {
    // Nobody sees a pending release.
  }
}

function pruneAfter(options: {
  readonly output: Output;
  readonly id: string;
  readonly keep: Retention;
  readonly now: Date;
  readonly warn: Warn;
}): void {
  const { output, id, keep, now, warn } = options;
  try {
    const releases = listReleaseAges(output.folder);
    const kept = chooseKept(releases, keep, now);
    pruneReleases({ out: output.folder, releases, isKept: (release) => kept.has(release) || release === id, warn });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    warn({ code: 'PRUNE_FAILED', message: `Old releases could not be deleted: ${reason}.`, where: output.folder });
  }
}
