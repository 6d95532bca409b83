import { createHash, hash, randomUUID } from 'node:crypto';
import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { ZodType } from 'zod';
import { siteError } from '../errors/site-error.ts';
import {
  type AddressFacts,
  addressFactsSchema,
  type MadeOutcome,
  type Outcome,
  outcomeSchema,
  type Variant,
} from './picture-facts.ts';

/**
 * Pictures of earlier runs on disk, outside every release. `<key>.address` says what is known of an address;
 * `<digest>.original` are bytes as a host sent them; `<digest>.<recipe>.outcome` says what came of them by one recipe,
 * and `<digest>.<recipe>.variants` holds the files made, one after another. Each is put in its place by one rename, the
 * variants before the outcome that names them: a run that is killed leaves nothing half.
 */
export interface PictureCache {
  readonly folder: string;
  /** Names the way pictures are made. */
  readonly recipe: string;
}

/** Opens the cache, its folder made where it is missing. */
export function openPictureCache(cache: PictureCache): PictureCache {
  mkdirSync(cache.folder, { recursive: true });
  return cache;
}

/** Digest that names bytes. */
export function digestBytes(bytes: Uint8Array): string {
  return hash('sha256', bytes).slice(0, 32);
}

/** What is known of an address; undefined when nothing is, or what stands there is damaged. */
export function readAddress(cache: PictureCache, url: string): AddressFacts | undefined {
  const facts = readJson(join(cache.folder, addressName(url)), addressFactsSchema);
  return facts?.url === url ? facts : undefined;
}

/** Remembers what is known of an address. */
export function writeAddress(cache: PictureCache, facts: AddressFacts): void {
  replaceFile(join(cache.folder, addressName(facts.url)), JSON.stringify(facts));
}

/** Keeps the bytes that a host sent; gives their digest. */
export function keepOriginal(cache: PictureCache, bytes: Buffer): string {
  const digest = digestBytes(bytes);
  const path = join(cache.folder, originalName(digest));
  if (sizeOf(path) !== bytes.length) replaceFile(path, bytes);
  return digest;
}

/** The bytes of an original; undefined when they are missing or not what was sent. */
export function readOriginal(cache: PictureCache, digest: string): Buffer | undefined {
  try {
    const bytes = readFileSync(join(cache.folder, originalName(digest)));
    return digestBytes(bytes) === digest ? bytes : undefined;
  } catch {
    return undefined;
  }
}

/** What came of an original by today's recipe; undefined when it has not been tried, or its files are not whole. */
export function readOutcome(cache: PictureCache, original: string): Outcome | undefined {
  const outcome = readJson(join(cache.folder, outcomeName(cache, original)), outcomeSchema);
  if (outcome?.kind !== 'made') return outcome;
  const size = outcome.variants.reduce((sum, { length }) => sum + length, 0);
  return sizeOf(join(cache.folder, variantsName(cache, original))) === size ? outcome : undefined;
}

/** Remembers what came of an original; `files` are the bytes of its variants, in their order. */
export function writeOutcome(
  cache: PictureCache,
  original: string,
  { outcome, files }: { readonly outcome: Outcome; readonly files: readonly Buffer[] },
): void {
  if (outcome.kind === 'made') replaceFile(join(cache.folder, variantsName(cache, original)), Buffer.concat(files));
  replaceFile(join(cache.folder, outcomeName(cache, original)), JSON.stringify(outcome));
}

/** Reads one file back. Throws `DISK_REFUSED` when it is not what was written; the next run then makes it anew. */
export function readVariant(cache: PictureCache, original: string, { start, length, digest }: Variant): Buffer {
  const path = join(cache.folder, variantsName(cache, original));
  const bytes = readPart(path, { start, length });
  if (bytes !== undefined && digestBytes(bytes) === digest) return bytes;
  rmSync(join(cache.folder, outcomeName(cache, original)), { force: true });
  throw siteError('DISK_REFUSED', { path, reason: 'it does not read back as it was written' });
}

/** Digest over the bytes of all variants. */
export function digestVariants(variants: MadeOutcome['variants']): string {
  return digestBytes(Buffer.from(variants.map(({ digest }) => digest).join('')));
}

/** Removes what no address names that was used on `oldestDay` or later, what other recipes made, and what killed runs left. */
export function prunePictures(
  cache: PictureCache,
  { used, oldestDay }: { readonly used: readonly AddressFacts[]; readonly oldestDay: number },
): void {
  const names = readdirSync(cache.folder);
  const kept = new Set<string>();
  const keep = ({ url, digest, goodDigest }: AddressFacts) => {
    kept.add(addressName(url));
    for (const original of new Set([digest, goodDigest])) {
      if (original === undefined) continue;
      for (const name of [originalName(original), outcomeName(cache, original), variantsName(cache, original)])
        kept.add(name);
    }
  };
  used.forEach(keep);
  for (const name of names) {
    if (!name.endsWith('.address') || kept.has(name)) continue;
    const facts = readJson(join(cache.folder, name), addressFactsSchema);
    if (facts && facts.usedOn >= oldestDay) keep(facts);
  }
  for (const name of names) {
    if (!kept.has(name) && isOurs.test(name)) rmSync(join(cache.folder, name), { force: true });
  }
}

const isOurs = /^[0-9a-f]{32}\.(address|original|[0-9a-f]+\.(outcome|variants))$|^[0-9a-f-]{36}\.tmp$/;

const addressName = (url: string) => `${createHash('sha256').update(url).digest('hex').slice(0, 32)}.address`;
const originalName = (digest: string) => `${digest}.original`;
const outcomeName = ({ recipe }: PictureCache, digest: string) => `${digest}.${recipe}.outcome`;
const variantsName = ({ recipe }: PictureCache, digest: string) => `${digest}.${recipe}.variants`;

function readJson<Value>(path: string, schema: ZodType<Value>): Value | undefined {
  try {
    const result = schema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
    return result.success ? result.data : undefined;
  } catch {
    return undefined;
  }
}

/** Some bytes of a file; undefined when it is not there or too short. */
function readPart(path: string, { start, length }: Pick<Variant, 'start' | 'length'>): Buffer | undefined {
  let file: number | undefined;
  try {
    file = openSync(path, 'r');
    const bytes = Buffer.allocUnsafe(length);
    return readSync(file, bytes, 0, length, start) === length ? bytes : undefined;
  } catch {
    return undefined;
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

function sizeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.size;
}

/** Readers see the old file or the new one, never half of it. */
function replaceFile(path: string, content: string | Buffer): void {
  const temporary = join(path, '..', `${randomUUID()}.tmp`);
  writeFileSync(temporary, content);
  renameSync(temporary, path);
}
