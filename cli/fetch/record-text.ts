import { isAscii } from 'node:buffer';
import { findStringEnd, parseText } from './parse-json.ts';

/** A record as it lies in a text, in bytes, with the part that holds its `html`: read only where it is shown. */
export interface RecordPlace {
  readonly start: number;
  readonly length: number;
  /** Where `,"html":"…"` begins, from the record's start. */
  readonly htmlAt: number;
  /** Length of that part; 0 where `html` cannot be told apart, or is not there. */
  readonly htmlLength: number;
}

/** A record that was read, and where it lies. */
export interface PlacedRecord {
  /** Without its html where that is apart. */
  readonly record: unknown;
  readonly html?: HtmlText | undefined;
  readonly place: RecordPlace;
}

/** The html of a record, as the JSON text that it is sent as: sound, but not yet decoded. */
export interface HtmlText {
  /** Quotation marks included. */
  readonly json: Buffer;
}

const htmlMember = Buffer.from(',"html":');
const backslash = 0x5c;
/** Stands for the html while the rest is read: no host can know it. */
const standIn = `html ${Math.random()}`;
const standInMember = `${htmlMember}"${standIn}"`;

/** Parses the record that lies between two bytes of a text. Throws SyntaxError for what is no JSON. */
export function parseRecord(text: Buffer, start: number, end: number): PlacedRecord {
  const bytes = text.subarray(start, end);
  const { length } = bytes;
  const part = findHtml(bytes);
  const record = part && parseAround(bytes, part);
  if (part === undefined || record === undefined) {
    return { record: parseText(decodeText(bytes)), place: { start, length, htmlAt: length, htmlLength: 0 } };
  }
  const { at, end: htmlEnd } = part;
  const html = { json: bytes.subarray(at + htmlMember.length, htmlEnd) };
  return { record, html, place: { start, length, htmlAt: at, htmlLength: htmlEnd - at } };
}

interface HtmlPart {
  readonly at: number;
  /** Byte behind the closing quotation mark. */
  readonly end: number;
}

/** Guesses where the html lies, as hosts write it: parsing tells whether it is there. */
function findHtml(bytes: Buffer): HtmlPart | undefined {
  const at = bytes.indexOf(htmlMember);
  if (at === -1) return undefined;
  const opening = at + htmlMember.length;
  const comma = bytes.indexOf('",', opening + 1, 'latin1');
  const closing = comma !== -1 && bytes[comma - 1] !== backslash ? comma : findStringEnd(bytes, opening);
  return closing < bytes.length ? { at, end: closing + 1 } : undefined;
}

/**
 * Parses what is around the html, and proves the html: both are JSON by themselves and the html is a member of the
 * record itself, so the whole is JSON and says the same. Undefined where that does not hold.
 */
function parseAround(bytes: Buffer, { at, end }: HtmlPart): Readonly<Record<string, unknown>> | undefined {
  try {
    const around = decodeText(bytes.subarray(0, at)) + standInMember + decodeText(bytes.subarray(end));
    const { html, ...record } = parseText(around) as Readonly<Record<string, unknown>>;
    if (html !== standIn) return undefined;
    // Bytes beyond ASCII mean nothing to JSON within a string: whether it is sound shows without decoding them.
    return typeof JSON.parse(bytes.toString('latin1', at + htmlMember.length, end)) === 'string' ? record : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Decodes the html of a record. */
export function decodeHtml({ json }: HtmlText): string {
  return JSON.parse(decodeText(json)) as string;
}

/** Decodes UTF-8; texts of ASCII alone, as most are, in a fraction of the time. */
export function decodeText(bytes: Buffer): string {
  return bytes.toString(isAscii(bytes) ? 'latin1' : 'utf8');
}

/** Parses a record without its html; `bytes` are those of the record alone. */
export function parseBrief(bytes: Buffer, { htmlAt, htmlLength }: RecordPlace): unknown {
  const before = decodeText(bytes.subarray(0, htmlAt));
  return parseText(htmlLength === 0 ? before : before + decodeText(bytes.subarray(htmlAt + htmlLength)));
}
