import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { limits, pictureSettings } from '../../config/limits.ts';
import { asDiskError } from '../errors/site-error.ts';
import type { Warn } from '../log/warnings.ts';
import { packageFolder } from '../package-folder.ts';
import type { Download, Picture, Pictures } from '../pipeline/picture-types.ts';
import { openPictureCache, type PictureCache, prunePictures } from './picture-cache.ts';
import { describePicture, listPictureFiles, type ShownPicture } from './picture-files.ts';
import { describeTroubles } from './picture-warnings.ts';
import { dayMs, type PictureRun, type ReadPicture, readPicture } from './read-picture.ts';
import { openTurns } from './turns.ts';

/** What the pictures of a run are made from. */
export interface PictureJob {
  /** Absolute, each once, in a lasting order. */
  readonly addresses: readonly string[];
  /** Pictures of earlier runs; made where it is missing. */
  readonly cacheFolder: string;
  readonly download: Download;
  /** Asks for every picture anew. */
  readonly full: boolean;
  readonly warn: Warn;
  readonly onProgress: (progress: { readonly done: number; readonly total: number; readonly what: string }) => void;
}

/** What came of a run's pictures, in numbers. */
export interface MadePictures extends Pictures {
  readonly count: number;
  /** Pictures that were made smaller in this run; the others had been before. */
  readonly made: number;
}

/** To be raised when the making of pictures changes. */
const recipeVersion = 1;

/** A site whose pictures stay where the CMS has them. */
export const noPictures: Pictures = { find: () => undefined, files: () => [] };

/**
 * Downloads pictures and makes smaller versions of them. A picture that cannot be had or made keeps its last good
 * version, else its own address, with a warning; only a disk that refuses fails the run (`DISK_REFUSED`). Files are read
 * from the cache when they are asked for.
 */
export async function makePictures(job: PictureJob): Promise<MadePictures> {
  try {
    const cache = openPictureCache({ folder: job.cacheFolder, recipe: describeRecipe() });
    const now = Date.now();
    const { pictures, made } = await readAll(job, { cache, now });
    const troubled = pictures.flatMap(({ url, trouble, shown }) =>
      trouble ? [{ url, trouble, isOld: shown !== undefined }] : [],
    );
    describeTroubles(troubled).forEach(job.warn);
    const oldestDay = Math.floor(now / dayMs) - limits.pictureCacheDays;
    prunePictures(cache, { used: pictures.flatMap(({ facts }) => facts ?? []), oldestDay });
    return { ...showPictures(cache, pictures), count: pictures.length, made };
  } catch (error) {
    throw asDiskError(error);
  }
}

async function readAll(
  { addresses, download, full, onProgress }: PictureJob,
  { cache, now }: { readonly cache: PictureCache; readonly now: number },
): Promise<{ readonly pictures: readonly ReadPicture[]; readonly made: number }> {
  const turns = openTurns(limits.picturesAtOnce);
  let failure: { readonly error: unknown } | undefined;
  let done = 0;
  let made = 0;
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> =>
    turns(() => {
      // What waited while another picture met a broken disk need not begin.
      if (failure) throw failure.error;
      return work();
    });
  const noteMade = () => {
    made += 1;
  };
  const run: PictureRun = { cache, download, full, now, inTurn, noteMade, making: new Map() };
  const found = await Promise.all(
    addresses.map(async (url): Promise<ReadPicture[]> => {
      try {
        return [await readPicture(url, run)];
      } catch (error) {
        failure ??= { error };
        return [];
      } finally {
        done += 1;
        onProgress({ done, total: addresses.length, what: url });
      }
    }),
  );
  if (failure) throw failure.error;
  return { pictures: found.flat(), made };
}

function showPictures(cache: PictureCache, pictures: readonly ReadPicture[]): Pictures {
  const shown = pictures.flatMap(({ url, shown }): ShownPicture[] => (shown ? [{ url, ...shown }] : []));
  const byAddress = new Map<string, Picture>();
  for (const one of shown) {
    const picture = describePicture(one);
    if (picture) byAddress.set(one.url, picture);
  }
  return { find: (address) => byAddress.get(address), files: () => listPictureFiles(cache, shown) };
}

/** Digest of all that versions of a picture depend on beside its bytes. */
function describeRecipe(): string {
  const { dependencies } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  const facts = [recipeVersion, dependencies.sharp, pictureSettings, limits.pictureMaxPixels];
  return hash('sha256', JSON.stringify(facts)).slice(0, 12);
}
