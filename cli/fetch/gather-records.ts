import type { CollectionNeed, RecordFacts, RecordList } from '../pipeline/stage-types.ts';
import type { LeftOut } from './check-record.ts';
import type { ListWarnings } from './list-warnings.ts';
import type { OpenFiles } from './open-files.ts';
import { openRecordReading } from './read-record.ts';
import { sortFacts } from './record-order.ts';
import type { PageRecords } from './records-file.ts';

/** What records are gathered with. */
export interface GatherOptions {
  readonly need: CollectionNeed;
  readonly warnings: ListWarnings;
  /** Opens files to read records back. */
  readonly files: OpenFiles;
}

/** Takes the records of a list page by page, and gives the list. */
export interface RecordGathering {
  /** Gives how many records had not been seen before. */
  take(entries: PageRecords['entries']): number;
  finish(): RecordList;
}

/** Opens the gathering of one collection: keeps the facts of its records, each once. */
export function gatherRecords({ need, warnings, files }: GatherOptions): RecordGathering {
  const { name } = need;
  const kept = new Map<string, RecordFacts>();
  const differing = new Set<string>();
  const leftOut = new Set<string>();
  let position = 0;

  const keep = (facts: RecordFacts): boolean => {
    const { id, digest } = facts;
    const known = kept.get(id);
    if (known?.digest === digest) return false;
    if (known) noteDuplicate(id);
    // Of two that differ the digest decides, so that the order of arrival does not.
    if (known && known.digest < digest) return false;
    kept.set(id, facts);
    return known === undefined;
  };
  const leaveOut = ({ key, id, why }: LeftOut): boolean => {
    if (leftOut.has(key)) return false;
    leftOut.add(key);
    if (why !== undefined) warnings.leaveOut(id === undefined ? `number ${position}` : `id ${id}`, why);
    return true;
  };
  const noteDuplicate = (id: string) => {
    if (differing.has(id)) return;
    differing.add(id);
    const message = `Several records of ${name} have the id ${id.slice(0, 100)} and differ: only one of them was used.`;
    warnings.add('DUPLICATE_ID', message);
  };

  return {
    take(entries) {
      let fresh = 0;
      for (const entry of entries) {
        position += 1;
        if ('key' in entry ? leaveOut(entry) : keep(entry)) fresh += 1;
      }
      return fresh;
    },
    finish() {
      const all = [...kept.values()];
      // The list outlives the gathering, whose own books would stay with it.
      for (const book of [kept, differing, leftOut]) book.clear();
      return {
        name,
        // The first popup is the one that is shown, so the host's order is the meaning here.
        facts: name === 'popup' ? all : sortFacts(all),
        ...openRecordReading(name, files),
      };
    },
  };
}
