import { browserEndpoints } from './browser-endpoints.ts';
import type { CollectionName, CollectionRecord, ProductRecord } from './collections.ts';
import { get } from './endpoint.ts';
import type { PageEntry } from './page-entries.ts';
import type { WebsiteSettings } from './settings.ts';

export type { Endpoint } from './endpoint.ts';

/** A list as a host may answer it: bare, or with its total. */
export type ListAnswer<Item> = readonly Item[] | { readonly data: readonly Item[]; readonly total?: number };

type Paging = { readonly limit: number | 'all'; readonly page?: number };
const list = <Name extends CollectionName>(name: Name) =>
  get<Paging, ListAnswer<CollectionRecord<Name>>>('api', `/api/s/${name}`);

/**
 * Every call of both hosts (specification, section 7): the build client, the browser client and the sandbox are
 * typed from this table.
 */
export const endpoints = {
  websiteSettings: get<undefined, WebsiteSettings>('api', '/api/s/settings/website'),
  pageEntries: get<Paging | { readonly url: string }, ListAnswer<PageEntry | string>>(
    'api',
    '/api/s/settings/dynamic-page-uri',
  ),
  courseprogram: list('courseprogram'),
  course: list('course'),
  webberlistitem: list('webberlistitem'),
  testimonial: list('testimonial'),
  blogpost: list('blogpost'),
  blogpostsOfCategory: get<Paging, ListAnswer<CollectionRecord<'blogpost'>>>(
    'api',
    '/api/s/blogpost/blogpostcategory-slug/{slug}',
  ),
  blogpostcategory: list('blogpostcategory'),
  product: get<undefined, ProductRecord>('api', '/api/s/product/{id}'),
  popup: list('popup'),
  download: list('download'),
  galleryphoto: list('galleryphoto'),
  galleryvideo: list('galleryvideo'),
  news: list('news'),

  ...browserEndpoints,
} as const;

/** Name of a call. */
export type EndpointName = keyof typeof endpoints;

type TypesOf<Name extends EndpointName> = NonNullable<(typeof endpoints)[Name]['types']>;
/** What a call takes in its query string. */
export type QueryOf<Name extends EndpointName> = TypesOf<Name>['query'];
/** What a call takes as its body. */
export type BodyOf<Name extends EndpointName> = TypesOf<Name>['body'];
/** What a call answers when it goes well. */
export type AnswerOf<Name extends EndpointName> = TypesOf<Name>['answer'];
