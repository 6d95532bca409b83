import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { CollectionNeed } from '../pipeline/stage-types.ts';
import { recordsPath } from './answer-cache.ts';
import type { BodyFacts, BodyReader } from './call-json.ts';
import { checkRecord, type MapRecord } from './check-record.ts';
import type { Fetcher } from './fetcher.ts';
import { keepFilesOpen } from './open-files.ts';
import { parseListAnswer } from './read-list.ts';
import { type PageRecords, type RecordsFile, readRecordsFile, writeRecordsFile } from './records-file.ts';
import { describeRecipe } from './records-recipe.ts';
import { explainText, parseListText } from './split-list.ts';

/** A page of a collection, its records checked; undefined `page` for JSON that is no list. */
export interface ReadRecords {
  readonly page: PageRecords | undefined;
}

/** Reads pages of a collection: each record is parsed, checked and put on disk before the next one is looked at. */
export function openRecordReader(fetcher: Fetcher, need: CollectionNeed): BodyReader<ReadRecords> {
  const { config, cache, workFolder, full, closing } = fetcher;
  const map: MapRecord | undefined = config.content[need.name]?.map;
  const files = keepFilesOpen();
  closing.push(files.close);
  const recipe = describeRecipe(need);
  // What a function of the operator's makes of a record holds for this run only.
  const placeOf = (facts: BodyFacts): RecordsFile => ({
    files,
    path: map ? join(workFolder, `${randomUUID()}.records`) : recordsPath(cache, facts),
  });
  return {
    read: (body, facts) => readRecords(body, { facts, file: placeOf(facts), need, map, recipe }),
    recall: (facts) => {
      const page = map || full ? undefined : readRecordsFile(placeOf(facts), recipe);
      return page && { page };
    },
  };
}

interface Reading {
  readonly facts: BodyFacts;
  readonly file: RecordsFile;
  readonly need: CollectionNeed;
  readonly map: MapRecord | undefined;
  readonly recipe: string;
}

function readRecords(
  body: Buffer,
  { facts, file, need, map, recipe }: Reading,
): { readonly value: ReadRecords } | { readonly reason: string } {
  const text = parseListText(body, facts.contentType);
  if ('reason' in text) return text;
  const list = parseListAnswer(text.frame);
  if (list === undefined) return { value: { page: undefined } };
  const output = writeRecordsFile(file);
  try {
    for (const item of list.items) output.add(checkRecord(text.readItem(item), { need, map }));
  } catch (error) {
    output.abandon();
    if (!(error instanceof SyntaxError)) throw error;
    return { reason: explainText(body, facts.contentType) };
  }
  return { value: { page: output.finish({ recipe, total: list.total }) } };
}
