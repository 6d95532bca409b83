import { hrefOfAddress, type TrailingSlash } from './address-forms.ts';
import { canonicalisePath, isPlainPath } from './canonicalise-address.ts';

/** What addresses are judged against. */
export interface UrlContext {
  /** Origin of the finished site. */
  readonly origin: string;
  /** Pictures without a host are relative to it. */
  readonly apiHost: string;
  readonly trailingSlash: TrailingSlash;
}

/** An address that may be emitted as it stands. */
export interface CheckedUrl {
  readonly href: string;
  readonly kind: 'site' | 'foreign' | 'contact' | 'fragment';
  /** Canonical path of a same-site address that a page could have; undefined for files and impossible paths. */
  readonly path?: string;
}

/** Parses an address as browsers do; undefined when it is none. */
export function parseUrl(text: string, base?: string): URL | undefined {
  // Asking first whether it can be parsed would parse each address twice.
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

/** A last segment that ends like a file's name, but not like a page's. */
const fileName = /\.(?!html?$)[a-z\d]{1,8}$/i;

/**
 * Lets an address through only as http(s), mailto, tel, a fragment or a same-site path (contract, section 4), in the
 * form a browser would give it; anything else, protocol-relative addresses too, gives undefined. Addresses on the
 * site's own origin become same-site paths.
 */
export function checkUrl(text: string, context: UrlContext): CheckedUrl | undefined {
  const plain = isPlainPath(text) ? canonicalisePath(text) : undefined;
  if (plain && 'address' in plain) {
    return { href: hrefOfAddress(plain.address, context.trailingSlash), kind: 'site', path: plain.address };
  }
  // A browser ignores these wherever they stand, so "java\nscript:" and "/\t/host" must be judged without them.
  const cleaned = text.replace(/[\t\n\r]/g, '').trim();
  if (cleaned === '' || /^[/\\]{2}/.test(cleaned)) return undefined;
  const url = parseUrl(cleaned, context.origin);
  if (!url) return undefined;
  if (cleaned.startsWith('#')) return { href: url.hash === '' ? '#' : url.hash, kind: 'fragment' };
  if (url.protocol === 'mailto:') return { href: url.href, kind: 'contact' };
  // Ten digits are an Indian number without its country (contract, section 6).
  if (url.protocol === 'tel:') return { href: url.href.replace(/^tel:(?=\d{10}$)/, 'tel:+91'), kind: 'contact' };
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;
  if (url.origin !== context.origin) return URL.canParse(cleaned) ? { href: url.href, kind: 'foreign' } : undefined;
  return checkSamePath(url, context);
}

const checkSamePath = (url: URL, { trailingSlash }: UrlContext): CheckedUrl => {
  // "/.//host" parses to the path "//host", which would lead to another site when written out.
  const pathname = url.pathname.replace(/^\/+/, '/');
  const rest = url.search + url.hash;
  const canonical = canonicalisePath(pathname);
  if ('reason' in canonical) return { href: pathname + rest, kind: 'site' };
  const { address } = canonical;
  if (fileName.test(address)) return { href: hrefOfAddress(address, 'never') + rest, kind: 'site' };
  return { href: hrefOfAddress(address, trailingSlash) + rest, kind: 'site', path: address };
};

/** Address of a picture: http(s), or relative to the API host. Anything else gives undefined. */
export function checkPictureUrl(text: string, { apiHost }: Pick<UrlContext, 'apiHost'>): string | undefined {
  const cleaned = text.replace(/[\t\n\r]/g, '').trim();
  if (cleaned === '' || cleaned.startsWith('#')) return undefined;
  const isRelative = !URL.canParse(cleaned) && !/^[/\\]{2}/.test(cleaned);
  const url = isRelative ? parseUrl(`${apiHost}/${cleaned.replace(/^[/\\]+/, '')}`) : parseUrl(cleaned, apiHost);
  return url && (url.protocol === 'http:' || url.protocol === 'https:') ? url.href : undefined;
}
