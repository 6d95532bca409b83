import type { CollectionRecord } from '../../config/contracts/collections.ts';
import type {
  CardModel,
  DownloadModel,
  FactModel,
  PhotoModel,
  QuestionModel,
  TestimonialModel,
  VideoModel,
} from '../../config/page-model.ts';
import type { RecordFacts } from '../pipeline/stage-types.ts';
import { readableSlug } from './address-forms.ts';
import { formatDate } from './format-date.ts';
import { type Defined, omitUndefined } from './omit-undefined.ts';
import { cleanHtml, hrefOf, type PageScope, readFileLink, readImage, readLink } from './plan-context.ts';
import { readVideoAddress } from './video-address.ts';

/** A record to be shown, with what is known of it without reading it. */
export interface ShownRecord<Name extends 'course' | 'courseprogram' | 'blogpost' | 'news' | 'webberlistitem'> {
  readonly collection: Name;
  readonly facts: RecordFacts;
  readonly record: CollectionRecord<Name>;
}

const ownHref = (
  collection: Parameters<PageScope['context']['addresses']['recordAddress']>[0],
  id: string,
  { context }: PageScope,
) => {
  const address = context.addresses.recordAddress(collection, id);
  return address === undefined ? undefined : hrefOf(address, context);
};

/** Duration, mode, fee and start of a course, those it has. A start that is a date is written as one. */
export function buildCourseFacts(course: CollectionRecord<'course'>, { lang }: PageScope): readonly FactModel[] {
  const startDate = formatDate(course.startDate, lang)?.label ?? course.startDate;
  const facts = { duration: course.duration, mode: course.mode, fee: course.fee, startDate };
  return (['duration', 'mode', 'fee', 'startDate'] as const).flatMap((name) => {
    const value = facts[name];
    return value === undefined ? [] : [{ name, value }];
  });
}

/** Card of a course. */
export function buildCourseCard({ facts, record }: ShownRecord<'course'>, scope: PageScope): CardModel {
  return omitUndefined({
    id: facts.id,
    title: record.title,
    href: ownHref('course', facts.id, scope),
    summary: record.summary,
    image: readImage(record.image, { alt: '', scope }),
    facts: buildCourseFacts(record, scope),
  });
}

/** Card of a programme. */
export function buildProgrammeCard({ facts, record }: ShownRecord<'courseprogram'>, scope: PageScope): CardModel {
  return omitUndefined({
    id: facts.id,
    title: record.title,
    href: ownHref('courseprogram', facts.id, scope),
    summary: record.summary,
    image: readImage(record.image, { alt: '', scope }),
    facts: [],
  });
}

/** Card of a blog post, with its category as badge. */
export function buildPostCard({ facts, record }: ShownRecord<'blogpost'>, scope: PageScope): CardModel {
  const { category } = facts;
  return omitUndefined({
    id: facts.id,
    title: record.title,
    href: ownHref('blogpost', facts.id, scope),
    summary: record.summary,
    image: readImage(record.image, { alt: '', scope }),
    date: formatDate(record.publishedAt, scope.lang),
    badge: category === undefined ? undefined : scope.context.categories.titleOf(category, scope.lang),
    facts: [],
  });
}

/** Card of a piece of news. */
export function buildNewsCard({ facts, record }: ShownRecord<'news'>, scope: PageScope): CardModel {
  return omitUndefined({
    id: facts.id,
    title: record.title,
    href: ownHref('news', facts.id, scope),
    summary: record.summary,
    image: readImage(record.image, { alt: '', scope }),
    date: formatDate(record.publishedAt, scope.lang),
    facts: [],
  });
}

/** Card of an item of a named list: its own page, else the address it names. */
export function buildItemCard({ facts, record }: ShownRecord<'webberlistitem'>, scope: PageScope): CardModel {
  const own = ownHref('webberlistitem', facts.id, scope);
  const link = own === undefined ? readLink(record.url, { label: record.title, scope }) : undefined;
  return omitUndefined({
    id: facts.id,
    title: record.title,
    href: own ?? link?.href,
    newTab: link?.newTab,
    subtitle: record.subtitle,
    image: readImage(record.image, { alt: record.title, scope }),
    facts: [],
    html: cleanHtml(record.html, scope),
  });
}

/** Card of a blog category: leads to its listing. */
export function buildCategoryCard(
  record: CollectionRecord<'blogpostcategory'>,
  { id, href }: { readonly id: string; readonly href: string | undefined },
): CardModel {
  return omitUndefined({ id, title: record.title, href, facts: [] });
}

/** What a student says. */
export function buildTestimonial(
  record: CollectionRecord<'testimonial'>,
  { id, scope }: { readonly id: string; readonly scope: PageScope },
): TestimonialModel {
  const title = record.name;
  return omitUndefined({
    id,
    name: record.name,
    text: record.text,
    image: readImage(record.image, { alt: record.name, scope }),
    course: record.course,
    rank: record.rank,
    video: record.videoUrl === undefined ? undefined : buildVideo({ id, title, url: record.videoUrl }, scope),
  });
}

/** A file to download; undefined when its address may not be emitted. */
export function buildDownload(
  record: CollectionRecord<'download'>,
  { id, scope }: { readonly id: string; readonly scope: PageScope },
): DownloadModel | undefined {
  const link = readFileLink(record.url, { label: record.title, scope });
  const category = record.category === undefined ? undefined : readableSlug(record.category);
  return link && omitUndefined({ id, title: record.title, href: link.href, category, size: record.size });
}

/** A photograph; undefined when its address may not be shown. */
export function buildPhoto(
  record: CollectionRecord<'galleryphoto'>,
  { id, scope }: { readonly id: string; readonly scope: PageScope },
): PhotoModel | undefined {
  const image = readImage(record.image, { alt: record.title ?? '', scope });
  return image && omitUndefined({ id, image, title: record.title, album: record.album });
}

/** A film; undefined, with a warning, when its address may not be emitted. */
export function buildVideo(
  video: { readonly id: string; readonly url: string; readonly title?: string; readonly image?: string | undefined },
  scope: PageScope,
): Defined<VideoModel> | undefined {
  const title = video.title ?? scope.context.messages[scope.lang]['video.untitled'];
  const address = readVideoAddress(video.url);
  const href = address?.href ?? readLink(video.url, { label: title, scope })?.href;
  if (href === undefined) return undefined;
  const image = readImage(video.image, { alt: '', scope });
  return omitUndefined({ id: video.id, title, href, embedHref: address?.embedHref, image });
}

/** A question and its answer. */
export function buildQuestion({ facts, record }: ShownRecord<'webberlistitem'>, scope: PageScope): QuestionModel {
  return { id: facts.id, question: record.title, answerHtml: cleanHtml(record.html, scope) ?? '' };
}
