import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ManifestFile } from '../pipeline/stage-types.ts';
import { linkOrCopy, writeNewFile } from './disk-files.ts';

/** Endings of the compressed variants that stand beside a file. */
export const variantEndings = ['.br', '.gz'] as const;
type Ending = (typeof variantEndings)[number];

/** What is needed to put variants beside the files of a staged release. */
export interface PrecompressJob {
  /** The staged folder: no variant is in it yet. */
  readonly folder: string;
  readonly files: readonly ManifestFile[];
  /** Paths whose bytes were written anew; the others are the live release's files. */
  readonly written: ReadonlySet<string>;
  /** Folder of the live release. */
  readonly liveFolder: string | undefined;
}

/** Text, by the ending of its name; pictures and fonts are compressed already. */
const compressible = /\.(?:html|css|m?js|json|map|webmanifest|xml|txt|svg)$/;

/** Below this a file fits into one packet anyway. */
const leastBytes = 1024;

/** Files compressed at once: as many as the thread pool takes, so that every core works and memory stays bounded. */
const filesAtOnce = 4;

const runBrotli = promisify(brotliCompress);
const runGzip = promisify(gzip);

type Compressor = (bytes: Uint8Array, kind: ManifestFile['kind']) => Promise<Uint8Array>;

/**
 * Assets are few and stay for years, so they get the best. Pages come by the thousand and get what costs little: the
 * next step of either costs nearly half as much again and saves a thirtieth at most. The small window saves the kernel
 * the work of mapping memory that a page never fills.
 */
const compressors: Readonly<Record<Ending, Compressor>> = {
  '.br': (bytes, kind) =>
    runBrotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
        ...(kind === 'asset'
          ? { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
          : { [constants.BROTLI_PARAM_QUALITY]: 2, [constants.BROTLI_PARAM_LGWIN]: 16 }),
      },
    }),
  '.gz': (bytes, kind) => runGzip(bytes, { level: kind === 'asset' ? constants.Z_BEST_COMPRESSION : 3 }),
};

/**
 * Puts `.br` and `.gz` beside every text file of a staged release, for web servers that send them as they are: those of
 * the live release where the file is the live one too, new ones elsewhere. One that would not be smaller than its file
 * is left out. Same bytes in, same bytes out. Gives the paths that were written; fails as the disk does, and then
 * nothing is at work any more.
 */
export async function precompress({ folder, files, written, liveFolder }: PrecompressJob): Promise<readonly string[]> {
  const hasLive = openVariantIndex(liveFolder);
  const made: string[] = [];

  /** Takes over what there is; gives the endings that are still missing. */
  const takeOver = (path: string): readonly Ending[] => {
    if (liveFolder === undefined || written.has(path)) return variantEndings;
    return variantEndings.filter((ending) => {
      if (!hasLive(path + ending)) return true;
      linkOrCopy(join(liveFolder, path + ending), join(folder, path + ending));
      return false;
    });
  };

  const compress = async ({ path, kind }: ManifestFile, endings: readonly Ending[]): Promise<void> => {
    const bytes = readFileSync(join(folder, path));
    const variants = await Promise.all(endings.map((ending) => compressors[ending](bytes, kind)));
    for (const [index, variant] of variants.entries()) {
      if (variant.byteLength >= bytes.byteLength) continue;
      writeNewFile(join(folder, path + endings[index]), variant);
      made.push(path + endings[index]);
    }
  };

  const waiting = files.filter(({ path, size }) => size >= leastBytes && compressible.test(path)).reverse();
  const workThrough = async (): Promise<void> => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      const missing = takeOver(file.path);
      if (missing.length > 0) await compress(file, missing);
    }
  };
  const outcomes = await Promise.allSettled(
    Array.from({ length: filesAtOnce }, () =>
      workThrough().catch((error: unknown) => {
        // The others end with the file they have in hand.
        waiting.length = 0;
        throw error;
      }),
    ),
  );
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  return made;
}

/** Gives the question whether the live release has a variant as an ordinary file; each folder is read once. */
function openVariantIndex(liveFolder: string | undefined): (path: string) => boolean {
  const folders = new Map<string, ReadonlySet<string>>();
  return (path) => {
    if (liveFolder === undefined) return false;
    const parent = dirname(path);
    let names = folders.get(parent);
    if (!names) {
      names = listVariants(join(liveFolder, parent));
      folders.set(parent, names);
    }
    return names.has(path.slice(parent === '.' ? 0 : parent.length + 1));
  };
}

/** Names of the variants in a folder; none where the folder is none. */
function listVariants(folder: string): ReadonlySet<string> {
  try {
    return new Set(
      readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.(?:br|gz)$/.test(entry.name))
        .map(({ name }) => name),
    );
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Set();
    throw error;
  }
}
