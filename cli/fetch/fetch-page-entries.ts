import { isCollectionName } from '../../config/contracts/collections.ts';
import { type PageEntry, pageEntrySchema } from '../../config/contracts/page-entries.ts';
import { siteError } from '../errors/site-error.ts';
import { callJson } from './call-json.ts';
import { buildEntryUrl, describeError, findContentPath } from './content-address.ts';
import { type Fetcher, runTogether } from './fetcher.ts';
import { openHostPages, type PageReader } from './list-pages.ts';
import { openListWarnings } from './list-warnings.ts';
import { parseJson } from './parse-json.ts';
import { parseListAnswer, readList, warnIfShort } from './read-list.ts';

const name = 'dynamic-page-uri';

/** Entries are few and of several forms: they are taken as they come. */
const rawReader: PageReader<unknown> = {
  read(body, { contentType }) {
    const parsed = parseJson(body, contentType);
    if ('reason' in parsed) return parsed;
    const list = parseListAnswer(parsed.value);
    return { value: { page: list && { entries: list.items, total: list.total } } };
  },
};

/** Fetches the page entries in the host's order; strings become what they stand for (contract, section 4). */
export async function fetchPageEntries(fetcher: Fetcher): Promise<readonly PageEntry[]> {
  const { config, warn } = fetcher;
  const where = findContentPath(config, name);
  const warnings = openListWarnings({ name, where, warn });
  const raws: unknown[] = [];
  const seen = new Set<string>();
  const pages = openHostPages(fetcher, { name, reader: rawReader });
  const outcome = await readList({
    config,
    name,
    getPage: pages.getPage,
    takeItems: (items) => {
      const keys = items.map((item) => JSON.stringify(item));
      const fresh = new Set(keys.filter((key) => !seen.has(key)));
      // A page that only repeats earlier ones ends the list; what it holds is no second mention of an address.
      if (fresh.size > 0) raws.push(...items);
      for (const key of fresh) seen.add(key);
      return fresh.size;
    },
  });
  const resolver = { fetcher, lookups: new Map<string, Promise<PageEntry | string>>() };
  const found = await runTogether(
    fetcher,
    raws.map((raw, at) => () => resolveEntry(resolver, raw, at + 1)),
  );
  // Said here, in the host's order, and not as the look-ups came back.
  const entries = found.flatMap((each) => {
    if ('entry' in each) return [each.entry];
    if (each.why !== undefined) warnings.leaveOut(each.who, each.why);
    return [];
  });
  warnings.sumUp();
  warnIfShort(outcome, { name, where, warn });
  pages.keepAll();
  return entries;
}

interface Resolver {
  readonly fetcher: Fetcher;
  /** One call for each address, however often it stands in the list. */
  readonly lookups: Map<string, Promise<PageEntry | string>>;
}

type Resolved = { readonly entry: PageEntry } | { readonly who: string; readonly why: string | undefined };

async function resolveEntry({ fetcher, lookups }: Resolver, raw: unknown, position: number): Promise<Resolved> {
  const mapped = mapEntry(fetcher, raw);
  const who = nameEntry(raw, position);
  if ('why' in mapped) return { who, why: mapped.why };
  const { value } = mapped;
  if (typeof value !== 'string') {
    const entry = checkEntry(value);
    return typeof entry === 'string' ? { who, why: entry } : { entry };
  }
  const address = value.trim();
  if (address === '') return { who, why: 'it is empty' };
  const known = lookups.get(address) ?? (address.includes(':') ? readPattern(address) : lookUpEntry(fetcher, address));
  lookups.set(address, known);
  const entry = await known;
  return typeof entry === 'string' ? { who, why: entry } : { entry };
}

/** An address with parameters says its collection by its first segment after an optional `hindi`. */
async function readPattern(url: string): Promise<PageEntry | string> {
  const segments = url.split('/').filter((segment) => segment !== '');
  const collection = segments[segments[0]?.toLowerCase() === 'hindi' ? 1 : 0] ?? '';
  return isCollectionName(collection)
    ? checkEntry({ url, collection })
    : `there is no collection "${collection.slice(0, 60)}"`;
}

/** Asks for the page of an address alone. */
async function lookUpEntry(fetcher: Fetcher, address: string): Promise<PageEntry | string> {
  const url = buildEntryUrl(fetcher.config, address);
  const answer = await callJson(fetcher, { url, what: address, accept: [404] });
  if (answer.status === 404) {
    answer.keep();
    return 'the host has no page for it (status 404)';
  }
  const mapped = mapEntry(fetcher, answer.value);
  if ('why' in mapped) return mapped.why ?? 'content.dynamic-page-uri.map leaves it out';
  const { value } = mapped;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw siteError('API_BROKE_CONTRACT', { url, reason: 'status 200, JSON that is no page entry' });
  }
  answer.keep();
  const known = pageEntrySchema.shape.url.safeParse((value as Record<string, unknown>).url).success;
  return checkEntry(known ? value : { ...value, url: address });
}

function mapEntry(
  { config }: Fetcher,
  raw: unknown,
): { readonly value: unknown } | { readonly why: string | undefined } {
  const map = config.content[name]?.map;
  if (!map) return { value: raw };
  try {
    const value: unknown = map(raw as never);
    return value === undefined || value === null ? { why: undefined } : { value };
  } catch (error) {
    return { why: `content.${name}.map failed: ${describeError(error)}` };
  }
}

/** Gives the checked entry, or why there is none. */
function checkEntry(value: unknown): PageEntry | string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'it is neither an object nor text';
  const result = pageEntrySchema.safeParse(value);
  if (result.success) return result.data;
  return result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join(', ');
}

function nameEntry(raw: unknown, position: number): string {
  if (typeof raw === 'string' && raw.trim() !== '') return `"${raw}"`;
  const url = typeof raw === 'object' && raw !== null && 'url' in raw ? raw.url : undefined;
  return typeof url === 'string' && url.trim() !== '' ? `"${url}"` : `number ${position}`;
}
