import type { MetaTags } from '../../config/contracts/fields.ts';
import type { Lang } from '../../config/lang.ts';
import type { HeadModel } from '../../config/page-model.ts';
import type { AddressBook } from './address-book.ts';
import { notFoundAddress } from './address-forms.ts';
import { checkPictureUrl } from './check-url.ts';
import { omitUndefined } from './omit-undefined.ts';
import { absoluteHref, type PlanContext } from './plan-context.ts';

/** What a page says of itself, for its head. */
export interface HeadFacts {
  readonly address: string;
  readonly lang: Lang;
  readonly title: string;
  /** Nearest first: of the page's data, the entry, the record; the website's come last. */
  readonly metaTags: readonly (MetaTags | undefined)[];
  readonly isArticle: boolean;
  readonly summary?: string | undefined;
  /** The record's own picture, as the CMS sent it. */
  readonly image?: string | undefined;
  readonly structuredData: readonly object[];
}

/** A page in the other language. Absolute addresses. */
export type Alternate = HeadModel['alternates'][number];

/** True for pages that search engines list (contract, section 4). */
export function isListed(address: string): boolean {
  return address !== '/login' && address !== notFoundAddress;
}

/** The page's address and that of its other language, when both exist: `/x` with `/hindi/x`, `/` with `/hindi`. */
export function findPair(
  address: string,
  addresses: AddressBook,
): { readonly en: string; readonly hi: string } | undefined {
  const english = /^\/hindi(?:\/|$)/i.test(address) ? address.slice('/hindi'.length) || '/' : address;
  const en = addresses.find(english);
  const hi = addresses.find(english === '/' ? '/hindi' : `/hindi${english}`);
  if (en?.lang !== 'en' || hi?.lang !== 'hi' || !isListed(en.address)) return undefined;
  return { en: en.address, hi: hi.address };
}

/** Both languages of a page for its head and the sitemap; nothing when it stands alone. */
export function buildAlternates(address: string, context: PlanContext): readonly Alternate[] {
  const pair = findPair(address, context.addresses);
  if (!pair) return [];
  const [en, hi] = [absoluteHref(pair.en, context), absoluteHref(pair.hi, context)];
  return [
    { hreflang: 'en', href: en },
    { hreflang: 'hi', href: hi },
    { hreflang: 'x-default', href: en },
  ];
}

/** Everything of a page's head (specification, section 2, "Page head"; contract, section 4, "metaTags"). */
export function buildHead(
  facts: HeadFacts,
  { context, feeds }: { readonly context: PlanContext; readonly feeds: HeadModel['feeds'] },
): HeadModel {
  const { website } = context.source.settings;
  const levels = [...facts.metaTags, website.metaTags];
  const pick = (name: keyof MetaTags) => levels.map((level) => level?.[name]).find((value) => value !== undefined);
  const ogDescription = pick('ogDescription');
  const description = pick('description') ?? ogDescription ?? facts.summary;
  const ogImage = pick('ogImage') ?? facts.image;
  const indexing = isListed(facts.address)
    ? 'index, follow, max-snippet:-1, max-image-preview:large'
    : 'noindex, follow, max-snippet:-1';
  return omitUndefined({
    title: facts.title,
    ogTitle: pick('ogTitle') ?? facts.title,
    ogType: facts.isArticle ? ('article' as const) : ('website' as const),
    keywords: pick('keywords'),
    description,
    ogDescription: ogDescription ?? description,
    ogImage: ogImage === undefined ? undefined : checkPictureUrl(ogImage, context.urls),
    robots: indexing,
    canonical: absoluteHref(facts.address, context),
    alternates: buildAlternates(facts.address, context),
    favicon: website.favicon === undefined ? undefined : checkPictureUrl(website.favicon, context.urls),
    feeds,
    structuredData: facts.structuredData,
  });
}
