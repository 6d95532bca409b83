import { limits } from '../../config/limits.ts';
import type { SiteModel } from '../../config/page-model.ts';
import type { FeedModel, PlannedFeed, RecordFacts } from '../pipeline/stage-types.ts';
import type { AddressPattern } from './address-pattern.ts';
import { describeRecord, digest } from './describe-inputs.ts';
import { homeAddress } from './fixed-pages.ts';
import { readInstant } from './format-date.ts';
import { omitUndefined } from './omit-undefined.ts';
import { absoluteHref, type PlanContext } from './plan-context.ts';
import { listingTitle } from './route-titles.ts';

/** A feed and how pages point to it. */
export interface FeedPlan {
  readonly feed: PlannedFeed;
  readonly title: string;
  readonly href: string;
}

interface DatedRecord {
  readonly facts: RecordFacts;
  readonly address: string;
  readonly instant: number;
}

/**
 * Feeds of blog and news, one per language, below the listing of the first pattern of each: the newest records that
 * have a page and a date.
 */
export function planFeeds(
  patterns: readonly AddressPattern[],
  { context, sites }: { readonly context: PlanContext; readonly sites: Readonly<Record<'en' | 'hi', SiteModel>> },
): readonly FeedPlan[] {
  const seen = new Set<string>();
  return patterns.flatMap((pattern): FeedPlan[] => {
    const { collection, lang, base } = pattern;
    if (collection !== 'blogpost' && collection !== 'news') return [];
    const outputPath = `${base === '/' ? '' : `${base.slice(1)}/`}feed.xml`;
    if (seen.has(`${collection} ${lang}`) || seen.has(outputPath)) return [];
    seen.add(`${collection} ${lang}`).add(outputPath);
    const title = `${sites[lang].title} – ${listingTitle(pattern, context)}`;
    const href = `${context.config.site.origin}/${outputPath.split('/').map(encodeURIComponent).join('/')}`;
    const records = chooseNewest(collection, { pattern, context });
    const home = context.addresses.listingAddress(collection, lang) ?? homeAddress[lang];
    const inputs = [
      title,
      href,
      home,
      ...records.map(({ facts }) => describeRecord({ collection, facts }, { lang, context })),
    ];
    const build = (): FeedModel => ({
      title,
      selfHref: href,
      homeHref: absoluteHref(home, context),
      lang,
      updated: new Date(records[0]?.instant ?? 0).toISOString(),
      author: context.config.site.name,
      entries: records.map(({ facts, address, instant }) => {
        const record = context.library.readBrief(collection, facts);
        const updated = new Date(instant).toISOString();
        return omitUndefined({
          title: record.title,
          href: absoluteHref(address, context),
          updated,
          summary: record.summary,
        });
      }),
    });
    return [{ feed: { outputPath, lang, inputs: digest(inputs), build }, title, href }];
  });
}

const chooseNewest = (
  collection: 'blogpost' | 'news',
  { pattern, context }: { readonly pattern: AddressPattern; readonly context: PlanContext },
): readonly DatedRecord[] =>
  context.library
    .choose({ collection, lang: pattern.lang })
    .flatMap((facts): DatedRecord[] => {
      const address = context.addresses.recordAddress(collection, facts.id);
      const instant = facts.publishedAt === undefined ? undefined : readInstant(facts.publishedAt);
      return address === undefined || instant === undefined ? [] : [{ facts, address, instant }];
    })
    .sort((one, other) => other.instant - one.instant)
    .slice(0, limits.feedEntries);
