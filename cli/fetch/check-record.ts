import { hash } from 'node:crypto';
import { recordSchemas } from '../../config/contracts/collections.ts';
import type { CollectionNeed, RecordFacts } from '../pipeline/stage-types.ts';
import { buildFacts } from './build-facts.ts';
import { stringifyCanonical } from './canonical-json.ts';
import { describeError } from './content-address.ts';

/** Turns a raw record into ours; `undefined` or `null` leaves it out. */
export type MapRecord = (record: never) => unknown;

/** What came of one raw record: its facts and its text, or why it was left out. */
export type CheckedRecord = { readonly facts: RecordFacts; readonly line: string } | LeftOut;
export interface LeftOut {
  /** Digest of the raw record: it is spoken of once. */
  readonly key: string;
  /** Its id, where it has one that can be shown. */
  readonly id?: string;
  /** Plain words; missing where the operator's `map` left it out on purpose. */
  readonly why?: string;
}

/** Maps a raw record and holds it against its contract. */
export function checkRecord(
  raw: unknown,
  { need, map }: { readonly need: CollectionNeed; readonly map: MapRecord | undefined },
): CheckedRecord {
  const { name } = need;
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
  const line = writeLine(result.data);
  if (line === undefined) return leaveOut(raw, 'it cannot be written as JSON');
  const record: Readonly<Record<string, unknown>> = result.data;
  const digest = digestText(line);
  // Popups have no id of their own; each is known by what it says.
  const id = typeof record.id === 'string' || typeof record.id === 'number' ? String(record.id) : digest;
  return { facts: buildFacts(record, { id, digest, need }), line };
}

/** First 16 bytes of SHA-256: far more than chance could match. */
export function digestText(text: string): string {
  return hash('sha256', text, 'buffer').subarray(0, 16).toString('base64url');
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

function writeLine(record: unknown): string | undefined {
  try {
    return stringifyCanonical(record);
  } catch {
    return undefined;
  }
}
