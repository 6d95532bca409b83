import type { Warning } from '../log/warnings.ts';
import type { LiveRelease, Output, StagedRelease } from '../pipeline/stage-types.ts';
import { onDisk } from './disk-files.ts';
import { findBrokenLinks } from './find-broken-links.ts';
import { refuseShrinking } from './guard-shrink.ts';
import { readNewestManifest } from './read-live-release.ts';
import { verifyFiles } from './verify-files.ts';

/** What is needed to judge a staged release. */
export interface CheckJob {
  readonly output: Output;
  readonly staged: StagedRelease;
  readonly live: LiveRelease | undefined;
  readonly planPageCount: number;
  /** Records per list of this run. */
  readonly listCounts: Readonly<Record<string, number>>;
  /** Largest share of pages, or of any list, that may vanish. */
  readonly maxShrink: number;
  /** Publishes in spite of the guard. */
  readonly force: boolean;
  /** Paths that will be in the web root though no stage made them. */
  readonly extraKnownPaths?: Iterable<string>;
}

/**
 * Judges a staged release before anybody sees it. Gives a LINK_BROKEN warning for every address that pages link to in
 * vain. Fails with GUARD_SHRINK when far less is there than in the live release; a release that is not whole is a bug
 * and fails as one, naming the file.
 */
export function checkRelease(job: CheckJob): readonly Warning[] {
  const { output, staged, live, listCounts, maxShrink, force } = job;
  const { folder } = staged;
  const pageCount = staged.files.filter((file) => file.kind === 'page').length;
  if (pageCount !== job.planPageCount) {
    throw new Error(`${job.planPageCount} pages were planned and ${pageCount} were written.`);
  }
  // Where nothing is staged, every live file was looked at before it was taken over.
  if (folder !== undefined) onDisk(() => verifyFiles(folder, staged));

  if (!staged.unchanged && !force) {
    // A live release that cannot be read any more still stands for what visitors have.
    const before = live?.manifest ?? onDisk(() => readNewestManifest(output.folder));
    if (before) refuseShrinking({ before, files: staged.files, listCounts, maxShrink });
  }

  const known = new Set(job.extraKnownPaths);
  for (const { path } of staged.files) known.add(path);
  for (const { path } of live?.manifest.carriedAssets ?? []) known.add(path);
  for (const { path, kind } of live?.manifest.files ?? []) if (kind === 'asset') known.add(path);
  return findBrokenLinks(staged.files, known);
}
