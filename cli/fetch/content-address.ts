import type { CollectionName } from '../../config/contracts/collections.ts';
import { endpoints } from '../../config/contracts/endpoints.ts';
import type { ContentName, SiteConfig } from '../../config/site-config.ts';
import { siteError } from '../errors/site-error.ts';

/** Contents that are read as lists. */
export type ListName = CollectionName | 'dynamic-page-uri';

/** Path of a content as configured, without the paging: what warnings name. */
export function findContentPath({ content }: SiteConfig, name: ContentName): string {
  return content[name]?.path ?? findEndpoint(name).path;
}

function findEndpoint(name: ContentName): { readonly path: string } {
  if (name === 'website') return endpoints.websiteSettings;
  return name === 'dynamic-page-uri' ? endpoints.pageEntries : endpoints[name];
}

/** Address of a content that is one answer. */
export function buildContentUrl(config: SiteConfig, name: ContentName): string {
  return resolvePath(config, { name, path: findContentPath(config, name) }).href;
}

/** Address of one page of a list, counted from 1 (contract, section 4). Throws `CONFIG_INVALID`. */
export function buildPageUrl(config: SiteConfig, { name, page }: { name: ListName; page: number }): string {
  const pages = config.content[name]?.pages ?? 'limit';
  if (typeof pages === 'function') return resolvePath(config, { name, path: callPages(name, pages, page) }).href;
  const url = resolvePath(config, { name, path: findContentPath(config, name) });
  if (pages === 'none') return url.href;
  return appendQuery(url, { limit: String(config.fetch.pageSize), page: String(page) });
}

/** Address that looks up one page entry. */
export function buildEntryUrl(config: SiteConfig, address: string): string {
  const path = findContentPath(config, 'dynamic-page-uri');
  return appendQuery(resolvePath(config, { name: 'dynamic-page-uri', path }), { url: address });
}

/** Address of one product. */
export function buildProductUrl(config: SiteConfig, id: string): string {
  return `${config.api.host}${endpoints.product.path.replace('{id}', () => encodeText(id))}`;
}

/** Percent-encodes any text; half characters, which cannot be encoded, become U+FFFD. */
function encodeText(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}

/** The query stands as configured, character by character; only its own former `limit` and `page` give way. */
function appendQuery(url: URL, added: Readonly<Record<string, string>>): string {
  const kept = url.search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !Object.hasOwn(added, part.split('=')[0] ?? ''));
  const own = Object.entries(added).map(([key, value]) => `${key}=${encodeText(value)}`);
  return `${url.origin}${url.pathname}?${[...kept, ...own].join('&')}`;
}

function resolvePath({ api }: SiteConfig, { name, path }: { name: ContentName; path: string }): URL {
  const address = /^https?:\/\//i.test(path) ? path : `${api.host}/${path.replace(/^\/+/, '')}`;
  if (!URL.canParse(address)) throw refuseConfig(`content.${name}.path must be a path or an address, and is "${path}"`);
  const url = new URL(address);
  url.hash = '';
  return url;
}

function callPages(name: ListName, pages: (page: number) => string, page: number): string {
  let path: unknown;
  try {
    path = pages(page);
  } catch (error) {
    throw refuseConfig(`content.${name}.pages failed for page ${page}: ${describeError(error)}`);
  }
  if (typeof path === 'string' && path.trim() !== '') return path;
  throw refuseConfig(`content.${name}.pages must give a path for page ${page}, and gave ${typeof path}`);
}

function refuseConfig(problem: string): Error {
  return siteError('CONFIG_INVALID', { path: 'of this site', problems: `- ${problem}` });
}

/** First line of what the operator's own function threw. */
export function describeError(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return (text.split('\n')[0] ?? '').slice(0, 200);
}
