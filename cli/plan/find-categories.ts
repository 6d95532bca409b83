import type { Lang } from '../../config/lang.ts';
import type { Category } from './address-book.ts';
import { readableSlug } from './address-forms.ts';
import type { RecordLibrary } from './record-library.ts';

/** Blog categories by language, and their titles by slug. */
export interface CategoryList {
  of(lang: Lang): readonly Category[];
  titleOf(slug: string, lang: Lang): string;
}

/**
 * Finds the categories of both languages: those of the collection, then those that only posts name. A title that a
 * language lacks is the other one's, else the slug made readable.
 */
export function findCategories(library: RecordLibrary): CategoryList {
  const titles: Record<Lang, Map<string, string>> = { en: readTitles(library, 'en'), hi: readTitles(library, 'hi') };
  const titleOf = (slug: string, lang: Lang): string =>
    titles[lang].get(slug) ?? titles[lang === 'en' ? 'hi' : 'en'].get(slug) ?? readableSlug(slug);
  const list = (lang: Lang): readonly Category[] => {
    const slugs = new Set(titles[lang].keys());
    const named = new Set(library.choose({ collection: 'blogpost', lang }).flatMap(({ category }) => category ?? []));
    for (const slug of [...named].sort()) slugs.add(slug);
    return [...slugs].map((slug) => ({ slug, title: titleOf(slug, lang) }));
  };
  const lists: Record<Lang, readonly Category[]> = { en: list('en'), hi: list('hi') };
  const named = (lang: Lang) => new Map(lists[lang].map(({ slug, title }) => [slug, title]));
  const names: Record<Lang, ReadonlyMap<string, string>> = { en: named('en'), hi: named('hi') };
  return { of: (lang) => lists[lang], titleOf: (slug, lang) => names[lang].get(slug) ?? titleOf(slug, lang) };
}

const readTitles = (library: RecordLibrary, lang: Lang): Map<string, string> => {
  const titles = new Map<string, string>();
  for (const facts of library.choose({ collection: 'blogpostcategory', lang })) {
    const { slug, title } = library.readBrief('blogpostcategory', facts);
    if (!titles.has(slug)) titles.set(slug, title);
  }
  return titles;
};
