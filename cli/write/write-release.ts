import { createHash, hash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { MadePage, PageHelper } from '../pipeline/page-job.ts';
import type { LiveRelease, ManifestFile, Output, OutputFile, StagedRelease } from '../pipeline/stage-types.ts';
import { countPages } from './count-pages.ts';
import { holdPaths } from './hold-paths.ts';
import { type LazyStaging, openLazily } from './open-lazily.ts';
import { openReuseCheck } from './reuse-check.ts';

/** What a run has written so far. */
export interface WriteProgress {
  /** Pages that are done. */
  readonly done: number;
  /** Path of the file that was done last. */
  readonly what: string;
}

/** What is needed to write a release. */
export interface WriteJob {
  readonly output: Output;
  /** The release to reuse files of. */
  readonly live: LiveRelease | undefined;
  /** Taken one by one; none is kept after it was written. */
  readonly files: Iterable<OutputFile> | AsyncIterable<OutputFile>;
  /** Makes every file anew instead of trusting keys; equal bytes are still shared with the live release. */
  readonly full?: boolean;
  /** Makes pages in another thread while this one makes others. */
  readonly helper?: PageHelper | undefined;
  readonly onProgress?: (progress: WriteProgress) => void;
}

/** Files between two pauses in which timers, signals and the progress bar have their turn. */
const filesPerTurn = 16;

/**
 * Writes a release beside the live one. A file whose key the live release has is taken over without being made; one
 * that turns out to have the same bytes is taken over too, so that its age stays; only what differs is written. Where
 * nothing differs, no folder is made at all and `unchanged` says so. Fails with DISK_REFUSED, then without a trace on
 * the disk; two files for one path are a bug.
 */
export async function writeRelease({
  output,
  live,
  files,
  full = false,
  helper,
  onProgress,
}: WriteJob): Promise<StagedRelease> {
  const staging = openLazily(() => output.openStaging(live));
  try {
    return await writeFiles({ staging, live, files, full, helper, onProgress });
  } catch (error) {
    // Nobody may write into a folder that goes away.
    await helper?.settle().catch(() => undefined);
    staging.discard();
    throw error;
  }
}

interface Writing extends Pick<WriteJob, 'live' | 'files'> {
  readonly staging: LazyStaging;
  readonly full: boolean;
  readonly helper: PageHelper | undefined;
  readonly onProgress: WriteJob['onProgress'];
}

async function writeFiles({ staging, live, files, full, helper, onProgress }: Writing): Promise<StagedRelease> {
  const entries: ManifestFile[] = [];
  const written = new Set<string>();
  const paths = holdPaths();
  const isReusable = openReuseCheck(live);
  const make = openMaking({ staging, entries, written });
  let count = 0;
  let pages = 0;
  let rendered = 0;

  for await (const file of files) {
    paths.take(file);
    if (file.kind === 'page') pages++;
    const earlier = live?.files.get(file.path);
    const reusable = earlier && isReusable(earlier) ? earlier : undefined;
    if (reusable && reusable.key === file.key && !full) {
      staging.reuse(file.path);
      entries.push(reusable.kind === file.kind ? reusable : { ...reusable, kind: file.kind });
    } else {
      if (file.kind === 'page') rendered++;
      // While nothing differs from the live release there is no folder yet that a helper could write into.
      const helps = helper?.hasRoom() && (staging.isOpen || live === undefined) ? helper : undefined;
      if (helps && file.delegate) make.elsewhere(helps, { file, delegate: file.delegate, reusable });
      else make.here(file, reusable);
    }
    onProgress?.({ done: pages, what: file.path });
    count += 1;
    if (count % filesPerTurn === 0) await setImmediate();
  }
  await helper?.settle();

  const isSmaller = live !== undefined && live.files.size !== entries.length;
  const unchanged = live !== undefined && written.size === 0 && !isSmaller;
  entries.sort((a, b) => (a.path < b.path ? -1 : 1));
  return {
    folder: unchanged ? undefined : staging.open().folder,
    unchanged,
    files: entries,
    written,
    digest: digestFiles(entries),
    counts: countPages({ files: entries, live, rendered }),
    assets: sumUp(entries.filter((entry) => entry.kind === 'asset')),
    bytes: sumUp(entries).bytes,
  };
}

interface Making extends Pick<Writing, 'staging'> {
  readonly entries: ManifestFile[];
  readonly written: Set<string>;
}

/** Nearly every file's: one list in memory for all of them. */
const noWarnings: ManifestFile['warnings'] = [];

/** Opens the making of files that no earlier release has: bytes that the live one has after all are taken over. */
function openMaking({ staging, entries, written }: Making) {
  const addresses = new Map<string, string>();
  const enter = ({ path, kind, key }: OutputFile, made: MadePage, warnings: ManifestFile['warnings']) => {
    const { digest, size, isWritten } = made;
    // Most pages link to the same menus: each address is kept in memory once.
    const links = made.links.map((link) => shareText(addresses, link));
    entries.push({ path, kind, key, digest, size, links, warnings: warnings.length === 0 ? noWarnings : warnings });
    if (isWritten) written.add(path);
    else staging.reuse(path);
  };

  /** Makes one file's bytes, puts them down where they are new, and forgets them. */
  const makeHere = (file: OutputFile, reusable: ManifestFile | undefined): void => {
    const { bytes: made, links, warnings } = file.produce();
    const bytes = typeof made === 'string' ? Buffer.from(made) : made;
    const digest = hash('sha256', bytes);
    const isWritten = reusable?.digest !== digest;
    if (isWritten) staging.write(file.path, bytes);
    enter(file, { digest, size: bytes.byteLength, links, isWritten }, warnings);
  };

  return {
    here: makeHere,
    /** Has a page made and written by the helper. */
    elsewhere(helper: PageHelper, page: DelegatedFile): void {
      const { file, delegate, reusable } = page;
      const { job, warnings } = delegate();
      helper.take({
        job,
        place: staging.open().prepare(file.path),
        earlierDigest: reusable?.digest,
        done: (made) => enter(file, made, warnings),
        giveBack: () => makeHere(file, reusable),
      });
    },
  };
}

interface DelegatedFile {
  readonly file: OutputFile;
  readonly delegate: NonNullable<OutputFile['delegate']>;
  readonly reusable: ManifestFile | undefined;
}

function shareText(known: Map<string, string>, text: string): string {
  const first = known.get(text);
  if (first !== undefined) return first;
  // A copy: a piece of a page would keep the whole page in memory.
  const copy = Buffer.from(text).toString();
  known.set(copy, copy);
  return copy;
}

/** Digest over paths and contents, in the order of the paths. */
function digestFiles(files: readonly ManifestFile[]): string {
  const whole = createHash('sha256');
  for (const { path, digest } of files) whole.update(`${path}\0${digest}\n`);
  return whole.digest('hex');
}

function sumUp(files: readonly ManifestFile[]): { total: number; bytes: number } {
  return { total: files.length, bytes: files.reduce((sum, file) => sum + file.size, 0) };
}
