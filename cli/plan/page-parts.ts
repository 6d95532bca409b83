import type { MetaTags } from '../../config/contracts/fields.ts';
import type { PageEntry } from '../../config/contracts/page-entries.ts';
import type { BlockModel, HeadModel, PageContent, SiteModel } from '../../config/page-model.ts';
import type { AddressPattern } from './address-pattern.ts';
import type { PageScope, PlanContext } from './plan-context.ts';

/** What a page is made of, before the head around it. */
export interface PageParts {
  readonly content: PageContent;
  readonly title: string;
  /** Nearest first. */
  readonly metaTags: readonly (MetaTags | undefined)[];
  /** Entry or pattern that says how header and footer stand. */
  readonly entry?: PageEntry | undefined;
  readonly isArticle?: boolean;
  readonly summary?: string | undefined;
  readonly image?: string | undefined;
  readonly structuredData: readonly object[];
}

/** Blocks that every page of a pattern shows, built once, and what they depend on. */
export interface PatternBlocks {
  readonly blocks: readonly BlockModel[];
  readonly inputs: string;
}

/** What all pages of a site are built with. */
export interface SiteParts {
  readonly context: PlanContext;
  readonly sites: Readonly<Record<'en' | 'hi', SiteModel>>;
  readonly feeds: Readonly<Record<'en' | 'hi', HeadModel['feeds']>>;
  readonly patternBlocks: ReadonlyMap<AddressPattern, PatternBlocks>;
  /** What every page depends on beyond the site models. */
  readonly inputs: string;
}

/** The page being built, together with the site. */
export interface PartsScope extends PageScope {
  readonly site: SiteParts;
}

/** Head data of an entry: its page data over its own. */
export function metaTagsOf(entry: PageEntry | undefined): readonly (MetaTags | undefined)[] {
  return [entry?.data?.pageData?.metaTags, entry?.metaTags];
}

/** Raw blocks of an entry, its HTML first where it stands among blocks. */
export function rawBlocksOf(entry: PageEntry | undefined): readonly unknown[] {
  const { html, blocks = [] } = entry?.data?.pageData ?? {};
  return html === undefined ? blocks : [{ type: 'html', html }, ...blocks];
}

/** True when an entry brings content of its own, and not only title and head data. */
export function hasContent(entry: PageEntry | undefined): boolean {
  return rawBlocksOf(entry).length > 0;
}
