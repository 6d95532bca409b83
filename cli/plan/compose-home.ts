import type { CollectionName } from '../../config/contracts/collections.ts';
import type { Lang } from '../../config/lang.ts';
import { findFixedAddress } from './fixed-pages.ts';
import { hrefOf, type PlanContext } from './plan-context.ts';

/** Records a section of a composed home page shows at most. */
const sectionLimit = 6;

/**
 * Blocks of a home page for which the CMS supplies none: a hero, then a section for each collection that was fetched
 * and has records in the page's language, then enquiry and a last word.
 */
export function composeHome(lang: Lang, context: PlanContext): readonly unknown[] {
  const { website } = context.source.settings;
  const messages = context.messages[lang];
  const contact = { url: hrefOf(findFixedAddress('contact', lang), context), label: messages['action.contact'] };
  const section = (collection: CollectionName, list?: string): readonly unknown[] => {
    if (context.library.choose({ collection, lang, list }).length === 0) return [];
    const title = list === 'toppers' ? messages['home.toppers'] : messages[`listing.${collection}`];
    return [{ type: 'collection', collection, list, title, limit: sectionLimit }];
  };
  const hasQuestions = context.library.choose({ collection: 'webberlistitem', lang, list: 'faq' }).length > 0;
  const subtitle = website.metaTags?.ogDescription ?? website.metaTags?.description;
  return [
    { type: 'hero', title: website.title ?? context.config.site.name, subtitle, ...contact },
    ...section('courseprogram'),
    ...section('course'),
    ...section('webberlistitem', 'toppers'),
    ...section('testimonial'),
    ...section('blogpost'),
    ...section('news'),
    ...(hasQuestions ? [{ type: 'faq', list: 'faq', title: messages['home.faq'] }] : []),
    ...section('galleryphoto'),
    { type: 'enquiry' },
    { type: 'cta', title: messages['home.ctaTitle'], text: messages['home.ctaText'], ...contact },
  ];
}
