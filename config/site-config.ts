import * as z from 'zod';
import { collectionNames } from './contracts/collections.ts';
import { limits } from './limits.ts';
import { catalogue, type MessageKey } from './messages/catalogue.ts';

/** The operator's configuration (contract, section 2): a default and a docstring per key. */

/** An http(s) address without path, as in `https://www.example.in`; a trailing slash is taken off. */
const origin = z.string().transform((value, context) => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash && !url.username) {
    return url.origin;
  }
  context.addIssue({ code: 'custom', message: 'an address such as https://www.example.in, without a path' });
  return z.NEVER;
});

/** An http(s) address; a path is kept, a trailing slash is taken off. */
const host = z.string().transform((value, context) => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username) {
    return url.href.replace(/\/+$/, '');
  }
  context.addIssue({ code: 'custom', message: 'an address such as https://api.example.com' });
  return z.NEVER;
});

const text = z.string().trim().min(1);
const wholeNumber = z.int().nonnegative();

const functionValue = <Signature>() =>
  z.custom<Signature>((value) => typeof value === 'function', { message: 'a function' });

// One schema for all messages, and below for all collections: making some hundred of them takes its time at each start.
const ownText = z.string().optional();

/** Own texts by message key. */
const wording = z.strictObject(
  Object.fromEntries(Object.keys(catalogue.en).map((key) => [key, ownText])) as Record<MessageKey, typeof ownText>,
);

/** How a collection of another CMS is read as ours. */
const contentSource = z.strictObject({
  /** Where it lives: relative to `api.host`, or absolute. A query is kept. */
  path: text.optional(),
  /** How it pages: by `limit` and `page`, in one call, or by a function from the page's number to its path. @default 'limit' */
  pages: z.union([z.enum(['limit', 'none']), functionValue<(page: number) => string>()]).default('limit'),
  /** Turns one raw record into ours; `undefined` or `null` leaves it out. */
  map: functionValue<(record: never) => unknown>().optional(),
});

const optionalSource = contentSource.optional();

/** Names that `content` knows: every collection, and both settings. */
export const contentNames = [...collectionNames, 'website', 'dynamic-page-uri'] as const;
export type ContentName = (typeof contentNames)[number];

export const siteConfigSchema = z.strictObject({
  site: z.strictObject({
    /** Address of the finished site, as visitors type it. */
    origin,
    /** Name of the institute. */
    name: text,
    /** Year of the copyright line. */
    copyrightYear: z.int().min(1900).max(9999).default(limits.copyrightYear),
  }),
  api: z.strictObject({
    /** Where the content comes from. */
    host,
    /** Value of the `apihost` header that every call carries. */
    apihost: text,
  }),
  portal: z.strictObject({
    /** The students' portal. */
    host,
    /** Student Portal and Test Portal links. @default `<portal.host>/login` */
    studentPortalUrl: z.url({ protocol: /^https?$/ }).optional(),
    /** Path of the call that renews a token. */
    refreshPath: z.string().startsWith('/').default('/api/auth/refresh-token'),
  }),
  /** Fixed identifiers of the institute in the portal. */
  identifiers: z.strictObject({ firm: text, center: text, insty: text, enquiryType: text, session: text }),
  /** Output folder, relative to the configuration file. */
  out: text.default('site'),
  /** Theme folder with overrides, relative to the configuration file. */
  theme: text.optional(),
  /** Whether addresses end with a slash. */
  trailingSlash: z.enum(['never', 'always']).default('never'),
  fetch: z
    .strictObject({
      /** Longest time for one call, in milliseconds. */
      timeoutMs: z.int().positive().default(limits.fetchTimeoutMs),
      /** Longest time for all calls of a run, in milliseconds. */
      deadlineMs: z.int().positive().default(limits.fetchDeadlineMs),
      /** Further tries of a call that failed in passing. */
      retries: wholeNumber.default(limits.fetchRetries),
      /** Calls under way at once. */
      concurrency: z.int().positive().default(limits.fetchConcurrency),
      /** Records asked for in one call of a list. */
      pageSize: z.int().positive().default(limits.fetchPageSize),
      /** Largest answer, decoded, in bytes. */
      maxBytes: z.int().positive().default(limits.fetchMaxBytes),
      /** An optional list may be this old when its host fails, in hours. */
      staleForHours: z.number().nonnegative().default(limits.fetchStaleForHours),
    })
    .prefault({}),
  publish: z
    .strictObject({
      /** Releases kept, the live one included. */
      keepReleases: z.int().positive().default(limits.keepReleases),
      /** Releases younger than this many days are kept too. */
      keepDays: z.number().nonnegative().default(limits.keepDays),
      /** Largest share of pages, or of any list, that may vanish at once. */
      maxShrink: z.number().min(0).max(1).default(limits.maxShrink),
      /** Puts `.br` and `.gz` beside each text file, for web servers that send them as they are. */
      precompress: z.boolean().default(true),
    })
    .prefault({}),
  /** Whether pictures are made smaller, or stay where the CMS has them. */
  images: z.enum(['optimise', 'remote']).default('optimise'),
  scripts: z
    .strictObject({
      /** Which of the CMS's injected scripts may stand in a page: all, or origins and `sha256-…` of inline text. */
      allow: z.union([z.literal('all'), z.array(text)]).default('all'),
    })
    .prefault({}),
  /** Content security policy. */
  csp: z.enum(['on', 'report-only', 'off']).default('on'),
  browser: z
    .strictObject({
      /** What brings the forms to life. */
      renderer: z.enum(['react', 'preact']).default('react'),
    })
    .prefault({}),
  sideSlider: z
    .strictObject({
      /** Where the side slider's Hindi link leads. */
      hindiUrl: text.default('#'),
    })
    .prefault({}),
  listing: z
    .strictObject({
      /** Records on one listing page. */
      pageSize: z.int().positive().default(limits.listingPageSize),
    })
    .prefault({}),
  /** The site's own wording, over the catalogue. */
  messages: z
    .strictObject({
      en: wording.prefault({}),
      hi: wording.prefault({}),
    })
    .prefault({}),
  /** Where collections of another CMS live, and how their records become ours. */
  content: z
    .strictObject(
      Object.fromEntries(contentNames.map((name) => [name, optionalSource])) as Record<
        ContentName,
        typeof optionalSource
      >,
    )
    .prefault({}),
});

/** What an operator may write. */
export type SiteConfigInput = z.input<typeof siteConfigSchema>;

/** The same with every default filled in. */
export type SiteConfig = z.output<typeof siteConfigSchema>;

/** How one collection is read. */
export type ContentSource = z.output<typeof contentSource>;
