import { createHash, hash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { LiveRelease, ManifestFile, Output, OutputFile, StagedRelease, Staging } from '../pipeline/stage-types.ts';
import { countPages } from './count-pages.ts';
import { holdPaths } from './hold-paths.ts';
import { openLazily } from './open-lazily.ts';
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
  readonly onProgress?: (progress: WriteProgress) => void;
}

/** Files between two pauses in which timers, signals and the progress bar have their turn. */
const filesPerTurn = 128;

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
  onProgress,
}: WriteJob): Promise<StagedRelease> {
  const staging = openLazily(() => output.openStaging(live));
  try {
    return await writeFiles({ staging, live, files, full, onProgress });
  } catch (error) {
    staging.discard();
    throw error;
  }
}

interface Writing extends Pick<WriteJob, 'live' | 'files'> {
  readonly staging: ReturnType<typeof openLazily>;
  readonly full: boolean;
  readonly onProgress: WriteJob['onProgress'];
}

async function writeFiles({ staging, live, files, full, onProgress }: Writing): Promise<StagedRelease> {
  const entries: ManifestFile[] = [];
  const written = new Set<string>();
  const paths = holdPaths();
  const addresses = new Map<string, string>();
  const isReusable = openReuseCheck(live);
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
      const entry = makeFile({ file, reusable, staging, addresses });
      entries.push(entry.manifestFile);
      if (entry.isWritten) written.add(file.path);
    }
    onProgress?.({ done: pages, what: file.path });
    if (entries.length % filesPerTurn === 0) await setImmediate();
  }

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

interface Making {
  readonly file: OutputFile;
  readonly reusable: ManifestFile | undefined;
  readonly staging: Pick<Staging, 'write' | 'reuse'>;
  readonly addresses: Map<string, string>;
}

/** Nearly every file's: one list in memory for all of them. */
const noWarnings: ManifestFile['warnings'] = [];

/** Makes one file's bytes, puts them down unless the live release has the very same, and forgets them. */
function makeFile({ file, reusable, staging, addresses }: Making): { manifestFile: ManifestFile; isWritten: boolean } {
  const { bytes: made, links, warnings } = file.produce();
  const bytes = typeof made === 'string' ? Buffer.from(made) : made;
  const digest = hash('sha256', bytes);
  const isWritten = reusable?.digest !== digest;
  if (isWritten) staging.write(file.path, bytes);
  else staging.reuse(file.path);
  const { path, kind, key } = file;
  // Most pages link to the same menus: each address is kept in memory once.
  const shared = links.map((link) => shareText(addresses, link));
  const said = warnings.length === 0 ? noWarnings : warnings;
  return {
    manifestFile: { path, kind, key, digest, size: bytes.byteLength, links: shared, warnings: said },
    isWritten,
  };
}

function shareText(known: Map<string, string>, text: string): string {
  const first = known.get(text);
  if (first !== undefined) return first;
  known.set(text, text);
  return text;
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
