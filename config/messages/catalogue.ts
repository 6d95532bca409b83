import type { Lang } from '../lang.ts';
import { formsEn } from './forms.en.ts';
import { formsHi } from './forms.hi.ts';
import { siteEn } from './site.en.ts';
import { siteHi } from './site.hi.ts';

/**
 * The message catalogue. English gives the keys and the specification's strings literally; Hindi must have every
 * key. `site` is what pages say, `forms` what authentication panel, enquiry form and notices say.
 */
const en = { ...siteEn, ...formsEn };

/** A key of the catalogue. */
export type MessageKey = keyof typeof en;

/** All messages of one language. */
export type Messages = Readonly<Record<MessageKey, string>>;

const hi: Messages = { ...siteHi, ...formsHi };

/** The built-in catalogue by language. */
export const catalogue: Readonly<Record<Lang, Messages>> = { en, hi };

/** The operator's own texts by message key. */
export type MessageOverrides = { readonly [Key in MessageKey]?: string | undefined };

/** The catalogue of a language under the site's own wording; empty texts do not blank a message. */
export function messagesFor(lang: Lang, overrides: MessageOverrides = {}): Messages {
  const own = Object.entries(overrides).filter(([, text]) => text);
  return { ...catalogue[lang], ...Object.fromEntries(own) };
}
