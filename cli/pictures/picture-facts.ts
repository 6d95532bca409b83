import * as z from 'zod';

/** What is kept of pictures from run to run, as it stands on disk. */

const pixels = z.int().positive();
const digest = z.string().regex(/^[0-9a-f]{32}$/);

/** What is known of an address. */
export const addressFactsSchema = z.object({
  url: z.string(),
  etag: z.string().optional(),
  lastModified: z.string().optional(),
  /** Of the newest original; missing when the host has never sent one. */
  digest,
  /** Of the newest original that could be shown. */
  goodDigest: digest.optional(),
  /** The host was asked then, and need not be asked again before; milliseconds since 1970. */
  askedAt: z.number(),
  freshUntil: z.number(),
  /** Day on which a run last used it, counted from 1970: what is long unused goes. */
  usedOn: z.int(),
});
export type AddressFacts = z.output<typeof addressFactsSchema>;

const variant = z.object({
  format: z.enum(['avif', 'webp', 'jpeg', 'png']),
  width: pixels,
  /** Place in the file of all variants, in bytes. */
  start: z.int().nonnegative(),
  length: z.int().positive(),
  digest,
});
export type Variant = z.output<typeof variant>;

/** What came of an original. */
export const outcomeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('made'),
    /** Of the whole picture, as it is seen. */
    width: pixels,
    height: pixels,
    /** Main colour, six steps for each of red, green and blue; missing for pictures that can be seen through. */
    tone: z.tuple([z.int(), z.int(), z.int()]).optional(),
    /** Over the bytes of all variants. */
    digest,
    variants: z.array(variant).min(1),
  }),
  /** An animation: shown from where it is. */
  z.object({ kind: z.literal('moving'), width: pixels, height: pixels }),
  /** A drawing in SVG: shown from where it is. */
  z.object({ kind: z.literal('drawing') }),
  z.object({ kind: z.literal('unreadable'), reason: z.string() }),
  z.object({ kind: z.literal('tooLarge'), reason: z.string() }),
]);
export type Outcome = z.output<typeof outcomeSchema>;
export type MadeOutcome = Extract<Outcome, { kind: 'made' }>;
