import { readSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { type CollectionName, type CollectionRecord, recordSchemas } from '../../config/contracts/collections.ts';
import { siteError } from '../errors/site-error.ts';
import type { RecordFacts, RecordList } from '../pipeline/stage-types.ts';
import type { OpenFiles } from './open-files.ts';
import { parseText } from './parse-json.ts';
import { decodeText, parseBrief, type RecordPlace } from './record-text.ts';
import { StoredFacts } from './stored-facts.ts';

/** Reads records of a collection back. Throws `DISK_REFUSED` when one is not what was found in the host's answer. */
export function openRecordReading(name: CollectionName, files: OpenFiles): Pick<RecordList, 'read' | 'readBrief'> {
  const schema = recordSchemas[name];
  const check = (value: unknown) => dropMissing(schema.parse(value)) as CollectionRecord;
  return {
    read: (facts) => check(readText(facts, files, (bytes) => parseText(decodeText(bytes)))),
    readBrief: (facts) => {
      const { html, ...brief } = check(readText(facts, files, parseBrief)) as Readonly<Record<string, unknown>>;
      return brief as CollectionRecord;
    },
  };
}

/** Each record is read and forgotten: one room for all, as large as the longest of them. */
let room = Buffer.allocUnsafe(64 * 1024);

function readText<Value>(
  facts: RecordFacts,
  files: OpenFiles,
  parse: (bytes: Buffer, place: RecordPlace) => Value,
): Value {
  const { path, checksum, ...place } = StoredFacts.placeOf(facts as StoredFacts);
  const { start, length } = place;
  if (length > room.length) room = Buffer.allocUnsafe(length * 2);
  const bytes = room.subarray(0, length);
  const file = files.open(path);
  let done = 0;
  for (let count = 1; done < length && count > 0; done += count) {
    count = readSync(file, bytes, done, length - done, start + done);
  }
  // What changed behind our back must not reach a page.
  if (done === length && crc32(bytes) === checksum) return parse(bytes, place);
  throw siteError('DISK_REFUSED', { path, reason: 'it does not read back as it was written' });
}

/** Leaves out what the contract made nothing of: whether a field is empty or not there is the same to every page. */
function dropMissing(record: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { metaTags } = record;
  const given = isObject(metaTags) ? keepGiven(metaTags) : metaTags;
  return keepGiven(given === metaTags ? record : { ...record, metaTags: given });
}

function keepGiven(fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  for (const name in fields) {
    if (fields[name] === undefined) {
      return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
    }
  }
  return fields;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
