import { closeSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs';
import { join } from 'node:path';
import type { Warning } from '../log/warnings.ts';
import type { ManifestFile, ReleaseManifest } from '../pipeline/stage-types.ts';
import { replaceFile } from './disk-files.ts';
import { isReleaseId, layoutOf, layoutVersion } from './output-layout.ts';

/**
 * A manifest is text, one JSON value a line: the head; the addresses that files link to, each once; the files, which
 * name those addresses by number; the carried assets. The head alone is enough to list and to prune.
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

interface FileLine extends Omit<ManifestFile, 'links' | 'warnings'> {
  readonly links?: readonly number[];
  readonly warnings?: readonly Warning[];
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
  try {
    const manifest = decodeManifest(readFileSync(manifestPath(out, id), 'utf8'));
    return manifest.id === id ? manifest : undefined;
  } catch {
    return undefined;
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

function encodeManifest(manifest: ReleaseManifest): string {
  const { files, carriedAssets, ...rest } = manifest;
  const pages = files.filter((file) => file.kind === 'page').length;
  const head: ManifestHead = { ...rest, pages, files: files.length, carried: carriedAssets.length };
  const numbers = new Map<string, number>();
  const lines: string[] = [];
  for (const { links, warnings, ...file } of files) {
    const line: FileLine = {
      ...file,
      ...(links.length > 0 && { links: links.map((link) => numberOf(numbers, link)) }),
      ...(warnings.length > 0 && { warnings }),
    };
    lines.push(JSON.stringify(line));
  }
  for (const asset of carriedAssets) lines.push(JSON.stringify(asset));
  return `${JSON.stringify(head)}\n${JSON.stringify([...numbers.keys()])}\n${lines.join('\n')}\n`;
}

function numberOf(numbers: Map<string, number>, link: string): number {
  const known = numbers.get(link);
  if (known !== undefined) return known;
  numbers.set(link, numbers.size);
  return numbers.size - 1;
}

function decodeManifest(text: string): ReleaseManifest {
  const [headLine = '', linksLine = '', ...lines] = text.trimEnd().split('\n');
  const { pages: _, files: fileCount, carried, ...head } = parseHead(headLine);
  const addresses = JSON.parse(linksLine) as string[];
  if (lines.filter((line) => line !== '').length !== fileCount + carried) throw new Error('The manifest is cut.');
  return {
    ...head,
    files: lines.slice(0, fileCount).map((line) => decodeFile(line, addresses)),
    carriedAssets: lines.slice(fileCount, fileCount + carried).map((line) => JSON.parse(line)),
  };
}

function decodeFile(line: string, addresses: readonly string[]): ManifestFile {
  const { links = [], warnings = [], ...file } = JSON.parse(line) as FileLine;
  return { ...file, links: links.flatMap((number) => addresses[number] ?? []), warnings };
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
