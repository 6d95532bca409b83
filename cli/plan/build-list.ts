import type { CollectionName } from '../../config/contracts/collections.ts';
import type { CardModel, ListModel } from '../../config/page-model.ts';
import type { RecordFacts } from '../pipeline/stage-types.ts';
import {
  buildCategoryCard,
  buildCourseCard,
  buildDownload,
  buildItemCard,
  buildNewsCard,
  buildPhoto,
  buildPostCard,
  buildProgrammeCard,
  buildTestimonial,
  buildVideo,
} from './build-cards.ts';
import { findCategoryHref } from './category-href.ts';
import type { PageScope } from './plan-context.ts';

/** Records of one collection in the order given, in the way that collection is shown. */
export function buildList(
  { collection, records }: { readonly collection: CollectionName; readonly records: readonly RecordFacts[] },
  scope: PageScope,
): ListModel {
  const { library } = scope.context;
  const shown = <Name extends CollectionName>(name: Name) =>
    records.map((facts) => ({ collection: name, facts, record: library.readBrief(name, facts) }));
  /** Where the html is shown too. */
  const whole = <Name extends CollectionName>(name: Name) =>
    records.map((facts) => ({ collection: name, facts, record: library.read(name, facts) }));
  switch (collection) {
    case 'course':
      return { display: 'courses', items: shown('course').map((one) => buildCourseCard(one, scope)) };
    case 'courseprogram':
      return { display: 'programmes', items: shown('courseprogram').map((one) => buildProgrammeCard(one, scope)) };
    case 'blogpost':
      return { display: 'articles', items: shown('blogpost').map((one) => buildPostCard(one, scope)) };
    case 'news':
      return { display: 'news', items: shown('news').map((one) => buildNewsCard(one, scope)) };
    case 'webberlistitem':
      return buildItemList(whole('webberlistitem').map((one) => buildItemCard(one, scope)));
    case 'testimonial': {
      const items = shown('testimonial').map(({ facts, record }) => buildTestimonial(record, { id: facts.id, scope }));
      return { display: 'testimonials', items };
    }
    case 'download': {
      const items = shown('download').flatMap(
        ({ facts, record }) => buildDownload(record, { id: facts.id, scope }) ?? [],
      );
      return { display: 'downloads', items };
    }
    case 'galleryphoto': {
      const items = shown('galleryphoto').flatMap(
        ({ facts, record }) => buildPhoto(record, { id: facts.id, scope }) ?? [],
      );
      return { display: 'photos', items };
    }
    case 'galleryvideo': {
      const items = shown('galleryvideo').flatMap(
        ({ facts, record }) => buildVideo({ ...withTitle(record), id: facts.id }, scope) ?? [],
      );
      return { display: 'videos', items };
    }
    case 'blogpostcategory': {
      const items = shown('blogpostcategory').map(({ facts, record }) =>
        buildCategoryCard(record, { id: facts.id, href: findCategoryHref(record.slug, scope) }),
      );
      return { display: 'links', items };
    }
    case 'popup': {
      const items = shown('popup').map(({ facts, record }) => ({
        id: facts.id,
        title: record.title ?? facts.id,
        facts: [],
      }));
      return { display: 'links', items };
    }
  }
}

const withTitle = ({ url, title, image }: { url: string; title?: string | undefined; image?: string | undefined }) => ({
  url,
  image,
  ...(title === undefined ? {} : { title }),
});

/** Items that lead somewhere and have no picture are a list of links; all others are people. */
const buildItemList = (items: readonly CardModel[]): ListModel => {
  const areLinks = items.length > 0 && items.every((item) => item.href !== undefined && item.image === undefined);
  return { display: areLinks ? 'links' : 'people', items };
};
