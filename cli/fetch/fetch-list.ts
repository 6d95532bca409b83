import { SiteError } from '../errors/site-error.ts';
import type { Warn } from '../log/warnings.ts';
import type { CollectionNeed, RecordList } from '../pipeline/stage-types.ts';
import { findContentPath } from './content-address.ts';
import { type Fetcher, mayStandIn } from './fetcher.ts';
import { gatherRecords } from './gather-records.ts';
import { cannotStandIn, describeAge, openCachedPages, openHostPages, type PageSource } from './list-pages.ts';
import { openListWarnings } from './list-warnings.ts';
import { keepFilesOpen } from './open-files.ts';
import { type ListPage, readList, warnIfShort } from './read-list.ts';
import { openRecordReader } from './record-pages.ts';
import type { PageRecords } from './records-file.ts';

type Item = PageRecords['entries'][number];

/**
 * Fetches one collection. A required one throws when it cannot be had; for any other one the last good answer stands
 * in, at most `fetch.staleForHours` old, with the warning STALE_LIST.
 */
export async function fetchList(fetcher: Fetcher, need: CollectionNeed, warn: Warn): Promise<RecordList> {
  const reader = openRecordReader(fetcher, need);
  const host = openHostPages(fetcher, { name: need.name, reader });
  let isFirstMissing: boolean | undefined;
  const getPage = async (url: string): Promise<ListPage<Item>> => {
    const page = await host.getPage(url);
    isFirstMissing ??= 'refused' in page && page.refused !== 400;
    return page;
  };
  // Said only when the list holds: a failed reading must leave no warnings of its own behind.
  try {
    const { list, say } = await gatherList(fetcher, need, { getPage });
    host.keepAll();
    say(warn);
    return list;
  } catch (error) {
    if (need.required || !mayStandIn(fetcher, error)) throw error;
    if (need.name === 'blogpostcategory' && isFirstMissing) return giveEmptyList(fetcher, need, warn);
    return await takeLastAnswer(fetcher, need, { pages: openCachedPages(fetcher, reader), error, warn });
  }
}

async function takeLastAnswer(
  fetcher: Fetcher,
  need: CollectionNeed,
  { pages, error, warn }: { pages: PageSource<Item> & { age(): number }; error: SiteError; warn: Warn },
): Promise<RecordList> {
  try {
    const { list, say } = await gatherList(fetcher, need, pages);
    fetcher.heard.hasStandIns = true;
    const age = describeAge(pages.age());
    const message = `${need.name} is ${age} old, the last good answer, because of this: ${error.message}`;
    warn({ code: 'STALE_LIST', message, where: findContentPath(fetcher.config, need.name) });
    say(warn);
    return list;
  } catch (reason) {
    // A page that is not in the cache shows as a refused one.
    if (reason === cannotStandIn || reason instanceof SiteError) throw error;
    throw reason;
  }
}

/** Reads a list from its pages to its end; `say` gives out its warnings. */
async function gatherList(
  fetcher: Fetcher,
  need: CollectionNeed,
  { getPage }: PageSource<Item>,
): Promise<{ list: RecordList; say: (warn: Warn) => void }> {
  const { config } = fetcher;
  const { name } = need;
  const said: Parameters<Warn>[0][] = [];
  const where = findContentPath(config, name);
  const warnings = openListWarnings({ name, where, warn: (warning) => said.push(warning) });
  const files = keepFilesOpen();
  fetcher.closing.push(files.close);
  const gathering = gatherRecords({ need, warnings, files });
  const outcome = await readList({ config, name, getPage, takeItems: gathering.take });
  warnings.sumUp();
  warnIfShort(outcome, { name, where, warn: (warning) => said.push(warning) });
  return { list: gathering.finish(), say: (warn) => said.forEach(warn) };
}

/** Blog posts may carry their categories themselves, so a host without this list is a complete host. */
function giveEmptyList(fetcher: Fetcher, { name }: CollectionNeed, warn: Warn): RecordList {
  const where = findContentPath(fetcher.config, name);
  warn({ code: 'LIST_MISSING', message: `The host has no ${name}: taken as an empty list.`, where });
  const read = () => {
    throw new Error('An empty list has no records.');
  };
  return { name, facts: [], read, readBrief: read };
}
