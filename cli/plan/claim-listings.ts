import type { SiteConfig } from '../../config/site-config.ts';
import type { Warn } from '../log/warnings.ts';
import type { AddressBook, Category, ListingTarget } from './address-book.ts';
import { type AddressPattern, langOfEntry } from './address-pattern.ts';
import { canonicaliseAddress } from './canonicalise-address.ts';
import type { CategoryList } from './find-categories.ts';
import { hasContent } from './page-parts.ts';
import type { RecordLibrary } from './record-library.ts';

/** What listings are claimed from. */
export interface ListingInput {
  readonly config: SiteConfig;
  readonly library: RecordLibrary;
  readonly categories: CategoryList;
  readonly warn: Warn;
}

/** Claims the listing of a pattern's records, its further pages, and those of blog categories below it. */
export function claimListings(addresses: AddressBook, pattern: AddressPattern, input: ListingInput): void {
  if (pattern.base === '/') return;
  claimPages(addresses, { pattern, input, address: pattern.base });
  if (pattern.collection !== 'blogpost') return;
  for (const category of input.categories.of(pattern.lang)) {
    const address = findCategoryAddress(pattern.base, category.slug);
    if (address !== undefined) claimPages(addresses, { pattern, input, address, category });
    else {
      const wanted = `${pattern.base}/category/${category.slug}`;
      const message = `The address ${wanted} is left out: the category's slug cannot be part of an address.`;
      input.warn({ code: 'ADDRESS_REFUSED', message, where: wanted });
    }
  }
}

/** Address of a blog category's page below a pattern's listing; undefined for a slug that cannot be one. */
export function findCategoryAddress(base: string, slug: string): string | undefined {
  if (base === '/' || slug.trim() === '' || /[/\\?#]/.test(slug)) return undefined;
  const canonical = canonicaliseAddress(`${base}/category/${slug.trim()}`);
  return 'address' in canonical ? canonical.address : undefined;
}

interface ListingClaim {
  readonly pattern: AddressPattern;
  readonly input: ListingInput;
  readonly address: string;
  readonly category?: Category;
}

const claimPages = (addresses: AddressBook, { pattern, input, address, category }: ListingClaim): void => {
  const { collection, lang } = pattern;
  const records = input.library.choose({ collection, lang, category: category?.slug });
  const pages = Math.max(1, Math.ceil(records.length / input.config.listing.pageSize));
  const target: ListingTarget = { kind: 'listing', pattern, page: 1, pages, ...(category ? { category } : {}) };
  if (!claimFirstPage(addresses, { address, target })) return;
  for (let page = 2; page <= pages; page += 1) {
    addresses.claim({ address: pageAddress(address, page), lang, target: { ...target, page } });
  }
};

/** Address of a listing's page; the first has the listing's own. */
export function pageAddress(base: string, page: number): string {
  return page === 1 ? base : `${base}/page/${page}`;
}

const claimFirstPage = (
  addresses: AddressBook,
  { address, target }: { readonly address: string; readonly target: ListingTarget },
): boolean => {
  const { lang } = target.pattern;
  const holder = addresses.claim({ address, lang, target });
  if (!holder) return true;
  // An entry that brings no content only names the listing: without it the page would be empty.
  if (holder.target.kind !== 'entry' || langOfEntry(holder.target.entry) !== lang) return false;
  const { entry } = holder.target;
  if (hasContent(entry)) return false;
  addresses.replace({ address: holder.address, lang, target: { ...target, entry } });
  return true;
};
