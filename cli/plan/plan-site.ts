import { type Lang, langs } from '../../config/lang.ts';
import { messagesFor } from '../../config/messages/catalogue.ts';
import type { SiteConfig } from '../../config/site-config.ts';
import type { Warning } from '../log/warnings.ts';
import type { Pictures } from '../pipeline/picture-types.ts';
import type { PlannedPage, SitemapEntry, SitePlan, SiteSource } from '../pipeline/stage-types.ts';
import type { AddressPattern } from './address-pattern.ts';
import { allowScripts } from './allow-scripts.ts';
import { buildBlocks } from './build-blocks.ts';
import { buildAlternates, isListed } from './build-head.ts';
import { buildSiteModels } from './build-site-model.ts';
import { claimAddresses } from './claim-addresses.ts';
import { describeBlocks, digest } from './describe-inputs.ts';
import { findCategories } from './find-categories.ts';
import { type PatternBlocks, rawBlocksOf, type SiteParts } from './page-parts.ts';
import { absoluteHref, type PageScope, type PlanContext } from './plan-context.ts';
import { type FeedPlan, planFeeds } from './plan-feeds.ts';
import { planPage } from './plan-page.ts';
import { RecordLibrary } from './record-library.ts';

/** What a plan needs to know beside the content. */
export interface PlanOptions {
  /** Types of block the operator's theme brings. */
  readonly customBlocks: ReadonlySet<string>;
  readonly pictures: Pictures;
}

/**
 * Plans the whole site: which pages there are, at which addresses, and what each shows. Pure but for reading records
 * that a page shows; everything left out is named in a warning.
 */
export function planSite(source: SiteSource, config: SiteConfig, { customBlocks, pictures }: PlanOptions): SitePlan {
  const warnings: Warning[] = [];
  const warn = (warning: Warning): void => {
    warnings.push(warning);
  };
  const library = new RecordLibrary(source.collections);
  const categories = findCategories(library);
  const { addresses, patterns } = claimAddresses({ source, config, library, categories, warn });
  const context: PlanContext = {
    config,
    source,
    messages: { en: messagesFor('en', config.messages.en), hi: messagesFor('hi', config.messages.hi) },
    customBlocks,
    pictures,
    library,
    categories,
    addresses,
    urls: { origin: config.site.origin, apiHost: config.api.host, trailingSlash: config.trailingSlash },
    blogBases: findBlogBases(patterns),
  };
  const sites = buildSiteModels(context, warn);
  const feeds = planFeeds(patterns, { context, sites });
  const scripts = allowScripts(source.settings.website.script, { config, warn });
  const patternBlocks = new Map(
    patterns.map((pattern) => [pattern, buildPatternBlocks(pattern, { context, warn })] as const),
  );
  const site: SiteParts = {
    context,
    sites,
    feeds: { en: describeFeeds(feeds, 'en'), hi: describeFeeds(feeds, 'hi') },
    patternBlocks,
    inputs: describeSite(context, feeds),
  };
  return {
    sites,
    pages: () => planPages(site),
    pageCount: addresses.size,
    feeds: feeds.map(({ feed }) => feed),
    sitemap: () => listSitemap(context),
    scripts,
    listCounts: countLists(source),
    warnings,
  };
}

function* planPages(site: SiteParts): Iterable<PlannedPage> {
  for (const route of site.context.addresses.routes()) yield planPage(route, site);
}

function* listSitemap(context: PlanContext): Iterable<SitemapEntry> {
  for (const { address } of context.addresses.routes()) {
    if (!isListed(address)) continue;
    yield { href: absoluteHref(address, context), alternates: buildAlternates(address, context) };
  }
}

const findBlogBases = (patterns: readonly AddressPattern[]): PlanContext['blogBases'] =>
  Object.fromEntries(
    langs.flatMap((lang) => {
      const found = patterns.find((one) => one.collection === 'blogpost' && one.lang === lang && one.base !== '/');
      return found ? [[lang, found.base]] : [];
    }),
  );

/** Built here and not page by page, so that a fault in them is told once and not for every record. */
const buildPatternBlocks = (
  pattern: AddressPattern,
  { context, warn }: Pick<PageScope, 'context' | 'warn'>,
): PatternBlocks => {
  const raw = rawBlocksOf(pattern.entry);
  const scope: PageScope = { context, warn, lang: pattern.lang, where: pattern.entry.url };
  return { blocks: buildBlocks(raw, scope), inputs: describeBlocks(raw, scope) };
};

const describeFeeds = (feeds: readonly FeedPlan[], lang: Lang) =>
  feeds.filter(({ feed }) => feed.lang === lang).map(({ title, href }) => ({ title, href }));

const describeSite = ({ source, customBlocks }: PlanContext, feeds: readonly FeedPlan[]): string => {
  const { metaTags, favicon, title } = source.settings.website;
  return digest([metaTags, favicon, title, [...customBlocks].sort(), feeds.map(({ href, title }) => [href, title])]);
};

const countLists = ({ collections, entries }: SiteSource): Readonly<Record<string, number>> => {
  const counts = Object.entries(collections).map(([name, list]) => [name, list?.facts.length ?? 0] as const);
  counts.sort(([one], [other]) => (one < other ? -1 : 1));
  return { ...Object.fromEntries(counts), 'dynamic-page-uri': entries.length };
};
