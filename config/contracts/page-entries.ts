import * as z from 'zod';
import { flag, metaTags, optionalText, requiredText } from './fields.ts';

/**
 * Entries of the dynamic page address setting (contract, section 4): a page, a pattern, or a string that is the
 * address alone.
 */

const customParams = z
  .looseObject({ hideHeader: flag, hideFooter: flag, headerType: optionalText })
  .optional()
  .catch(undefined);

const pageData = z
  .looseObject({
    metaTags,
    customParams,
    html: optionalText,
    blocks: z
      .unknown()
      .transform((value): unknown[] => (Array.isArray(value) ? value : []))
      .optional(),
  })
  .optional()
  .catch(undefined);

export const pageEntrySchema = z.looseObject({
  url: requiredText,
  title: optionalText,
  /** Own language; without one the path says it. */
  lang: z
    .unknown()
    .transform((value) => (value === 'hi' || value === 'en' ? value : undefined))
    .optional(),
  /** Makes the entry a pattern: one page per record of this collection. */
  collection: optionalText,
  metaTags,
  data: z.looseObject({ pageData }).optional().catch(undefined),
});

/** A checked page entry; strings have become `{ url }`, or what the host answered for them. */
export type PageEntry = z.output<typeof pageEntrySchema>;
