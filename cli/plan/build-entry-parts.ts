import type { PageEntry } from '../../config/contracts/page-entries.ts';
import type { PageContent } from '../../config/page-model.ts';
import type { FixedPage, Route } from './address-book.ts';
import { buildBlocks } from './build-blocks.ts';
import { composeHome } from './compose-home.ts';
import { hasContent, metaTagsOf, type PageParts, type PartsScope } from './page-parts.ts';
import { cleanHtml } from './plan-context.ts';
import { routeLabel } from './route-titles.ts';
import { describeOrganization } from './structured-data.ts';

/** Page of an entry, or one that every site has and an entry may supply. */
export function buildEntryParts(
  { route, entry, fixed }: { readonly route: Route; readonly entry?: PageEntry; readonly fixed?: FixedPage },
  scope: PartsScope,
): PageParts {
  const site = scope.site.sites[scope.lang];
  const label = routeLabel(route, scope.context);
  const isNamedByEntry = fixed === undefined || fixed === 'home';
  const isInstitute = fixed === 'home' || fixed === 'contact';
  return {
    content: buildContent({ heading: label, entry, fixed }, scope),
    title: entry?.title ?? (isNamedByEntry ? site.title : label),
    metaTags: metaTagsOf(entry),
    entry,
    structuredData: isInstitute ? [describeOrganization(site)] : [],
  };
}

interface EntryContent {
  readonly heading: string;
  readonly entry: PageEntry | undefined;
  readonly fixed: FixedPage | undefined;
}

const buildContent = ({ heading, entry, fixed }: EntryContent, scope: PartsScope): PageContent => {
  const { html: raw, blocks: rawBlocks = [] } = entry?.data?.pageData ?? {};
  const html = cleanHtml(raw, scope);
  const blocks = buildBlocks(rawBlocks, scope);
  const own = { ...(html === undefined ? {} : { html }), blocks };
  switch (fixed) {
    case 'home': {
      const title = entry?.title ?? scope.site.sites[scope.lang].title;
      if (hasContent(entry)) return { kind: 'home', heading: title, ...own };
      return { kind: 'home', heading: title, blocks: buildBlocks(composeHome(scope.lang, scope.context), scope) };
    }
    case 'login':
      return { kind: 'login', heading, ...own };
    case 'contact':
    case 'privacy':
    case 'terms':
      return hasContent(entry) ? { kind: 'blocks', heading, ...own } : { kind: fixed, heading };
    case 'notFound':
      return { kind: 'notFound', heading };
    case undefined:
      return { kind: 'blocks', heading, ...own };
  }
};
