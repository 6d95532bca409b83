import { closeSync, openSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';
import type { ManifestFile, ReleaseManifest } from '../pipeline/stage-types.ts';
import { replaceFile } from './disk-files.ts';
import { decodePlaces, encodeGroups, openGroupDecoder } from './manifest-columns.ts';
import { isReleaseId, layoutOf, layoutVersion } from './output-layout.ts';
import { readLines } from './read-lines.ts';

/**
 * A manifest is text, one JSON value a line: the head; the carried assets; the files in groups, two lines each. It is
 * written and read line by line, so that its whole text is never in memory. The head alone is enough to list and to
 * prune.
 */
export interface ManifestHead {
  readonly layoutVersion: 1;
  readonly id: string;
  readonly sequence: number;
  readonly publishedAt: string;
  readonly digest: string;
  readonly listCounts: Readonly<Record<string, number>>;
  /** Pages, files and carried assets; the last two tell whether the rest is whole. */
  readonly pages: number;
  readonly files: number;
  readonly carried: number;
}

/** Longest head that is looked for, in bytes. */
const headMaxBytes = 64 * 1024;

/** Path of a release's manifest. */
export function manifestPath(out: string, id: string): string {
  return join(layoutOf(out).manifests, `${id}.ndjson`);
}

/** Writes a manifest in one durable step, or replaces it. */
export function writeManifest(out: string, manifest: ReleaseManifest): void {
  replaceFile(manifestPath(out, manifest.id), encodeManifest(manifest));
}

/** Reads a manifest; `undefined` when there is none, or when it is not whole. */
export function readManifest(out: string, id: string): ReleaseManifest | undefined {
  return readGroups(out, id, ({ head, carriedAssets, takeLine }) => {
    const decodeGroup = openGroupDecoder();
    const files: ManifestFile[] = [];
    while (files.length < head.files) for (const file of decodeGroup(takeLine(), takeLine())) files.push(file);
    const { pages: _, files: __, carried: ___, ...rest } = head;
    return { ...rest, files, carriedAssets };
  });
}

/** A file of a release as it must stand on the disk. */
export interface FilePlace {
  readonly path: string;
  /** Bytes. */
  readonly size: number;
}

/** Path and size of every file of a release, without the rest; `undefined` as with `readManifest`. */
export function readPlaces(out: string, id: string): readonly FilePlace[] | undefined {
  return readGroups(out, id, ({ head, takeLine }) => {
    const places: FilePlace[] = [];
    while (places.length < head.files) {
      for (const place of decodePlaces(takeLine())) places.push(place);
      takeLine();
    }
    return places;
  });
}

interface OpenManifest {
  readonly head: ManifestHead;
  readonly carriedAssets: ReleaseManifest['carriedAssets'];
  /** Throws where there is none left. */
  takeLine(): string;
}

function readGroups<Result>(out: string, id: string, read: (manifest: OpenManifest) => Result): Result | undefined {
  const lines = readLines(manifestPath(out, id));
  const takeLine = (): string => {
    const next = lines.next();
    if (next.done) throw new Error('The manifest is cut.');
    return next.value;
  };
  try {
    const head = parseHead(takeLine());
    const carriedAssets = JSON.parse(takeLine()) as ReleaseManifest['carriedAssets'];
    if (head.id !== id || carriedAssets.length !== head.carried) throw new Error('The manifest is not whole.');
    return read({ head, carriedAssets, takeLine });
  } catch {
    return undefined;
  } finally {
    lines.return();
  }
}

/** Reads the heads of all manifests that can be read, newest release first. */
export function readManifestHeads(out: string): ManifestHead[] {
  const heads: ManifestHead[] = [];
  for (const name of readdirSync(layoutOf(out).manifests)) {
    const id = name.slice(0, -'.ndjson'.length);
    const head = name.endsWith('.ndjson') && isReleaseId(id) ? readHead(manifestPath(out, id)) : undefined;
    if (head?.id === id) heads.push(head);
  }
  return heads.sort((a, b) => b.sequence - a.sequence);
}

function* encodeManifest({ files, carriedAssets, ...rest }: ReleaseManifest): Iterable<string> {
  const pages = files.reduce((count, file) => count + (file.kind === 'page' ? 1 : 0), 0);
  const head: ManifestHead = { ...rest, pages, files: files.length, carried: carriedAssets.length };
  yield `${JSON.stringify(head)}\n`;
  yield `${JSON.stringify(carriedAssets)}\n`;
  for (const line of encodeGroups(files)) yield `${line}\n`;
}

function readHead(path: string): ManifestHead | undefined {
  const buffer = Buffer.alloc(headMaxBytes);
  try {
    const file = openSync(path, 'r');
    try {
      const length = readSync(file, buffer, 0, headMaxBytes, 0);
      return parseHead(buffer.toString('utf8', 0, length).split('\n', 1)[0] ?? '');
    } finally {
      closeSync(file);
    }
  } catch {
    return undefined;
  }
}

function parseHead(line: string): ManifestHead {
  const head = JSON.parse(line) as ManifestHead;
  if (head.layoutVersion !== layoutVersion || !Number.isInteger(head.sequence))
    throw new Error('The head is not ours.');
  return head;
}
