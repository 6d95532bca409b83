import type { HeadModel, LayoutModel, PageModel } from '../../config/page-model.ts';
import { headerTypes } from '../../config/page-model.ts';
import type { Warning } from '../log/warnings.ts';
import type { PlannedPage } from '../pipeline/stage-types.ts';
import type { Route } from './address-book.ts';
import { outputPathOf } from './address-forms.ts';
import { buildEntryParts } from './build-entry-parts.ts';
import { buildHead, isListed } from './build-head.ts';
import { buildListingParts } from './build-listing-parts.ts';
import { buildRecordParts } from './build-record-parts.ts';
import { describePage } from './describe-page.ts';
import type { PageParts, PartsScope, SiteParts } from './page-parts.ts';
import { hrefOf } from './plan-context.ts';
import { buildBreadcrumbs } from './route-titles.ts';
import { describeBreadcrumbs, describeQuestions } from './structured-data.ts';

/** A page to be: small, its model built only when asked for. */
export function planPage(route: Route, site: SiteParts): PlannedPage {
  const { context } = site;
  return {
    address: route.address,
    outputPath: outputPathOf(route.address, context.config.trailingSlash),
    lang: route.lang,
    listed: isListed(route.address),
    inputs: describePage(route, site),
    buildModel: () => {
      const warnings: Warning[] = [];
      const warn = (warning: Warning) => warnings.push(warning);
      const scope: PartsScope = { context, site, lang: route.lang, where: route.address, warn };
      return { model: buildPage(route, scope), warnings };
    },
  };
}

const buildPage = (route: Route, scope: PartsScope): PageModel => {
  const { context, site, lang } = scope;
  const parts = buildParts(route, scope);
  const breadcrumbs = buildBreadcrumbs(route, context);
  return {
    href: hrefOf(route.address, context),
    lang,
    head: buildPageHead(route, { parts, breadcrumbs, feeds: site.feeds[lang], scope }),
    layout: buildLayout(parts),
    breadcrumbs,
    content: parts.content,
  };
};

const buildParts = (route: Route, scope: PartsScope): PageParts => {
  const { target } = route;
  switch (target.kind) {
    case 'entry':
    case 'fixed':
      return buildEntryParts({ ...target, route }, scope);
    case 'record':
      return buildRecordParts({ ...route, target }, scope);
    case 'listing':
      return buildListingParts(target, scope);
  }
};

interface HeadInput {
  readonly parts: PageParts;
  readonly breadcrumbs: PageModel['breadcrumbs'];
  readonly feeds: HeadModel['feeds'];
  readonly scope: PartsScope;
}

const buildPageHead = ({ address, lang }: Route, { parts, breadcrumbs, feeds, scope }: HeadInput): HeadModel => {
  const { context } = scope;
  const { content, title, metaTags, summary, image, isArticle = false } = parts;
  const questions = 'blocks' in content ? describeQuestions(content.blocks) : undefined;
  const structuredData = [
    ...parts.structuredData,
    ...(breadcrumbs.length > 1 ? [describeBreadcrumbs(breadcrumbs, context.config.site.origin)] : []),
    ...(questions ? [questions] : []),
  ];
  return buildHead({ address, lang, title, metaTags, isArticle, summary, image, structuredData }, { context, feeds });
};

const buildLayout = ({ entry }: PageParts): LayoutModel => {
  const { hideHeader = false, hideFooter = false, headerType } = entry?.data?.pageData?.customParams ?? {};
  return { hideHeader, hideFooter, headerType: headerTypes.find((type) => type === headerType) ?? 'default' };
};
