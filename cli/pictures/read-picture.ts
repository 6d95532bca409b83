import { limits } from '../../config/limits.ts';
import type { Download } from '../pipeline/picture-types.ts';
import { encodePicture } from './encode-picture.ts';
import {
  keepOriginal,
  type PictureCache,
  readAddress,
  readOriginal,
  readOutcome,
  writeAddress,
  writeOutcome,
} from './picture-cache.ts';
import type { AddressFacts, Outcome } from './picture-facts.ts';
import type { PictureTrouble } from './picture-warnings.ts';

/** What all pictures of a run are read with. */
export interface PictureRun {
  readonly cache: PictureCache;
  readonly download: Download;
  /** Asks for every picture anew. */
  readonly full: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Runs work on a picture's pixels, as many at once as the machine bears. */
  readonly inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Hears of each picture of which smaller versions were made. */
  readonly noteMade: () => void;
  /** What is being made in this run, by the digest of its original: equal pictures are made once. */
  readonly making: Map<string, Promise<Outcome | undefined>>;
}

/** What is known of one picture in the end. */
export interface ReadPicture {
  readonly url: string;
  /** Missing for a picture that was never had. */
  readonly facts?: AddressFacts | undefined;
  /** Digest of the original that is shown, and what came of it; missing where the address itself is all there is. */
  readonly shown?: { readonly original: string; readonly outcome: Outcome } | undefined;
  readonly trouble?: PictureTrouble;
}

/** Length of a day in milliseconds. */
export const dayMs = 24 * 3_600_000;

/**
 * Gets one picture: asks its host unless the last answer is still fresh, and makes its versions unless they are there.
 * What cannot be had or made gives the last good version and says so.
 */
export async function readPicture(url: string, run: PictureRun): Promise<ReadPicture> {
  const stored = readAddress(run.cache, url);
  const known = stored && { ...stored, usedOn: Math.floor(run.now / dayMs) };
  const asked = await askHost({ url, known }, run);
  if ('code' in asked) return await standIn({ url, facts: known, trouble: asked }, run);
  const outcome = await makeOutcome(asked.digest, run);
  // The cache has lost the original of an answer that still holds: it has to be sent once more.
  if (outcome === undefined) return await readPicture(url, { ...run, full: true });
  const trouble = judge(outcome);
  const goodDigest = trouble ? known?.goodDigest : asked.digest;
  const facts: AddressFacts = { ...asked, ...(goodDigest === undefined ? {} : { goodDigest }) };
  if (JSON.stringify(facts) !== JSON.stringify(stored)) writeAddress(run.cache, facts);
  if (trouble) return await standIn({ url, facts, trouble }, run);
  return { url, facts, shown: { original: facts.digest, outcome } };
}

interface KnownAddress {
  readonly url: string;
  readonly known: AddressFacts | undefined;
}

/** Gives what is known of the address after its host was asked, or why nothing new is. */
async function askHost({ url, known }: KnownAddress, run: PictureRun): Promise<AddressFacts | PictureTrouble> {
  const { cache, download, full, now } = run;
  if (known && !full && known.askedAt <= now && now < known.freshUntil) return known;
  const { etag, lastModified } = full ? {} : { ...known };
  const answer = await download({ url, etag, lastModified, maxBytes: limits.pictureMaxBytes });
  if (answer.kind === 'failed') {
    return { code: answer.isTooLarge ? 'PICTURE_TOO_LARGE' : 'PICTURE_UNREACHABLE', reason: answer.reason };
  }
  const isSame = answer.kind === 'same' && known !== undefined;
  const validators = isSame ? { etag: answer.etag ?? etag, lastModified: answer.lastModified ?? lastModified } : answer;
  return {
    url,
    ...(validators.etag === undefined ? {} : { etag: validators.etag }),
    ...(validators.lastModified === undefined ? {} : { lastModified: validators.lastModified }),
    digest: isSame ? known.digest : keepOriginal(cache, answer.body),
    askedAt: answer.freshForMs === 0 ? 0 : now,
    freshUntil: answer.freshForMs === 0 ? 0 : now + answer.freshForMs,
    usedOn: Math.floor(now / dayMs),
  };
}

/** What comes of an original, made now unless it was before; undefined when the cache no longer has it. */
function makeOutcome(original: string, { cache, making, inTurn, noteMade }: PictureRun): Promise<Outcome | undefined> {
  const known = making.get(original);
  if (known) return known;
  const made = (async () => {
    const before = readOutcome(cache, original);
    if (before) return before;
    return await inTurn(async () => {
      const bytes = readOriginal(cache, original);
      if (bytes === undefined) return undefined;
      const encoded = await encodePicture(bytes);
      writeOutcome(cache, original, encoded);
      if (encoded.outcome.kind === 'made') noteMade();
      return encoded.outcome;
    });
  })();
  making.set(original, made);
  // Without its original nothing was made: the next who asks may have brought it.
  made.then(
    (outcome) => outcome === undefined && making.delete(original),
    () => undefined,
  );
  return made;
}

function judge(outcome: Outcome): PictureTrouble | undefined {
  if (outcome.kind === 'tooLarge') return { code: 'PICTURE_TOO_LARGE', reason: outcome.reason };
  return outcome.kind === 'unreadable' ? { code: 'PICTURE_UNREADABLE', reason: outcome.reason } : undefined;
}

/** The last good version, where there was one. */
async function standIn(
  picture: Omit<ReadPicture, 'shown'> & { readonly trouble: PictureTrouble },
  run: PictureRun,
): Promise<ReadPicture> {
  const original = picture.facts?.goodDigest;
  const outcome = original === undefined ? undefined : await makeOutcome(original, run);
  if (original === undefined || outcome === undefined || judge(outcome)) return picture;
  return { ...picture, shown: { original, outcome } };
}
