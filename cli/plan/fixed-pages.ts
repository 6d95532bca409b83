import { type Lang, langs } from '../../config/lang.ts';
import type { MessageKey } from '../../config/messages/catalogue.ts';
import type { FixedPage } from './address-book.ts';

/** Where the pages stand that every site has (specification, section 2). */
export const fixedPages: readonly { readonly address: string; readonly fixed: FixedPage; readonly lang: Lang }[] = [
  { address: '/', fixed: 'home', lang: 'en' },
  { address: '/hindi', fixed: 'home', lang: 'hi' },
  { address: '/contact', fixed: 'contact', lang: 'en' },
  { address: '/privacy-policy', fixed: 'privacy', lang: 'en' },
  { address: '/hindi/privacy-policy', fixed: 'privacy', lang: 'hi' },
  { address: '/terms-conditions', fixed: 'terms', lang: 'en' },
  { address: '/hindi/terms-conditions', fixed: 'terms', lang: 'hi' },
  { address: '/login', fixed: 'login', lang: 'en' },
];

/** Address of a language's home page. */
export const homeAddress: Readonly<Record<Lang, string>> = { en: '/', hi: '/hindi' };

/** Where a fixed page's own title stands in the catalogue. */
export const fixedTitles: Readonly<Record<FixedPage, MessageKey>> = {
  home: 'page.home',
  contact: 'page.contact',
  privacy: 'page.privacy',
  terms: 'page.terms',
  login: 'page.login',
  notFound: 'page.notFound',
};

/** Address of a fixed page as pages of a language link to it; English where there is none of that language. */
export function findFixedAddress(fixed: FixedPage, lang: Lang): string {
  const wanted = [lang, ...langs].flatMap((one) =>
    fixedPages.filter((page) => page.fixed === fixed && page.lang === one),
  );
  return wanted[0]?.address ?? '/';
}
