import type { SiteConfig } from '../../config/site-config.ts';

/** Whether addresses end with a slash. */
export type TrailingSlash = SiteConfig['trailingSlash'];

/** The page shown where there is none: one file that servers know by name. Its address cannot be claimed. */
export const notFoundAddress = '/404';

/** File of a canonical address inside a release (contract, section 3). An address ending in `.html` is its own file. */
export function outputPathOf(address: string, trailingSlash: TrailingSlash): string {
  if (address === '/') return 'index.html';
  if (address === notFoundAddress) return '404.html';
  if (/\.html$/i.test(address)) return address.slice(1);
  return trailingSlash === 'always' ? `${address.slice(1)}/index.html` : `${address.slice(1)}.html`;
}

/** Paths that folding leaves as they are: most of them, and cheaply told. */
const plainPath = /^[a-z\d/._-]*$/;

/** Two addresses with one key would be one file on some file system: same letters but for case. */
export function collisionKeyOf(address: string, trailingSlash: TrailingSlash): string {
  const path = outputPathOf(address, trailingSlash);
  if (plainPath.test(path)) return path;
  // Up and down again folds what lower case alone keeps apart, such as ß and ss.
  return path.toUpperCase().toLowerCase().normalize('NFC');
}

/** Addresses that encoding leaves as they are. */
const plainAddress = /^[\w/.~-]*$/;

/** A canonical address as visitors and links have it: percent-encoded, with or without trailing slash. */
export function hrefOfAddress(address: string, trailingSlash: TrailingSlash): string {
  if (address === '/') return '/';
  const encoded = plainAddress.test(address) ? address : address.split('/').map(encodeURIComponent).join('/');
  const hasSlash = trailingSlash === 'always' && address !== notFoundAddress && !/\.html$/i.test(address);
  return hasSlash ? `${encoded}/` : encoded;
}

/** Makes a slug readable: `state-pcs` becomes `State pcs`. */
export function readableSlug(slug: string): string {
  const words = slug
    .replace(/\.html$/i, '')
    .replace(/[-_\s]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
