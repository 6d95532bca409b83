import { closeSync, fstatSync, openSync, readSync, renameSync, rmSync, writeSync } from 'node:fs';
import { siteError } from '../errors/site-error.ts';
import type { RecordFacts } from '../pipeline/stage-types.ts';
import { digestText, type LeftOut } from './check-record.ts';
import type { OpenFiles } from './open-files.ts';

/**
 * What was made of one page of a list, on disk: the records' texts one after another, then as JSON what was found of
 * each, then a last line that says where that begins, its digest, and by which recipe it was made. Memory holds the
 * facts alone; a page whose body came before need not be parsed again.
 */
export interface RecordsFile {
  readonly path: string;
  readonly files: OpenFiles;
}

/** What is known of a page's records, in the page's order. */
export interface PageRecords {
  readonly entries: readonly (SpooledFacts | LeftOut)[];
  /** What the host said there are in all. */
  readonly total: number | undefined;
}

/**
 * The place lies under a symbol: it follows copies of the facts, and stays out of their JSON, on which digests may
 * depend.
 */
const place = Symbol('place of the record');
interface RecordPlace {
  readonly file: RecordsFile;
  /** Written by an earlier run: checked when it is read. */
  readonly isOld: boolean;
  /** Bytes. */
  readonly start: number;
  readonly length: number;
}
export type SpooledFacts = RecordFacts & { readonly [place]: RecordPlace };

interface StoredEntry {
  readonly facts?: RecordFacts;
  readonly start: number;
  readonly length: number;
  readonly leftOut?: LeftOut;
}
interface Ending {
  readonly recipe: string;
  readonly start: number;
  readonly digest: string;
  readonly total?: number;
}

/** Longest last line, in bytes. */
const endingMaxBytes = 512;
const bufferBytes = 128 * 1024;

/** Writes a page's records as they come. `finish` puts the file in its place; without it nothing is there. */
export function writeRecordsFile(file: RecordsFile): {
  add(record: { readonly facts: RecordFacts; readonly line: string } | LeftOut): void;
  finish(options: { readonly recipe: string; readonly total: number | undefined }): PageRecords;
  abandon(): void;
} {
  const temporary = `${file.path.replace(/\.records$/, '')}.tmp`;
  const output = openSync(temporary, 'w');
  const entries: StoredEntry[] = [];
  let pending: string[] = [];
  let pendingBytes = 0;
  let end = 0;
  const flush = () => {
    const bytes = Buffer.from(pending.join(''));
    for (let done = 0; done < bytes.length; ) done += writeSync(output, bytes, done);
    pending = [];
    pendingBytes = 0;
  };
  const write = (text: string): number => {
    const length = Buffer.byteLength(text);
    pending.push(text);
    pendingBytes += length;
    end += length;
    if (pendingBytes >= bufferBytes) flush();
    return length;
  };
  return {
    add(record) {
      const start = end;
      if ('line' in record) entries.push({ facts: record.facts, start, length: write(record.line) });
      else entries.push({ leftOut: record, start, length: 0 });
    },
    finish({ recipe, total }) {
      const text = JSON.stringify(entries);
      const ending: Ending = {
        recipe,
        start: end,
        digest: digestText(text),
        ...(total === undefined ? {} : { total }),
      };
      write(`${text}\n${JSON.stringify(ending)}`);
      flush();
      closeSync(output);
      renameSync(temporary, file.path);
      return { entries: entries.map((entry) => placeEntry(entry, { file, isOld: false })), total };
    },
    abandon() {
      closeSync(output);
      rmSync(temporary, { force: true });
    },
  };
}

/** Reads what was made of a page by the same recipe; undefined when there is no such file, or one that is not whole. */
export function readRecordsFile(file: RecordsFile, recipe: string): PageRecords | undefined {
  let input: number | undefined;
  try {
    input = openSync(file.path, 'r');
    const { size } = fstatSync(input);
    const tail = readBytes(input, { start: Math.max(0, size - endingMaxBytes), end: size });
    const endingAt = tail.lastIndexOf('\n') + 1;
    const ending = JSON.parse(tail.slice(endingAt)) as Ending;
    if (ending.recipe !== recipe) return undefined;
    const text = readBytes(input, { start: ending.start, end: size - Buffer.byteLength(tail.slice(endingAt)) - 1 });
    if (digestText(text) !== ending.digest) return undefined;
    const entries = JSON.parse(text) as StoredEntry[];
    return { entries: entries.map((entry) => placeEntry(entry, { file, isOld: true })), total: ending.total };
  } catch {
    return undefined;
  } finally {
    if (input !== undefined) closeSync(input);
  }
}

/** Reads one record back. Throws `DISK_REFUSED` when it is not what was written. */
export function readRecord(facts: RecordFacts): unknown {
  const { file, isOld, start, length } = (facts as SpooledFacts)[place];
  const text = readBytes(file.files.open(file.path), { start, end: start + length });
  if (!isOld || digestText(text) === facts.digest) return JSON.parse(text);
  throw siteError('DISK_REFUSED', { path: file.path, reason: 'it does not read back as it was written' });
}

function placeEntry(
  { facts, leftOut, start, length }: StoredEntry,
  page: Pick<RecordPlace, 'file' | 'isOld'>,
): SpooledFacts | LeftOut {
  if (facts) return Object.assign(facts, { [place]: { ...page, start, length } });
  if (leftOut) return leftOut;
  throw new Error('An entry has neither facts nor a reason.');
}

function readBytes(file: number, { start, end }: { readonly start: number; readonly end: number }): string {
  const bytes = Buffer.allocUnsafe(end - start);
  for (let done = 0; done < bytes.length; ) {
    const count = readSync(file, bytes, done, bytes.length - done, start + done);
    if (count === 0) throw new Error(`The file ends before byte ${end}.`);
    done += count;
  }
  return bytes.toString('utf8');
}
