import { isUtf8 } from 'node:buffer';
import { crc32 } from 'node:zlib';
import type { CollectionNeed } from '../pipeline/stage-types.ts';
import { checkRecord, type LeftOut, type MapRecord } from './check-record.ts';
import { parseListAnswer } from './read-list.ts';
import { parseRecord, type RecordPlace } from './record-text.ts';
import { collectPage, type FoundPage, type FoundRecord } from './records-file.ts';
import { explainText, type ListText, parseListText, waysToSplit } from './split-list.ts';

/** How the records of a list are found. */
export interface Finding {
  readonly need: CollectionNeed;
  readonly map: MapRecord | undefined;
  readonly contentType: string;
}

/** What was found in a body. */
export type FoundList =
  | {
      readonly page: FoundPage;
      /** What `map` made of the records, one after another, where the page's places are; missing without a `map`. */
      readonly made: Buffer | undefined;
    }
  /** JSON that is no list. */
  | { readonly page: undefined }
  /** No JSON: plain words why. */
  | { readonly reason: string };

/** Finds and checks the records of a list. Each is parsed and checked before the next one is looked at. */
export function findRecords(body: Buffer, finding: Finding): FoundList {
  for (const split of isUtf8(body) ? waysToSplit : []) {
    const text = parseListText(body, split);
    if (text === undefined) continue;
    try {
      const list = parseListAnswer(text.frame);
      if (list) return checkItems(list, { ...finding, body, text });
      text.checkRest();
      return { page: undefined };
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
  }
  return { reason: explainText(body, finding.contentType) };
}

interface Items {
  readonly items: readonly unknown[];
  readonly total?: number;
}

function checkItems(
  { items, total }: Items,
  { need, map, body, text }: Finding & { readonly body: Buffer; readonly text: ListText },
): FoundList {
  const made = map && openMadeText();
  const found = items.map((item): FoundRecord | LeftOut => {
    const { place, ...raw } = text.readItem(item);
    const checked = checkRecord(raw, { need, map });
    if ('key' in checked) return checked;
    const { facts, digest } = checked;
    if (made) return { facts, digest, place: made.add(checked.ours) };
    if (place === undefined) throw new Error('A record that is an object has a place.');
    return { facts, digest, place: sumUp(body, place) };
  });
  text.checkRest();
  return { page: collectPage(found, total), made: made?.finish() };
}

function sumUp(text: Buffer, place: RecordPlace): FoundRecord['place'] {
  return { ...place, checksum: crc32(text.subarray(place.start, place.start + place.length)) };
}

/** Text of records that are not as the host sent them. */
function openMadeText(): { add(record: unknown): FoundRecord['place']; finish(): Buffer } {
  const texts: Buffer[] = [];
  let end = 0;
  return {
    add(record) {
      const text = Buffer.from(JSON.stringify(record));
      const { place } = parseRecord(text, 0, text.length);
      const { checksum } = sumUp(text, place);
      const start = end;
      texts.push(text);
      end += text.length;
      return { ...place, start, checksum };
    },
    finish: () => Buffer.concat(texts),
  };
}
