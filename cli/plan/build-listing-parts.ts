import type { FilterModel, PageContent, PaginationModel } from '../../config/page-model.ts';
import type { ListingTarget, Route } from './address-book.ts';
import { buildList } from './build-list.ts';
import { findCategoryPage } from './category-href.ts';
import { findCategoryAddress, pageAddress } from './claim-listings.ts';
import { metaTagsOf, type PageParts, type PartsScope } from './page-parts.ts';
import { hrefOf, type PlanContext } from './plan-context.ts';
import { listingPageTitle } from './route-titles.ts';

/** Records that stand on one page of a listing. */
export function chooseListingRecords({ pattern, category, page }: ListingTarget, { library, config }: PlanContext) {
  const { collection, lang } = pattern;
  const first = (page - 1) * config.listing.pageSize;
  return library.choose({ collection, lang, category: category?.slug }).slice(first, first + config.listing.pageSize);
}

/** One page of a listing. */
export function buildListingParts(target: ListingTarget, scope: PartsScope): PageParts {
  const { context } = scope;
  const { heading, title } = listingPageTitle(target, context);
  const { collection } = target.pattern;
  const content: PageContent = {
    kind: 'listing',
    heading,
    list: buildList({ collection, records: chooseListingRecords(target, context) }, scope),
    filters: buildFilters(target, context),
    pagination: buildPagination(target, context),
    blocks: [],
  };
  return { content, title, metaTags: metaTagsOf(target.entry), entry: target.entry, structuredData: [] };
}

/** Address of the listing's first page: where it was claimed, which may differ in case from the pattern's base. */
const firstAddress = ({ pattern, category }: ListingTarget, { addresses }: PlanContext): string => {
  const wanted = category ? findCategoryAddress(pattern.base, category.slug) : pattern.base;
  return (wanted === undefined ? undefined : addresses.find(wanted)?.address) ?? pattern.base;
};

const buildPagination = (target: ListingTarget, context: PlanContext): PaginationModel => {
  const { page, pages } = target;
  return { page, pages, hrefs: listPageHrefs({ first: firstAddress(target, context), pages }, context) };
};

/** Addresses of a listing's pages, by site and first address: made for each page anew they would cost its square. */
const knownHrefs = new WeakMap<PlanContext, Map<string, readonly string[]>>();

const listPageHrefs = (
  { first, pages }: { readonly first: string; readonly pages: number },
  context: PlanContext,
): readonly string[] => {
  const known = knownHrefs.get(context) ?? new Map<string, readonly string[]>();
  knownHrefs.set(context, known);
  const hrefs =
    known.get(first) ?? Array.from({ length: pages }, (_, index) => hrefOf(pageAddress(first, index + 1), context));
  known.set(first, hrefs);
  return hrefs;
};

/** All posts, then each category that has a page; none where there is no category. */
const buildFilters = ({ pattern, category }: ListingTarget, context: PlanContext): readonly FilterModel[] => {
  if (pattern.collection !== 'blogpost') return [];
  const { lang } = pattern;
  const filters = context.categories.of(lang).flatMap(({ slug, title }): FilterModel[] => {
    const address = findCategoryPage(slug, { lang, context });
    return address === undefined
      ? []
      : [{ label: title, href: hrefOf(address, context), current: slug === category?.slug }];
  });
  const all = context.addresses.listingAddress('blogpost', lang);
  if (filters.length === 0 || all === undefined) return filters;
  const label = context.messages[lang]['listing.all'];
  return [{ label, href: hrefOf(all, context), current: category === undefined }, ...filters];
};

/** Everything that filters depend on, as text. */
export function describeFilters(route: Route & { readonly target: ListingTarget }, context: PlanContext): string {
  return JSON.stringify(buildFilters(route.target, context));
}
