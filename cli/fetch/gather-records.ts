import { createHash } from 'node:crypto';
import { type CollectionRecord, recordSchemas } from '../../config/contracts/collections.ts';
import type { CollectionNeed, RecordFacts, RecordList } from '../pipeline/stage-types.ts';
import { buildFacts } from './build-facts.ts';
import { stringifyCanonical } from './canonical-json.ts';
import { describeError } from './content-address.ts';
import type { ListWarnings } from './list-warnings.ts';
import { sortFacts } from './record-order.ts';
import type { RecordSpool, SpoolPlace } from './record-spool.ts';

/** Turns a raw record into ours; `undefined` or `null` leaves it out. */
export type MapRecord = (record: never) => unknown;

/** What records are gathered with. */
export interface GatherOptions {
  readonly need: CollectionNeed;
  readonly map: MapRecord | undefined;
  readonly spool: RecordSpool;
  readonly warnings: ListWarnings;
}

/** Takes the records of a list page by page, and gives the list. */
export interface RecordGathering {
  /** Gives how many records had not been seen before. */
  take(items: readonly unknown[]): number;
  finish(): RecordList;
}

/**
 * The place in the spool lies under a symbol: it follows copies of the facts, and stays out of their JSON, on which
 * digests may depend.
 */
const place = Symbol('place in the spool');
type SpooledFacts = RecordFacts & { [place]: SpoolPlace };

/** Opens the gathering of one collection: maps, checks and spools its records; keeps their facts. */
export function gatherRecords({ need, map, spool, warnings }: GatherOptions): RecordGathering {
  const { name } = need;
  const kept = new Map<string, SpooledFacts>();
  const differing = new Set<string>();
  const leftOut = new Set<string>();
  let position = 0;

  const keep = (raw: unknown): boolean => {
    const checked = checkRecord(raw, { name, map });
    if ('record' in checked) {
      const { record, line } = checked;
      const digest = digestText(line);
      // Popups have no id of their own; each is known by what it says.
      const id = typeof record.id === 'string' || typeof record.id === 'number' ? String(record.id) : digest;
      const known = kept.get(id);
      if (known?.digest === digest) return false;
      if (known) noteDuplicate(id);
      // Of two that differ the digest decides, so that the order of arrival does not.
      if (known && known.digest < digest) return false;
      const facts = buildFacts(record, { id, digest, need });
      kept.set(id, Object.assign(facts, { [place]: spool.append(line) }));
      return known === undefined;
    }
    const key = digestText(describeRaw(raw));
    if (leftOut.has(key)) return false;
    leftOut.add(key);
    if ('why' in checked) warnings.leaveOut(nameRecord(raw, position), checked.why);
    return true;
  };
  const noteDuplicate = (id: string) => {
    if (differing.has(id)) return;
    differing.add(id);
    const message = `Several records of ${name} have the id ${id.slice(0, 100)} and differ: only one of them was used.`;
    warnings.add('DUPLICATE_ID', message);
  };

  return {
    take(items) {
      let fresh = 0;
      for (const raw of items) {
        position += 1;
        if (keep(raw)) fresh += 1;
      }
      return fresh;
    },
    finish() {
      const all = [...kept.values()];
      return {
        name,
        // The first popup is the one that is shown, so the host's order is the meaning here.
        facts: name === 'popup' ? all : sortFacts(all),
        read: (facts) => JSON.parse(spool.read((facts as SpooledFacts)[place])) as CollectionRecord,
      };
    },
  };
}

type Checked =
  | { readonly record: Readonly<Record<string, unknown>>; readonly line: string }
  | { readonly why: string }
  | { readonly silent: true };

/** Maps a raw record and holds it against its contract. */
function checkRecord(
  raw: unknown,
  { name, map }: { name: CollectionNeed['name']; map: MapRecord | undefined },
): Checked {
  let ours = raw;
  try {
    if (map) ours = map(raw as never);
  } catch (error) {
    return { why: `content.${name}.map failed: ${describeError(error)}` };
  }
  if (map && (ours === undefined || ours === null)) return { silent: true };
  if (typeof ours !== 'object' || ours === null || Array.isArray(ours)) return { why: 'it is not an object' };
  const result = recordSchemas[name].safeParse(ours);
  if (!result.success) {
    const faults = result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
    return { why: faults.slice(0, 5).join(', ') };
  }
  try {
    return { record: result.data, line: stringifyCanonical(result.data) };
  } catch {
    return { why: 'it cannot be written as JSON' };
  }
}

/** First 16 bytes of SHA-256: far more than chance could match. */
function digestText(text: string): string {
  return createHash('sha256').update(text).digest().subarray(0, 16).toString('base64url');
}

function describeRaw(raw: unknown): string {
  return stringifyCanonical(raw) ?? 'undefined';
}

function nameRecord(raw: unknown, position: number): string {
  const id = typeof raw === 'object' && raw !== null && 'id' in raw ? raw.id : undefined;
  const known = (typeof id === 'string' && id.trim() !== '') || typeof id === 'number';
  return known ? `id ${id}` : `number ${position}`;
}
