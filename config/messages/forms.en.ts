import { authEn } from './auth.en.ts';
import { enquiryEn } from './enquiry.en.ts';
import { productEn } from './product.en.ts';

/** What forms and notices say, in English; in parts, so that the browser loads only what a form needs. */
export const formsEn = { ...enquiryEn, ...authEn, ...productEn } as const;
