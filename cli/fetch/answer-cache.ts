import { hash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Answers of earlier runs on disk: for conditional requests, and as the last good answer of a host that fails.
 * `<key>.json` says what is known of an answer, `<key>.<digest>.body` is its body, and `<key>.<digest>.records` what
 * was found in a list's page. A body is written at once, but counts only when its `.json` names it: so a list of many
 * pages changes as a whole or not at all.
 */
export interface AnswerCache {
  readonly folder: string;
  /** Part of every key: one folder may serve several sites. */
  readonly apihost: string;
  /** An answer that was confirmed this short a time ago need not be noted again; milliseconds. */
  readonly renewAfterMs: number;
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
  /** When the host last said that this is its answer, to within `renewAfterMs`; milliseconds since 1970. */
  readonly confirmedAt: number;
}

/** Opens the cache, its folder made where it is missing. */
export function openAnswerCache(cache: AnswerCache): AnswerCache {
  mkdirSync(cache.folder, { recursive: true });
  return cache;
}

/** Digest that names a body. */
export function digestBody(body: Buffer): string {
  return hash('sha256', body, 'base64url');
}

/** Finds the cached answer of an address; one that is damaged in any way counts as none, and says so. */
export function findAnswer(cache: AnswerCache, url: string): CachedAnswer | 'none' | 'damaged' {
  const key = keyOf(cache, url);
  const text = readText(join(cache.folder, `${key}.json`));
  if (text === undefined) return 'none';
  try {
    const facts: unknown = JSON.parse(text);
    if (!isCachedAnswer(facts) || facts.url !== url) return 'damaged';
    const { size, mtimeMs } = statSync(bodyPath(cache, facts));
    return size === facts.file.size && mtimeMs === facts.file.mtimeMs ? facts : 'damaged';
  } catch {
    return 'damaged';
  }
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function isCachedAnswer(value: unknown): value is CachedAnswer {
  const { url, digest, etag = '', lastModified = '', file, confirmedAt } = value as CachedAnswer;
  const texts = [url, digest, etag, lastModified];
  const numbers = [file.size, file.mtimeMs, confirmedAt];
  return (
    texts.every((each) => typeof each === 'string') &&
    numbers.every((each) => typeof each === 'number') &&
    /^[\w-]{43}$/.test(digest)
  );
}

/** Reads the body of a cached answer; undefined when it is not what was written. */
export function readCachedBody(cache: AnswerCache, facts: CachedFacts): Buffer | undefined {
  try {
    const body = readFileSync(bodyPath(cache, facts));
    return digestBody(body) === facts.digest ? body : undefined;
  } catch {
    return undefined;
  }
}

/** Puts a body on disk; it counts from `confirmAnswer` on. */
export function stageBody(
  cache: AnswerCache,
  { url, body, digest }: { url: string; body: Buffer; digest: string },
): BodyFile {
  const path = bodyPath(cache, { url, digest });
  replaceFile(path, body);
  const { size, mtimeMs } = statSync(path);
  return { size, mtimeMs };
}

/** Where the body of an answer lies. */
export function bodyPath(cache: AnswerCache, facts: Pick<CachedFacts, 'url' | 'digest'>): string {
  return join(cache.folder, `${keyOf(cache, facts.url)}.${facts.digest}.body`);
}

/** Where to keep what was found in a list's page; it goes when the body goes. */
export function recordsPath(cache: AnswerCache, facts: Pick<CachedFacts, 'url' | 'digest'>): string {
  return bodyPath(cache, facts).replace(/\.body$/, '.records');
}

/** Remembers that the host has just given this answer, or confirmed it as it was `before`. */
export function confirmAnswer(cache: AnswerCache, facts: CachedFacts, before?: CachedAnswer): void {
  if (before && isStillNoted(cache, facts, before)) return;
  const text = JSON.stringify({ ...facts, confirmedAt: Date.now() });
  replaceFile(join(cache.folder, `${keyOf(cache, facts.url)}.json`), text);
}

function isStillNoted({ renewAfterMs }: AnswerCache, facts: CachedFacts, before: CachedAnswer): boolean {
  const age = Date.now() - before.confirmedAt;
  const isSame =
    facts.digest === before.digest && facts.etag === before.etag && facts.lastModified === before.lastModified;
  return isSame && age >= 0 && age < renewAfterMs;
}

/** Forgets an answer that the host no longer gives. */
export function forgetAnswer(cache: AnswerCache, url: string): void {
  rmSync(join(cache.folder, `${keyOf(cache, url)}.json`), { force: true });
}

/** Removes answers that were not confirmed for longer than `maxAgeMs`, and bodies that no answer names. */
export function pruneAnswers({ folder }: AnswerCache, maxAgeMs: number): void {
  for (const [key, names] of groupByKey(readdirSync(folder))) {
    const kept = findKeptNames({ folder, key, names, maxAgeMs });
    for (const name of names) if (!kept.includes(name)) rmSync(join(folder, name), { force: true });
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

function findKeptNames({ folder, key, names, maxAgeMs }: AnswerFiles): readonly string[] {
  const factsName = `${key}.json`;
  if (!names.includes(factsName)) return [];
  const path = join(folder, factsName);
  if (Date.now() - statSync(path).mtimeMs > maxAgeMs) return [];
  // The usual case, told without opening the file: one answer, its body, and what was found in it.
  if (new Set(names.map((name) => name.split('.')[1])).size === 2) return names;
  const text = readFileSync(path, 'utf8');
  return names.filter((name) => name === factsName || text.includes(name.split('.')[1] ?? ' '));
}

function isOurs(name: string): boolean {
  return /^[0-9a-f]{32}\.(json|[\w-]{43}\.(body|records)|[\w-]+\.tmp)$/.test(name);
}

function keyOf({ apihost }: AnswerCache, url: string): string {
  return hash('sha256', `${apihost}\n${url}`, 'hex').slice(0, 32);
}

/** Readers see the old file or the new one, never half of it. */
function replaceFile(path: string, content: string | Buffer): void {
  const temporary = `${path.replace(/\.(json|[\w-]+\.body)$/, '')}.${randomUUID()}.tmp`;
  writeFileSync(temporary, content);
  renameSync(temporary, path);
}
