import * as z from 'zod';
import { metaTags, optionalNumber, optionalText, recordLang, reference, requiredText } from './fields.ts';

/**
 * Records of the API host's lists (contract, section 4). Unknown fields are kept: any field of a record may be a
 * parameter of an address pattern.
 */
export const recordSchemas = {
  /** A course programme: a family of courses. */
  courseprogram: z.looseObject({
    id: requiredText,
    slug: requiredText,
    title: requiredText,
    summary: optionalText,
    image: optionalText,
    html: optionalText,
    lang: recordLang,
    order: optionalNumber,
    metaTags,
  }),
  course: z.looseObject({
    id: requiredText,
    slug: requiredText,
    title: requiredText,
    /** Id of the programme it belongs to. */
    program: reference('id'),
    summary: optionalText,
    html: optionalText,
    image: optionalText,
    duration: optionalText,
    mode: optionalText,
    fee: optionalText,
    startDate: optionalText,
    lang: recordLang,
    order: optionalNumber,
    metaTags,
  }),
  /** An item of a named list: toppers, faculty, faq and whatever else the institute keeps. */
  webberlistitem: z.looseObject({
    id: requiredText,
    list: requiredText,
    title: requiredText,
    subtitle: optionalText,
    html: optionalText,
    image: optionalText,
    url: optionalText,
    order: optionalNumber,
    lang: recordLang,
  }),
  testimonial: z.looseObject({
    id: requiredText,
    name: requiredText,
    text: requiredText,
    image: optionalText,
    course: optionalText,
    rank: optionalText,
    videoUrl: optionalText,
    lang: recordLang,
    order: optionalNumber,
  }),
  blogpost: z.looseObject({
    id: requiredText,
    slug: requiredText,
    title: requiredText,
    summary: optionalText,
    html: optionalText,
    image: optionalText,
    /** Slug of its category. */
    category: reference('slug'),
    author: optionalText,
    publishedAt: optionalText,
    metaTags,
    lang: recordLang,
    order: optionalNumber,
  }),
  blogpostcategory: z.looseObject({
    id: requiredText,
    slug: requiredText,
    title: requiredText,
    lang: recordLang,
    order: optionalNumber,
  }),
  popup: z.looseObject({
    image: requiredText,
    link: optionalText,
    title: optionalText,
    /** `all` or `home`; without it the popup is not shown. */
    displayOn: optionalText,
  }),
  download: z.looseObject({
    id: requiredText,
    title: requiredText,
    url: requiredText,
    category: reference('slug'),
    size: optionalText,
    lang: recordLang,
    order: optionalNumber,
  }),
  galleryphoto: z.looseObject({
    id: requiredText,
    image: requiredText,
    title: optionalText,
    album: optionalText,
    order: optionalNumber,
  }),
  galleryvideo: z.looseObject({
    id: requiredText,
    url: requiredText,
    title: optionalText,
    image: optionalText,
    order: optionalNumber,
  }),
  news: z.looseObject({
    id: requiredText,
    slug: requiredText,
    title: requiredText,
    summary: optionalText,
    html: optionalText,
    image: optionalText,
    publishedAt: optionalText,
    lang: recordLang,
    order: optionalNumber,
    metaTags,
  }),
} as const;

/** Name of a collection: the last segment of its path. */
export type CollectionName = keyof typeof recordSchemas;

/** Every collection's name. */
export const collectionNames = Object.keys(recordSchemas) as CollectionName[];

/** One checked record of a collection. */
export type CollectionRecord<Name extends CollectionName = CollectionName> = z.output<(typeof recordSchemas)[Name]>;

/** True when the text names a collection. */
export function isCollectionName(name: string): name is CollectionName {
  return Object.hasOwn(recordSchemas, name);
}

/** A product, fetched one by one (contract, section 4: `/api/s/product/{id}`). */
export const productSchema = z.looseObject({
  id: requiredText,
  title: requiredText,
  slug: optionalText,
  html: optionalText,
  image: optionalText,
  price: optionalText,
  /** Id of the course it enrols for. */
  course: reference('id'),
});

export type ProductRecord = z.output<typeof productSchema>;
