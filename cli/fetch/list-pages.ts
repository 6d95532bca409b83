import { siteError } from '../errors/site-error.ts';
import { loadAnswer } from './answer-cache.ts';
import { callJson } from './call-json.ts';
import type { ListName } from './content-address.ts';
import type { Fetcher } from './fetcher.ts';
import { parseJson } from './parse-json.ts';
import { type ListPage, noSuchPage, parseListAnswer } from './read-list.ts';

/** Where the pages of a list come from. */
export interface PageSource {
  readonly getPage: (url: string) => Promise<ListPage>;
}

/** Pages from the host. `keepAll` makes them the last good answer, all together; to be called when the list is whole. */
export function openHostPages(fetcher: Fetcher, name: ListName): PageSource & { keepAll(): Promise<void> } {
  const keepers: (() => Promise<void>)[] = [];
  return {
    async getPage(url) {
      const answer = await callJson(fetcher, { url, what: name, accept: noSuchPage });
      if (answer.status !== 200) {
        keepers.push(answer.keep);
        return { refused: answer.status };
      }
      const list = parseListAnswer(answer.value);
      if (list === undefined) {
        const reason = 'status 200, JSON that is no list: neither an array nor an object with an array "data"';
        throw siteError('API_BROKE_CONTRACT', { url, reason });
      }
      keepers.push(answer.keep);
      return { items: list.items, total: list.total, digest: answer.digest };
    },
    async keepAll() {
      for (const keep of keepers) await keep();
    },
  };
}

/** Pages of the last good answer. Fails with `cannotStandIn` when one is missing, damaged or too old. */
export function openCachedPages(fetcher: Fetcher): PageSource & { age(): number } {
  let oldest = Date.now();
  return {
    async getPage(url) {
      const answer = await loadAnswer(fetcher.cache, url);
      // A list that ended with "no such page" has none in the cache either.
      if (answer === 'none') return { refused: 404 };
      const parsed = answer === 'damaged' ? undefined : parseJson(answer.body);
      const list = parsed && 'value' in parsed ? parseListAnswer(parsed.value) : undefined;
      if (answer === 'damaged' || list === undefined) throw cannotStandIn;
      oldest = Math.min(oldest, answer.confirmedAt);
      if (Date.now() - oldest > maxAgeMs(fetcher)) throw cannotStandIn;
      return { items: list.items, total: list.total, digest: answer.digest };
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
