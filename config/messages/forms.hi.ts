import type { formsEn } from './forms.en.ts';

/** What forms and notices say, in Hindi. */
export const formsHi: Readonly<Record<keyof typeof formsEn, string>> = {
  'enquiry.title': 'अभी पूछताछ करें',
};
