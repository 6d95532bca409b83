import { createHash, hash, randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/**
 * Answers of earlier runs on disk: for conditional requests, and as the last good answer of a host that fails.
 * `<key>.json` says what is known of an answer, `<key>.<digest>.body` is its body, and `<key>.<digest>.records` what
 * was made of a list's page. A body is written at once, but counts only when its `.json` names it: so a list of many
 * pages changes as a whole or not at all.
 */
export interface AnswerCache {
  readonly folder: string;
  /** Part of every key: one folder may serve several sites. */
  readonly apihost: string;
}

/** What is known of one answer, beside its body. */
export interface CachedFacts {
  readonly url: string;
  readonly etag?: string | undefined;
  readonly lastModified?: string | undefined;
  /** SHA-256 of the body. */
  readonly digest: string;
  /** The body's file as it was written: what is still so need not be read to be trusted. */
  readonly file: BodyFile;
}
export interface BodyFile {
  /** Bytes. */
  readonly size: number;
  readonly mtimeMs: number;
}
export interface CachedAnswer extends CachedFacts {
  /** When the host last said that this is its answer; milliseconds since 1970. */
  readonly confirmedAt: number;
}

const storedFacts = z.object({
  url: z.string(),
  etag: z.string().optional(),
  lastModified: z.string().optional(),
  digest: z.string().regex(/^[\w-]{43}$/),
  file: z.object({ size: z.number(), mtimeMs: z.number() }),
  confirmedAt: z.number(),
});

/** Opens the cache, its folder made where it is missing. */
export function openAnswerCache({ folder, apihost }: AnswerCache): AnswerCache {
  mkdirSync(folder, { recursive: true });
  return { folder, apihost };
}

/** Digest that names a body. */
export function digestBody(body: Buffer): string {
  return hash('sha256', body, 'base64url');
}

/** Finds the cached answer of an address; one that is damaged in any way counts as none, and says so. */
export async function findAnswer(cache: AnswerCache, url: string): Promise<CachedAnswer | 'none' | 'damaged'> {
  const key = keyOf(cache, url);
  const text = await readFile(join(cache.folder, `${key}.json`), 'utf8').catch(() => undefined);
  if (text === undefined) return 'none';
  try {
    const facts = storedFacts.parse(JSON.parse(text));
    const { size, mtimeMs } = await stat(join(cache.folder, bodyName(key, facts.digest)));
    const isAsWritten = facts.url === url && size === facts.file.size && mtimeMs === facts.file.mtimeMs;
    return isAsWritten ? facts : 'damaged';
  } catch {
    return 'damaged';
  }
}

/** Reads the body of a cached answer; undefined when it is not what was written. */
export async function readCachedBody(cache: AnswerCache, { url, digest }: CachedFacts): Promise<Buffer | undefined> {
  const body = await readFile(join(cache.folder, bodyName(keyOf(cache, url), digest))).catch(() => undefined);
  return body && digestBody(body) === digest ? body : undefined;
}

/** Puts a body on disk; it counts from `confirmAnswer` on. */
export async function stageBody(
  cache: AnswerCache,
  { url, body, digest }: { url: string; body: Buffer; digest: string },
): Promise<BodyFile> {
  const path = join(cache.folder, bodyName(keyOf(cache, url), digest));
  await replaceFile(path, body);
  const { size, mtimeMs } = await stat(path);
  return { size, mtimeMs };
}

/** Where to keep what was made of a list's page; it goes when the body goes. */
export function recordsPath(cache: AnswerCache, { url, digest }: Pick<CachedFacts, 'url' | 'digest'>): string {
  return join(cache.folder, `${keyOf(cache, url)}.${digest}.records`);
}

/** Remembers that the host has just given, or confirmed, this answer. */
export async function confirmAnswer(cache: AnswerCache, facts: CachedFacts): Promise<void> {
  const text = JSON.stringify({ ...facts, confirmedAt: Date.now() });
  await replaceFile(join(cache.folder, `${keyOf(cache, facts.url)}.json`), text);
}

/** Forgets an answer that the host no longer gives. */
export async function forgetAnswer(cache: AnswerCache, url: string): Promise<void> {
  await rm(join(cache.folder, `${keyOf(cache, url)}.json`), { force: true });
}

/** Removes answers that were not confirmed for longer than `maxAgeMs`, and bodies that no answer names. */
export async function pruneAnswers({ folder }: AnswerCache, maxAgeMs: number): Promise<void> {
  for (const [key, names] of groupByKey(await readdir(folder))) {
    const kept = await findKeptNames({ folder, key, names, maxAgeMs });
    for (const name of names) if (!kept.includes(name)) await rm(join(folder, name), { force: true });
  }
}

function groupByKey(names: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const name of names.filter(isOurs)) {
    const key = name.slice(0, name.indexOf('.'));
    const group = groups.get(key);
    if (group) group.push(name);
    else groups.set(key, [name]);
  }
  return groups;
}

interface AnswerFiles {
  readonly folder: string;
  readonly key: string;
  readonly names: readonly string[];
  readonly maxAgeMs: number;
}

async function findKeptNames({ folder, key, names, maxAgeMs }: AnswerFiles): Promise<readonly string[]> {
  const factsName = `${key}.json`;
  if (!names.includes(factsName)) return [];
  const path = join(folder, factsName);
  if (Date.now() - (await stat(path)).mtimeMs > maxAgeMs) return [];
  // The usual case, told without opening the file: one answer, its body, and what was made of it.
  if (new Set(names.map((name) => name.split('.')[1])).size === 2) return names;
  const text = await readFile(path, 'utf8');
  return names.filter((name) => name === factsName || text.includes(name.split('.')[1] ?? ' '));
}

function isOurs(name: string): boolean {
  return /^[0-9a-f]{32}\.(json|[\w-]{43}\.(body|records)|[\w-]+\.tmp)$/.test(name);
}

function keyOf({ apihost }: AnswerCache, url: string): string {
  return createHash('sha256').update(`${apihost}\n${url}`).digest('hex').slice(0, 32);
}

function bodyName(key: string, digest: string): string {
  return `${key}.${digest}.body`;
}

/** Readers see the old file or the new one, never half of it. */
async function replaceFile(path: string, content: string | Buffer): Promise<void> {
  const temporary = `${path.replace(/\.(json|[\w-]+\.body)$/, '')}.${randomUUID()}.tmp`;
  await writeFile(temporary, content);
  await rename(temporary, path);
}
