import { hash } from 'node:crypto';
import { type CollectionName, recordSchemas } from '../../config/contracts/collections.ts';
import type { CollectionNeed } from '../pipeline/stage-types.ts';
import { buildFacts } from './build-facts.ts';
import { stringifyCanonical } from './canonical-json.ts';
import { describeError } from './content-address.ts';
import { decodeHtml, type HtmlText } from './record-text.ts';
import { type BuiltFacts, digestBytes } from './stored-facts.ts';

/** Turns a raw record into ours; `undefined` or `null` leaves it out. */
export type MapRecord = (record: never) => unknown;

/** What came of one raw record: it and its facts, or why it was left out. */
export type CheckedRecord = KeptRecord | LeftOut;
export interface KeptRecord {
  readonly facts: BuiltFacts;
  readonly digest: Buffer;
  /** What `map` made of it; the raw record without one. */
  readonly ours: unknown;
}
export interface LeftOut {
  /** Digest of the raw record: it is spoken of once. */
  readonly key: string;
  /** Its id, where it has one that can be shown. */
  readonly id?: string;
  /** Plain words; missing where the operator's `map` left it out on purpose. */
  readonly why?: string;
}

/** A record as the host sent it. */
export interface RawRecord {
  /** Without its html where that is given apart. */
  readonly record: unknown;
  readonly html?: HtmlText | undefined;
}

/** Maps a raw record and holds it against its contract. */
export function checkRecord(
  { record: sent, html }: RawRecord,
  { need, map }: { readonly need: CollectionNeed; readonly map: MapRecord | undefined },
): CheckedRecord {
  const { name } = need;
  // Every contract takes any html, or none: only a map has to see it here.
  const raw = map && html ? { ...(sent as object), html: decodeHtml(html) } : sent;
  let ours = raw;
  try {
    if (map) ours = map(raw as never);
  } catch (error) {
    return leaveOut(raw, `content.${name}.map failed: ${describeError(error)}`);
  }
  if (map && (ours === undefined || ours === null)) return leaveOut(raw);
  if (typeof ours !== 'object' || ours === null || Array.isArray(ours)) return leaveOut(raw, 'it is not an object');
  const result = recordSchemas[name].safeParse(ours);
  if (!result.success) {
    const faults = result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
    return leaveOut(raw, faults.slice(0, 5).join(', '));
  }
  const record: Readonly<Record<string, unknown>> = result.data;
  const htmlApart = map ? undefined : html;
  const digest = digestRecord(name, record, htmlApart);
  if (digest === undefined) return leaveOut(raw, 'it cannot be written as JSON');
  // Popups have no id of their own; each is known by what it says.
  const id = typeof record.id === 'string' ? record.id : digest.toString('base64url');
  return { facts: buildFacts(record, { id, need, html: htmlApart }), digest, ours };
}

/** Digest of what a record says, in whatever order; undefined when it cannot be said in JSON. */
function digestRecord(
  name: CollectionName,
  record: Readonly<Record<string, unknown>>,
  apart: HtmlText | undefined,
): Buffer | undefined {
  try {
    // The html, most of a record, is told by its JSON: as it was sent, if that is at hand.
    const { html, ...rest } = record;
    const json = apart?.json ?? Buffer.from(html === undefined ? '' : stringifyCanonical(html));
    return digestParts(isInOrder(name, rest) ? JSON.stringify(rest) : stringifyCanonical(rest), json);
  } catch {
    return undefined;
  }
}

/** True for records of nothing but the contract's own fields, which its check has put into its order. */
function isInOrder(name: CollectionName, record: Readonly<Record<string, unknown>>): boolean {
  const fields = recordSchemas[name].shape;
  for (const field in record) {
    if (typeof record[field] === 'object' || !Object.hasOwn(fields, field)) return false;
  }
  return true;
}

/** One room for all: records are many, and most of each is its html. */
let room = Buffer.allocUnsafe(64 * 1024);

function digestParts(text: string, bytes: Buffer): Buffer {
  const most = text.length * 3 + 1 + bytes.length;
  if (most > room.length) room = Buffer.allocUnsafe(most * 2);
  const length = room.write(`${text}\n`);
  bytes.copy(room, length);
  return hash('sha256', room.subarray(0, length + bytes.length), 'buffer').subarray(0, digestBytes);
}

/** Short digest of a text, printable: the first bytes of SHA-256 are far more than chance could match. */
export function digestText(text: string): string {
  return hash('sha256', text, 'buffer').subarray(0, digestBytes).toString('base64url');
}

function leaveOut(raw: unknown, why?: string): LeftOut {
  const id = typeof raw === 'object' && raw !== null && 'id' in raw ? raw.id : undefined;
  const isKnown = (typeof id === 'string' && id.trim() !== '') || typeof id === 'number';
  return {
    key: digestText(stringifyCanonical(raw) ?? 'undefined'),
    ...(isKnown ? { id: String(id) } : {}),
    ...(why === undefined ? {} : { why }),
  };
}
