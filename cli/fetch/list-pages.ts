import { siteError } from '../errors/site-error.ts';
import { findAnswer, readCachedBody } from './answer-cache.ts';
import { type BodyReader, callHost } from './call-json.ts';
import type { ListName } from './content-address.ts';
import type { Fetcher } from './fetcher.ts';
import { type ListPage, noSuchPage } from './read-list.ts';

/** Where the pages of a list come from. */
export interface PageSource<Item> {
  readonly getPage: (url: string) => Promise<ListPage<Item>>;
}

/** Reads the body of a page; undefined `page` for JSON that is no list. */
export type PageReader<Item> = BodyReader<{ readonly page: PageContent<Item> | undefined }>;
interface PageContent<Item> {
  readonly entries: readonly Item[];
  readonly total: number | undefined;
}

/** Pages from the host. `keepAll` makes them the last good answer, all together; to be called when the list is whole. */
export function openHostPages<Item>(
  fetcher: Fetcher,
  { name, reader }: { readonly name: ListName; readonly reader: PageReader<Item> },
): PageSource<Item> & { keepAll(): void } {
  const keepers: (() => void)[] = [];
  return {
    async getPage(url) {
      const { status, value, digest, keep } = await callHost(fetcher, { url, what: name, accept: noSuchPage, reader });
      if (status !== 200) {
        keepers.push(keep);
        return { refused: status };
      }
      if (value?.page === undefined) {
        const reason = 'status 200, JSON that is no list: neither an array nor an object with an array "data"';
        throw siteError('API_BROKE_CONTRACT', { url, reason });
      }
      keepers.push(keep);
      return { items: value.page.entries, total: value.page.total, digest };
    },
    keepAll() {
      for (const keep of keepers) keep();
    },
  };
}

/** Pages of the last good answer. Fails with `cannotStandIn` when one is missing, damaged or too old. */
export function openCachedPages<Item>(
  fetcher: Fetcher,
  reader: PageReader<Item>,
): PageSource<Item> & { age(): number } {
  let oldest = Date.now();
  return {
    async getPage(url) {
      const answer = findAnswer(fetcher.cache, url);
      // A list that ended with "no such page" has none in the cache either.
      if (answer === 'none') return { refused: 404 };
      const body = answer === 'damaged' ? undefined : readCachedBody(fetcher.cache, answer);
      if (answer === 'damaged' || body === undefined) throw cannotStandIn;
      const { digest } = answer;
      const read = reader.read(body, { url, digest, contentType: '' });
      const page = 'value' in read ? read.value.page : undefined;
      if (page === undefined) throw cannotStandIn;
      oldest = Math.min(oldest, answer.confirmedAt);
      if (Date.now() - oldest > maxAgeMs(fetcher)) throw cannotStandIn;
      return { items: page.entries, total: page.total, digest };
    },
    age: () => Math.max(0, Date.now() - oldest),
  };
}

/** Thrown where no earlier answer is good enough; the failure that asked for one is then the one to tell. */
export const cannotStandIn = Symbol('no earlier answer is good enough');

/** Oldest answer that may stand in for a host, in milliseconds. */
export function maxAgeMs({ config }: Fetcher): number {
  return config.fetch.staleForHours * 3_600_000;
}

/** An age in words, rounded down. */
export function describeAge(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 1) return 'less than a minute';
  if (minutes < 120) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} hours` : `${Math.floor(hours / 24)} days`;
}
