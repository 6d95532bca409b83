import * as z from 'zod';
import type { Lang } from '../lang.ts';

/**
 * Field schemas of wire records. A missing optional field is fine, and so is one of the wrong type: it counts as
 * missing. A required field must hold text or a number that can be shown as text (contract, section 4).
 */

const asText = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value;
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return undefined;
};

/** Text that must be there. Numbers become text; blank text counts as missing. */
export const requiredText = z.unknown().transform((value, context): string => {
  const text = asText(value);
  if (text !== undefined) return text;
  context.addIssue({
    code: 'custom',
    message: value === undefined || value === null || value === '' ? 'is missing' : 'is not text',
  });
  return z.NEVER;
});

/** Text that may be missing. */
export const optionalText = z.unknown().transform(asText).optional();

/** True only for what plainly says yes. */
export const flag = z
  .unknown()
  .transform((value) => value === true || value === 'true' || value === 1 || value === '1')
  .optional();

/** A number, or text that reads as one. */
export const optionalNumber = z
  .unknown()
  .transform((value): number | undefined => {
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
  })
  .optional();

/** Language of a record: English unless it says "hi". */
export const recordLang = z
  .unknown()
  .transform((value): Lang => (value === 'hi' ? 'hi' : 'en'))
  .prefault('en');

/** A reference to another record, given as its key or as the record itself: gives the key. */
export const reference = (key: 'id' | 'slug') =>
  z
    .unknown()
    .transform((value) =>
      typeof value === 'object' && value !== null ? asText((value as Record<string, unknown>)[key]) : asText(value),
    )
    .optional();

/** Head data of a page (specification, section 3). */
export const metaTags = z
  .looseObject({
    ogTitle: optionalText,
    keywords: optionalText,
    description: optionalText,
    ogDescription: optionalText,
    ogImage: optionalText,
  })
  .optional()
  .catch(undefined);

/** Head data of a page; each field falls back to the next wider one (contract, section 4). */
export interface MetaTags {
  readonly ogTitle?: string | undefined;
  readonly keywords?: string | undefined;
  readonly description?: string | undefined;
  readonly ogDescription?: string | undefined;
  readonly ogImage?: string | undefined;
}
