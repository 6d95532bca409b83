import type { PageEntry } from '../../config/contracts/page-entries.ts';
import type { Route, RouteTarget } from './address-book.ts';
import { findPair } from './build-head.ts';
import { chooseListingRecords, describeFilters } from './build-listing-parts.ts';
import { composeHome } from './compose-home.ts';
import { describeBlocks, describeOwnPictures, describeRecord, digest } from './describe-inputs.ts';
import { hasContent, type SiteParts } from './page-parts.ts';
import { findParents, routeLabel } from './route-titles.ts';

const entryDigests = new WeakMap<PageEntry, string>();

/** Digest of an entry; made once for each. */
function digestEntry(entry: PageEntry | undefined): string {
  if (!entry) return '';
  const known = entryDigests.get(entry) ?? digest(entry);
  entryDigests.set(entry, known);
  return known;
}

/** Everything a page's model depends on beyond site models and configuration, as text: equal text, equal model. */
export function describePage(route: Route, site: SiteParts): string {
  const { context } = site;
  const pair = findPair(route.address, context.addresses);
  const way = findParents(route, context).map((parent) => `${parent.address} ${describeLabel(parent, site)}`);
  return [
    site.inputs,
    route.lang,
    route.target.kind,
    route.address,
    pair ? `${pair.en} ${pair.hi}` : '',
    way.join('\n'),
    describeTarget(route, site),
  ].join('\n');
}

/** What the label of a page depends on; a record is not read for it. */
const describeLabel = (route: Route, { context }: SiteParts): string =>
  route.target.kind === 'record' ? route.target.facts.digest : routeLabel(route, context);

const describeTarget = (route: Route, site: SiteParts): string => {
  const { target } = route;
  switch (target.kind) {
    case 'entry':
      return describeContent({ route, entry: target.entry, blocks: rawBlocks(target.entry) }, site);
    case 'fixed': {
      const isComposed = target.fixed === 'home' && !hasContent(target.entry);
      const blocks = isComposed ? composeHome(route.lang, site.context) : rawBlocks(target.entry);
      return `${target.fixed}\n${describeContent({ route, entry: target.entry, blocks }, site)}`;
    }
    case 'record':
      return describeRecordPage(target, site);
    case 'listing': {
      const { context } = site;
      const { collection, lang } = target.pattern;
      const records = chooseListingRecords(target, context).map((facts) =>
        describeRecord({ collection, facts }, { lang, context }),
      );
      const filters = describeFilters({ ...route, target }, context);
      const title = routeLabel(route, context);
      return [title, target.page, target.pages, digestEntry(target.entry), filters, ...records].join('\n');
    }
  }
};

const rawBlocks = (entry: PageEntry | undefined): readonly unknown[] => entry?.data?.pageData?.blocks ?? [];

const describeContent = (
  { route, entry, blocks }: { route: Route; entry: PageEntry | undefined; blocks: readonly unknown[] },
  { context }: SiteParts,
): string => {
  const pictures = describeOwnPictures(entry?.data?.pageData, context);
  return `${digestEntry(entry)}${pictures}\n${describeBlocks(blocks, { lang: route.lang, context })}`;
};

const describeRecordPage = (
  { pattern, facts }: Extract<RouteTarget, { kind: 'record' }>,
  { context, patternBlocks }: SiteParts,
): string => {
  const { collection, entry, lang } = pattern;
  const parts = [
    digestEntry(entry),
    patternBlocks.get(pattern)?.inputs ?? '',
    describeRecord({ collection, facts }, { lang, context }),
  ];
  if (collection === 'course' && facts.program !== undefined) {
    const program = context.library.find('courseprogram', facts.program);
    if (program) parts.push(describeRecord({ collection: 'courseprogram', facts: program }, { lang, context }));
  }
  if (collection === 'courseprogram') {
    const courses = context.library.choose({ collection: 'course', lang, program: facts.id });
    parts.push(...courses.map((course) => describeRecord({ collection: 'course', facts: course }, { lang, context })));
  }
  return parts.join('\n');
};
