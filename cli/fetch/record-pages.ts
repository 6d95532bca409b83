import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CollectionNeed } from '../pipeline/stage-types.ts';
import { bodyPath, recordsPath } from './answer-cache.ts';
import type { BodyReader } from './call-json.ts';
import type { MapRecord } from './check-record.ts';
import type { Fetcher } from './fetcher.ts';
import { findRecords } from './find-records.ts';
import { type FoundPage, openPage, type PageRecords, readRecordsFile, writeRecordsFile } from './records-file.ts';
import { describeRecipe } from './records-recipe.ts';

/** A page of a collection, its records checked; undefined `page` for JSON that is no list. */
export interface ReadRecords {
  readonly page: PageRecords | undefined;
}

/**
 * Reads pages of a collection. Records stay where they are: in the body, which the cache has, or in a file of this run
 * where a `map` made them, for what a function of the operator's makes of a record holds for this run only.
 */
export function openRecordReader(fetcher: Fetcher, need: CollectionNeed): BodyReader<ReadRecords> {
  const { config, cache, workFolder, full } = fetcher;
  const map: MapRecord | undefined = config.content[need.name]?.map;
  const recipe = describeRecipe(need);
  const texts = new Map<string, string>();
  const share = (text: string) => {
    const known = texts.get(text);
    if (known === undefined) texts.set(text, text);
    return known ?? text;
  };
  const open = (page: FoundPage, path: string): ReadRecords => ({
    page: openPage(page, { path, paramFields: need.params, share }),
  });
  return {
    read(body, facts) {
      const found = findRecords(body, { need, map, contentType: facts.contentType });
      if ('reason' in found) return found;
      if (found.page === undefined) return { value: { page: undefined } };
      const { page, made } = found;
      if (made) {
        const path = join(workFolder, `${randomUUID()}.records`);
        writeFileSync(path, made);
        return { value: open(page, path) };
      }
      writeRecordsFile(recordsPath(cache, facts), page, recipe);
      return { value: open(page, bodyPath(cache, facts)) };
    },
    recall(facts) {
      const page = map || full ? undefined : readRecordsFile(recordsPath(cache, facts), recipe);
      return page && open(page, bodyPath(cache, facts));
    },
  };
}
