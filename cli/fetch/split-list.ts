import { limits } from '../../config/limits.ts';
import { findStringEnd, isTooDeep, parseJson, parseText } from './parse-json.ts';
import { type PlacedRecord, parseRecord } from './record-text.ts';

/** A list's text in pieces: what is around its records, and where each record stands. */
interface SplitText {
  /** The JSON with a mark in place of each record. */
  readonly frame: string;
  /** First byte of each record, and the one behind it. */
  readonly records: readonly Piece[];
}
type Piece = readonly [start: number, end: number];

/** Key of what stands in the frame for a record, with its number: no host can know it. */
const mark = `record ${Math.random()}`;
const markRecord = (number: number) => `{"${mark}":${number}}`;

/** A list as it came, its records still text: each is parsed when it is asked for, so that never all are in memory. */
export interface ListText {
  readonly frame: unknown;
  /** Gives an item of the list: a record parsed, anything else as it is. Throws SyntaxError for what is no JSON. */
  readItem(
    item: unknown,
  ): PlacedRecord | { readonly record: unknown; readonly html?: undefined; readonly place?: undefined };
  /** Throws SyntaxError when something that is no item of the list is no JSON. */
  checkRest(): void;
}

/**
 * Ways to find the records of a list, to be tried in turn: where reading a record throws a SyntaxError, the next way
 * may still read them all. The first one guesses that records are what stands between `},{`, which is proved by each
 * of them being JSON: a list of JSON texts, put together, has no other meaning. The second one reads every bracket.
 */
export const waysToSplit = [guessRecords, scanRecords] as const;

/**
 * Reads the JSON of a list strictly, as `parseJson` does, but leaves its records for later; undefined where it does not
 * work out in this way. `explainText` says what is wrong when no way does.
 */
export function parseListText(bytes: Buffer, split: (typeof waysToSplit)[number]): ListText | undefined {
  try {
    const pieces = split(bytes);
    if (pieces === undefined) return undefined;
    const { frame, records } = pieces;
    if (isTooDeep(Buffer.from(frame))) return undefined;
    const unread = new Set(records);
    const read = (piece: Piece): PlacedRecord => {
      const [start, end] = piece;
      unread.delete(piece);
      refuseDeepRecord(bytes.subarray(start, end));
      return parseRecord(bytes, start, end);
    };
    return {
      frame: parseText(frame),
      readItem: (item) => {
        if (typeof item !== 'object' || item === null || Array.isArray(item)) return { record: item };
        const piece = records[(item as Readonly<Record<string, number>>)[mark] ?? -1];
        if (piece === undefined) throw new SyntaxError('a record was not told apart');
        return read(piece);
      },
      checkRest: () => unread.forEach(read),
    };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return undefined;
  }
}

/** Says why a text is no JSON. */
export function explainText(bytes: Buffer, contentType: string): string {
  const whole = parseJson(bytes, contentType);
  return 'reason' in whole ? whole.reason : 'text that is not JSON';
}

const [quote, openBracket, closeBracket, openBrace, closeBrace] = [0x22, 0x5b, 0x5d, 0x7b, 0x7d];

/** Levels of a list around its records. */
const listLevels = 2;

/** Few records have as many brackets as they may have levels: nearly all are judged by their number. */
function refuseDeepRecord(bytes: Buffer): void {
  const most = limits.jsonMaxDepth - listLevels;
  if (countByte(bytes, openBrace) + countByte(bytes, openBracket) <= most) return;
  if (isTooDeep(bytes, most)) throw new SyntaxError('nested too deep');
}

function countByte(bytes: Buffer, byte: number): number {
  let count = 0;
  for (let at = bytes.indexOf(byte); at !== -1; at = bytes.indexOf(byte, at + 1)) count += 1;
  return count;
}

function guessRecords(bytes: Buffer): SplitText | undefined {
  const first = bytes.indexOf('[{', 0, 'latin1') + 1;
  const end = bytes.lastIndexOf('}]', undefined, 'latin1') + 1;
  if (first === 0 || end <= first) return undefined;
  const records: Piece[] = [];
  for (let at = first; at < end; ) {
    const separator = bytes.indexOf('},{', at, 'latin1');
    const next = separator === -1 || separator >= end ? end : separator + 1;
    records.push([at, next]);
    at = next + 1;
  }
  const marks = records.map((_, number) => markRecord(number)).join();
  return { frame: `${decode(bytes, 0, first)}${marks}${decode(bytes, end, bytes.length)}`, records };
}

/** Finds the objects that stand in an array at the top, or in an array of an object at the top. */
function scanRecords(bytes: Buffer): SplitText {
  const pieces: string[] = [];
  const records: Piece[] = [];
  const opened: number[] = [];
  let taken = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === quote) at = findStringEnd(bytes, at);
    else if (byte === openBrace && opened.at(-1) === openBracket && isListDepth(opened)) {
      const end = findObjectEnd(bytes, at);
      pieces.push(decode(bytes, taken, at), markRecord(records.length));
      records.push([at, end]);
      taken = end;
      at = end - 1;
    } else if (byte === openBracket || byte === openBrace) opened.push(byte);
    else if (byte === closeBracket || byte === closeBrace) opened.pop();
  }
  pieces.push(decode(bytes, taken, bytes.length));
  return { frame: pieces.join(''), records };
}

/** Text between two bytes; a byte order mark at the start of all is none of it. */
function decode(bytes: Buffer, start: number, end: number): string {
  const text = bytes.toString('utf8', start, end);
  return start === 0 ? text.replace(/^\uFEFF/, '') : text;
}

function isListDepth(opened: readonly number[]): boolean {
  return opened.length < listLevels || (opened.length === listLevels && opened[0] === openBrace);
}

/** Gives the place behind the object that begins here; the end of the text when it has none. */
function findObjectEnd(bytes: Buffer, start: number): number {
  let depth = 0;
  for (let at = start; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === quote) at = findStringEnd(bytes, at);
    else if (byte === openBrace || byte === openBracket) depth += 1;
    else if (byte === closeBrace || byte === closeBracket) {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return bytes.length;
}
