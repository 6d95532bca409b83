import type { CollectionRecord } from '../../config/contracts/collections.ts';
import { metaTags } from '../../config/contracts/fields.ts';
import type { LinkModel, PageContent } from '../../config/page-model.ts';
import type { RecordFacts } from '../pipeline/stage-types.ts';
import type { Route, RouteTarget } from './address-book.ts';
import { buildCourseCard, buildCourseFacts } from './build-cards.ts';
import { buildRecordContent } from './build-record-content.ts';
import { findCategoryHref } from './category-href.ts';
import { formatDate } from './format-date.ts';
import { omitUndefined } from './omit-undefined.ts';
import { metaTagsOf, type PageParts, type PartsScope } from './page-parts.ts';
import { absoluteHref, cleanHtml, hrefOf, readImage } from './plan-context.ts';
import { readRecordTitle, recordPageTitle, routeLabel } from './route-titles.ts';
import { describeArticle, describeCourse } from './structured-data.ts';

export type RecordRoute = Route & { readonly target: Extract<RouteTarget, { kind: 'record' }> };

interface Detail {
  readonly content: PageContent;
  readonly isArticle?: boolean;
  readonly structuredData?: readonly object[];
}

/** Page of one record behind a pattern. */
export function buildRecordParts(route: RecordRoute, scope: PartsScope): PageParts {
  const { pattern, facts } = route.target;
  const record: Readonly<Record<string, unknown>> = scope.context.library.read(pattern.collection, facts);
  const text = (name: string) => (typeof record[name] === 'string' ? record[name] : undefined);
  return {
    title: recordPageTitle(route.target, scope.context),
    metaTags: [...metaTagsOf(pattern.entry), metaTags.parse(record.metaTags)],
    entry: pattern.entry,
    summary: text('summary') ?? text('subtitle'),
    image: text('image'),
    structuredData: [],
    ...buildDetail(route, scope),
  };
}

const buildDetail = (route: RecordRoute, scope: PartsScope): Detail => {
  const { pattern, facts } = route.target;
  const { library } = scope.context;
  switch (pattern.collection) {
    case 'blogpost':
      return buildArticle({ route, record: library.read('blogpost', facts), type: 'BlogPosting' }, scope);
    case 'news':
      return buildArticle({ route, record: library.read('news', facts), type: 'NewsArticle' }, scope);
    case 'course':
      return buildCourse({ route, record: library.read('course', facts) }, scope);
    case 'courseprogram':
      return { content: buildProgramme({ route, record: library.read('courseprogram', facts) }, scope) };
    default:
      return {
        content: buildRecordContent({ collection: pattern.collection, facts, blocks: blocksOf(route, scope) }, scope),
      };
  }
};

const blocksOf = ({ target }: RecordRoute, { site }: PartsScope) =>
  site.patternBlocks.get(target.pattern)?.blocks ?? [];

type ArticleRecord = { readonly route: RecordRoute } & (
  | { readonly type: 'BlogPosting'; readonly record: CollectionRecord<'blogpost'> }
  | { readonly type: 'NewsArticle'; readonly record: CollectionRecord<'news'> }
);

const buildArticle = (article: ArticleRecord, scope: PartsScope): Detail => {
  const { route, record, type } = article;
  const { facts, pattern } = route.target;
  const { context, lang } = scope;
  const image = readImage(record.image, { alt: '', scope });
  const author = type === 'BlogPosting' ? article.record.author : undefined;
  const content: PageContent = omitUndefined({
    kind: 'article' as const,
    heading: record.title,
    summary: record.summary,
    image,
    html: cleanHtml(record.html, scope),
    author,
    date: formatDate(record.publishedAt, lang),
    category: type === 'BlogPosting' ? buildCategory(facts, scope) : undefined,
    listing: buildListingLink(route, scope),
    blocks: blocksOf(route, scope),
  });
  const { title, summary, publishedAt } = record;
  const url = absoluteHref(route.address, context);
  const described = { type, title, summary, url, image, author, publishedAt };
  const site = scope.site.sites[pattern.lang];
  return { content, isArticle: true, structuredData: [describeArticle(described, { site, lang })] };
};

const buildCategory = ({ category }: RecordFacts, scope: PartsScope) => {
  if (category === undefined) return undefined;
  const label = scope.context.categories.titleOf(category, scope.lang);
  return omitUndefined({ label, href: findCategoryHref(category, scope) });
};

/** The page at the pattern's base: its listing, or what an entry put there instead. */
const buildListingLink = ({ target: { pattern } }: RecordRoute, { context }: PartsScope): LinkModel | undefined => {
  const route = pattern.base === '/' ? undefined : context.addresses.find(pattern.base);
  const isHome = route?.target.kind === 'fixed';
  return route && !isHome ? { label: routeLabel(route, context), href: hrefOf(route.address, context) } : undefined;
};

const buildCourse = (
  { route, record }: { readonly route: RecordRoute; readonly record: CollectionRecord<'course'> },
  scope: PartsScope,
): Detail => {
  const { lang, context } = scope;
  const image = readImage(record.image, { alt: '', scope });
  const { title, summary } = record;
  const content: PageContent = omitUndefined({
    kind: 'course' as const,
    heading: title,
    summary,
    image,
    html: cleanHtml(record.html, scope),
    facts: buildCourseFacts(record, scope),
    program: buildProgramLink(route.target.facts, scope),
    blocks: blocksOf(route, scope),
  });
  const described = { title, summary, image, url: absoluteHref(route.address, context) };
  return { content, structuredData: [describeCourse(described, { site: scope.site.sites[lang], lang })] };
};

const buildProgramLink = ({ program }: RecordFacts, { context }: PartsScope) => {
  const facts = program === undefined ? undefined : context.library.find('courseprogram', program);
  if (!facts) return undefined;
  const address = context.addresses.recordAddress('courseprogram', facts.id);
  const label = readRecordTitle({ collection: 'courseprogram', facts }, context);
  return omitUndefined({ label, href: address === undefined ? undefined : hrefOf(address, context) });
};

const buildProgramme = (
  { route, record }: { readonly route: RecordRoute; readonly record: CollectionRecord<'courseprogram'> },
  scope: PartsScope,
): PageContent => {
  const { library } = scope.context;
  const courses = library.choose({ collection: 'course', lang: scope.lang, program: route.target.facts.id });
  return omitUndefined({
    kind: 'programme' as const,
    heading: record.title,
    summary: record.summary,
    image: readImage(record.image, { alt: '', scope }),
    html: cleanHtml(record.html, scope),
    courses: courses.map((facts) =>
      buildCourseCard({ collection: 'course', facts, record: library.readBrief('course', facts) }, scope),
    ),
    blocks: blocksOf(route, scope),
  });
};
