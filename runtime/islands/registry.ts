import type { Lang } from '../../config/lang.ts';
import type { IslandModule } from './island-types.ts';

type Texts = Readonly<Record<string, string>>;
interface IslandSource {
  load(): Promise<IslandModule>;
  readonly texts: Readonly<Record<Lang, () => Promise<Texts>>>;
}

const enquiryTexts = {
  en: () => import('../../config/messages/enquiry.en.ts').then((module) => module.enquiryEn),
  hi: () => import('../../config/messages/enquiry.hi.ts').then((module) => module.enquiryHi),
};

/** Texts of the authentication panel and of session notices. */
export const authTexts = {
  en: () => import('../../config/messages/auth.en.ts').then((module) => module.authEn),
  hi: () => import('../../config/messages/auth.hi.ts').then((module) => module.authHi),
};

const productTexts = {
  en: () => import('../../config/messages/product.en.ts').then((module) => module.productEn),
  hi: () => import('../../config/messages/product.hi.ts').then((module) => module.productHi),
};

/** Every island by name: its module and its texts, both loaded when first wanted. */
export const registry: Readonly<Record<string, IslandSource>> = {
  enquiry: { load: () => import('./enquiry/mount.tsx'), texts: enquiryTexts },
  form: { load: () => import('./form/mount.tsx'), texts: enquiryTexts },
  auth: { load: () => import('./auth/mount.tsx'), texts: authTexts },
  product: { load: () => import('./product/mount.tsx'), texts: productTexts },
};
