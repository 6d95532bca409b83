import type { Lang } from '../../config/lang.ts';
import { findCategoryAddress } from './claim-listings.ts';
import { hrefOf, type PageScope, type PlanContext } from './plan-context.ts';

/** Pages of categories already looked for, by site: every post of a category asks for the same one. */
const found = new WeakMap<PlanContext, Map<string, string | undefined>>();

/** Address of a blog category's page in a language, when there is one: its listing, or an entry's own page. */
export function findCategoryPage(
  slug: string,
  { lang, context }: { readonly lang: Lang; readonly context: PlanContext },
): string | undefined {
  const known = found.get(context) ?? new Map<string, string | undefined>();
  found.set(context, known);
  const key = `${lang} ${slug}`;
  if (!known.has(key)) known.set(key, lookUpPage(slug, { lang, context }));
  return known.get(key);
}

const lookUpPage = (
  slug: string,
  { lang, context }: { readonly lang: Lang; readonly context: PlanContext },
): string | undefined => {
  const base = context.blogBases[lang];
  const address = base === undefined ? undefined : findCategoryAddress(base, slug);
  const route = address === undefined ? undefined : context.addresses.find(address);
  return route?.lang === lang ? route.address : undefined;
};

/** The same as links have it. */
export function findCategoryHref(slug: string, { context, lang }: PageScope): string | undefined {
  const address = findCategoryPage(slug, { lang, context });
  return address === undefined ? undefined : hrefOf(address, context);
}
