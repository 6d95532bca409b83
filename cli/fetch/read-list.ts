import { limits } from '../../config/limits.ts';
import type { SiteConfig } from '../../config/site-config.ts';
import { siteError } from '../errors/site-error.ts';
import type { Warn } from '../log/warnings.ts';
import { buildPageUrl, type ListName } from './content-address.ts';

/** One page of a list as it came; or the status that stood in its place. */
export type ListPage<Item> =
  | { readonly items: readonly Item[]; readonly total: number | undefined; readonly digest: string }
  | { readonly refused: number };

/** Statuses that may mean "there is no such page". They never stand for a page that must be there. */
export const noSuchPage = [400, 404, 410] as const;

/** How one list is read. */
export interface ListToRead<Item> {
  readonly config: SiteConfig;
  readonly name: ListName;
  /** Gives the page at an address; `refused` only for the statuses of `noSuchPage`. */
  readonly getPage: (url: string) => Promise<ListPage<Item>>;
  /** Takes the records of a page; gives how many had not been seen on an earlier one. */
  readonly takeItems: (items: readonly Item[]) => number;
}

/** How the reading of a list ended. */
export interface ListOutcome {
  /** Records that came, and records the host said there are: given when fewer came. */
  readonly short?: { readonly came: number; readonly total: number };
}

/**
 * Reads a list page by page (contract, section 4): until a page is shorter than asked or the total is reached;
 * where the operator gives the paths, until an empty page, one shorter than the first, or a 400 or 404. A page that
 * brings nothing new ends any list, for the host does not page. Throws `API_REFUSED` and `API_BROKE_CONTRACT`.
 */
export async function readList<Item>(list: ListToRead<Item>): Promise<ListOutcome> {
  const { config, name, takeItems } = list;
  const paging = config.content[name]?.pages ?? 'limit';
  const asked = config.fetch.pageSize;
  const pages = openPages(list);
  let came = 0;
  let fresh = 0;
  let total: number | undefined;
  let firstLength = 0;
  let lastDigest = '';
  // Beyond what the contract promises: the total says more, and the host may as well say there is no such page.
  let beyond = typeof paging === 'function';

  for (let page = 1; ; page += 1) {
    const answer = await pages.take(page);
    if ('refused' in answer) {
      if (page > 1 && beyond) break;
      throw siteError('API_REFUSED', { url: pages.urlOf(page), status: answer.refused });
    }
    const length = answer.items.length;
    const news = answer.digest === lastDigest ? 0 : takeItems(answer.items);
    lastDigest = answer.digest;
    total = answer.total ?? total;
    if (page === 1) firstLength = length;
    if (length === 0 || (page > 1 && news === 0)) break;
    came += length;
    fresh += news;

    if (paging === 'none') break;
    if (typeof paging === 'function') {
      if (length < firstLength) break;
      continue;
    }
    if (total === undefined) {
      if (length < asked) break;
      continue;
    }
    // Pages that overlap may make up the number without every record having come.
    const complete = page === 1 ? came >= total : fresh >= total;
    if (complete) break;
    beyond = length < asked || came >= total;
    if (page === 1) pages.expect(Math.ceil(total / length));
  }
  return total !== undefined && came < total ? { short: { came, total } } : {};
}

/** Pages asked for before they are needed: enough to hide the way to the host; each waits in memory. */
const pagesAhead = 4;

/** Gives pages in order; those that are known to come are asked for ahead, within the bound of calls. */
function openPages<Item>({ config, name, getPage }: ListToRead<Item>) {
  const underway = new Map<number, Promise<ListPage<Item>>>();
  let lastExpected = 0;
  const urlOf = (page: number) => buildPageUrl(config, { name, page });
  const ask = (page: number) => {
    const answer = getPage(urlOf(page));
    // A page asked for ahead may never be taken: its failure is then nobody's.
    answer.catch(() => undefined);
    underway.set(page, answer);
    return answer;
  };
  return {
    urlOf,
    expect(pageCount: number): void {
      lastExpected = Math.min(pageCount, limits.fetchMaxPages);
    },
    async take(page: number): Promise<ListPage<Item>> {
      if (page > limits.fetchMaxPages) {
        const reason = `status 200, a list that goes on for more than ${limits.fetchMaxPages} pages`;
        throw siteError('API_BROKE_CONTRACT', { url: urlOf(page), reason });
      }
      const answer = underway.get(page) ?? ask(page);
      underway.delete(page);
      const ahead = Math.min(lastExpected, page + pagesAhead);
      for (let next = page + 1; next <= ahead; next += 1) if (!underway.has(next)) ask(next);
      return answer;
    },
  };
}

/** Reads an answer as a list: bare, or `{ data, total? }`; undefined when it is neither. */
export function parseListAnswer(
  value: unknown,
): { readonly items: readonly unknown[]; readonly total?: number } | undefined {
  if (Array.isArray(value)) return { items: value };
  if (typeof value !== 'object' || value === null || !('data' in value) || !Array.isArray(value.data)) return undefined;
  const total = 'total' in value ? Number(value.total ?? Number.NaN) : Number.NaN;
  return Number.isInteger(total) && total >= 0 ? { items: value.data, total } : { items: value.data };
}

/** Warns where a host gave fewer records than it said there are. */
export function warnIfShort(
  { short }: ListOutcome,
  { name, where, warn }: { name: string; where: string; warn: Warn },
): void {
  if (!short) return;
  const message = `${name} has ${short.total} records as the host says, and ${short.came} came.`;
  warn({ code: 'LIST_SHORT', message, where });
}
