import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/**
 * Answers of earlier runs on disk: for conditional requests, and as the last good answer of a host that fails.
 * `<key>.json` says what is known of an answer, `<key>.<digest>.body` is its body. A body is written at once, but
 * counts only when its `.json` names it: so a list of many pages changes as a whole or not at all.
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
}
export interface CachedAnswer extends CachedFacts {
  /** When the host last said that this is its answer; milliseconds since 1970. */
  readonly confirmedAt: number;
  readonly body: Buffer;
}

const storedFacts = z.object({
  url: z.string(),
  etag: z.string().optional(),
  lastModified: z.string().optional(),
  digest: z.string().regex(/^[\w-]{43}$/),
  confirmedAt: z.number(),
});

/** Opens the cache, its folder made where it is missing. */
export function openAnswerCache({ folder, apihost }: AnswerCache): AnswerCache {
  mkdirSync(folder, { recursive: true });
  return { folder, apihost };
}

/** Digest that names a body. */
export function digestBody(body: Buffer): string {
  return createHash('sha256').update(body).digest('base64url');
}

/** Finds the cached answer of an address; one that is damaged in any way counts as none, and says so. */
export async function loadAnswer(cache: AnswerCache, url: string): Promise<CachedAnswer | 'none' | 'damaged'> {
  const key = keyOf(cache, url);
  const text = await readFile(join(cache.folder, `${key}.json`), 'utf8').catch(() => undefined);
  if (text === undefined) return 'none';
  try {
    const facts = storedFacts.parse(JSON.parse(text));
    const body = await readFile(join(cache.folder, bodyName(key, facts.digest)));
    return facts.url === url && digestBody(body) === facts.digest ? { ...facts, body } : 'damaged';
  } catch {
    return 'damaged';
  }
}

/** Puts a body on disk; it counts from `confirmAnswer` on. */
export async function stageBody(cache: AnswerCache, { url, body }: { url: string; body: Buffer }): Promise<void> {
  await replaceFile(join(cache.folder, bodyName(keyOf(cache, url), digestBody(body))), body);
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
  // The usual case, told without opening the file: one answer and its body.
  if (names.length === 2) return names;
  const text = await readFile(path, 'utf8');
  return names.filter((name) => name === factsName || text.includes(name.split('.')[1] ?? ' '));
}

function isOurs(name: string): boolean {
  return /^[0-9a-f]{32}\.(json|[\w-]{43}\.body|[\w-]+\.tmp)$/.test(name);
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
