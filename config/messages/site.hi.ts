import type { siteEn } from './site.en.ts';

/** What the pages say, in Hindi. */
export const siteHi: Readonly<Record<keyof typeof siteEn, string>> = {
  'footer.otherLinks': 'अन्य लिंक',
  'footer.links': 'लिंक',
  'page.home': 'मुखपृष्ठ',
  'page.contact': 'संपर्क',
  'page.privacy': 'गोपनीयता नीति',
  'page.terms': 'नियम और शर्तें',
  'page.login': 'लॉग इन',
  'page.notFound': 'पृष्ठ नहीं मिला',
};
