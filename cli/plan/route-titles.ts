import { formatMessage } from '../../config/messages/format-message.ts';
import type { LinkModel } from '../../config/page-model.ts';
import type { RecordFacts } from '../pipeline/stage-types.ts';
import type { ListingTarget, Route } from './address-book.ts';
import { notFoundAddress, readableSlug } from './address-forms.ts';
import { type AddressPattern, fillTitle } from './address-pattern.ts';
import { fixedTitles, homeAddress } from './fixed-pages.ts';
import { hrefOf, type PlanContext } from './plan-context.ts';
import type { RecordRef } from './record-library.ts';

/** Title or name of a record; its collection's title where it has neither. */
export function readRecordTitle({ collection, facts }: RecordRef, context: PlanContext): string {
  const record = context.library.readBrief(collection, facts);
  const named = collection === 'testimonial' && 'name' in record ? record.name : record.title;
  return typeof named === 'string' ? named : context.messages[facts.lang][`listing.${collection}`];
}

/**
 * Title of a pattern's listing: the pattern's own when it names no field, else the collection's. Items of lists have
 * no word in common, so there the address says it.
 */
export function listingTitle(pattern: AddressPattern, context: PlanContext): string {
  const { collection, base, lang, entry, titleParams } = pattern;
  if (entry.title !== undefined && titleParams.length === 0) return entry.title;
  if (collection === 'webberlistitem') return readableSlug(base.split('/').at(-1) ?? '');
  return context.messages[lang][`listing.${collection}`];
}

/** Title of one page of a listing: that of its entry or category, else the collection's, with the page's number. */
export function listingPageTitle(
  { pattern, category, entry, page }: ListingTarget,
  context: PlanContext,
): { readonly heading: string; readonly title: string } {
  const heading = category?.title ?? entry?.title ?? listingTitle(pattern, context);
  const pageTitle = context.messages[pattern.lang]['listing.pageTitle'];
  return { heading, title: page === 1 ? heading : formatMessage(pageTitle, { title: heading, page }) };
}

/** Label of a page where others lead to it. */
export function routeLabel({ address, lang, target }: Route, context: PlanContext): string {
  switch (target.kind) {
    case 'entry':
      return target.entry.title ?? readableSlug(address.split('/').at(-1) ?? '');
    case 'fixed':
      return (
        (target.fixed === 'home' ? undefined : target.entry?.title) ?? context.messages[lang][fixedTitles[target.fixed]]
      );
    case 'record':
      return readRecordTitle({ collection: target.pattern.collection, facts: target.facts }, context);
    case 'listing':
      return listingPageTitle(target, context).title;
  }
}

/** Title of a record's page: the pattern's, filled, else the record's own. */
export function recordPageTitle(
  { pattern, facts }: { readonly pattern: AddressPattern; readonly facts: RecordFacts },
  context: PlanContext,
): string {
  return fillTitle(pattern, facts.params) ?? readRecordTitle({ collection: pattern.collection, facts }, context);
}

/** Parents by the folder of an address: all pages of a collection have the same. */
const knownParents = new WeakMap<PlanContext, Map<string, readonly Route[]>>();

/** Pages on the way from home to a page, by its address; without both. */
export function findParents({ address }: Route, context: PlanContext): readonly Route[] {
  const known = knownParents.get(context) ?? new Map<string, readonly Route[]>();
  knownParents.set(context, known);
  const folder = address.slice(0, address.lastIndexOf('/'));
  const parents = known.get(folder) ?? findFolderPages(folder, context);
  known.set(folder, parents);
  return parents;
}

const findFolderPages = (folder: string, { addresses }: PlanContext): readonly Route[] => {
  const segments = folder.split('/').slice(1);
  return segments.flatMap((_, index) => {
    const parent = addresses.find(`/${segments.slice(0, index + 1).join('/')}`);
    const isHome = parent?.target.kind === 'fixed' && parent.target.fixed === 'home';
    return parent && !isHome ? [parent] : [];
  });
};

/** The way from home to a page, which is last; nothing on home and where there is no page. */
export function buildBreadcrumbs(route: Route, context: PlanContext): readonly LinkModel[] {
  const { address, lang, target } = route;
  if (address === notFoundAddress || (target.kind === 'fixed' && target.fixed === 'home')) return [];
  const home = { label: context.messages[lang]['page.home'], href: hrefOf(homeAddress[lang], context) };
  const rest = [...findParents(route, context), route];
  return [home, ...rest.map((one) => ({ label: routeLabel(one, context), href: hrefOf(one.address, context) }))];
}
