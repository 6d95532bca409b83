import { authHi } from './auth.hi.ts';
import { enquiryHi } from './enquiry.hi.ts';
import type { formsEn } from './forms.en.ts';
import { productHi } from './product.hi.ts';

/** What forms and notices say, in Hindi. */
export const formsHi: Readonly<Record<keyof typeof formsEn, string>> = { ...enquiryHi, ...authHi, ...productHi };
