import type { Lang } from '../../config/lang.ts';
import type { Messages } from '../../config/messages/catalogue.ts';
import type { ImageModel, LinkModel } from '../../config/page-model.ts';
import type { SiteConfig } from '../../config/site-config.ts';
import type { Warn } from '../log/warnings.ts';
import { listHtmlPictures } from '../pipeline/picture-addresses.ts';
import type { Pictures } from '../pipeline/picture-types.ts';
import type { SiteSource } from '../pipeline/stage-types.ts';
import type { AddressBook } from './address-book.ts';
import { hrefOfAddress } from './address-forms.ts';
import { checkPictureUrl, checkUrl, type UrlContext } from './check-url.ts';
import type { CategoryList } from './find-categories.ts';
import type { RecordLibrary } from './record-library.ts';
import { sanitiseHtml } from './sanitise-html.ts';
import { showPictures } from './show-pictures.ts';

/** What every page of the site is planned with. */
export interface PlanContext {
  readonly config: SiteConfig;
  readonly source: SiteSource;
  readonly messages: Readonly<Record<Lang, Messages>>;
  readonly customBlocks: ReadonlySet<string>;
  readonly pictures: Pictures;
  readonly library: RecordLibrary;
  readonly categories: CategoryList;
  readonly addresses: AddressBook;
  readonly urls: UrlContext;
  /** Where the first blog pattern of each language lists its posts: categories stand below it. */
  readonly blogBases: Readonly<Partial<Record<Lang, string>>>;
}

/** The page that is being built: its language, and where its warnings go. */
export interface PageScope {
  readonly context: PlanContext;
  readonly lang: Lang;
  /** Named in warnings. */
  readonly where: string;
  readonly warn: Warn;
}

/** A same-site address as links have it. */
export function hrefOf(address: string, { config }: PlanContext): string {
  return hrefOfAddress(address, config.trailingSlash);
}

/** The same on the site's origin. */
export function absoluteHref(address: string, context: PlanContext): string {
  return context.config.site.origin + hrefOf(address, context);
}

/** CMS HTML, sanitised; undefined when nothing is left of it. */
export function cleanHtml(html: string | undefined, { context, lang }: PageScope): string | undefined {
  if (html === undefined) return undefined;
  const messages = context.messages[lang];
  const words = { table: messages['html.table'], playVideo: messages['list.playVideo'] };
  const clean = sanitiseHtml(html, { urls: context.urls, words }).trim();
  return clean === '' ? undefined : showPicturesOf(clean, { html, context });
}

/** Only pictures that the raw text tells of: a page's inputs know no others. */
const showPicturesOf = (clean: string, { html, context }: { readonly html: string; readonly context: PlanContext }) => {
  const { pictures, urls } = context;
  const told = listHtmlPictures(html).flatMap((raw) => {
    const address = checkPictureUrl(raw, urls);
    const picture = address === undefined ? undefined : pictures.find(address);
    return address === undefined || !picture ? [] : [[address, picture] as const];
  });
  if (told.length === 0) return clean;
  const byAddress = new Map(told);
  return showPictures(clean, (address) => byAddress.get(address));
};

/** A picture whose address may be shown; another one is left out with a warning. */
export function readImage(
  src: string | undefined,
  { alt, scope }: { readonly alt: string; readonly scope: PageScope },
): ImageModel | undefined {
  if (src === undefined) return undefined;
  const checked = checkPictureUrl(src, scope.context.urls);
  if (checked === undefined) {
    warnUnsafe(src, scope);
    return undefined;
  }
  const picture = scope.context.pictures.find(checked);
  if (!picture) return { src: checked, alt };
  const { width, height, made } = picture;
  return made ? { alt, width, height, ...made, originalSrc: checked } : { src: checked, alt, width, height };
}

/** A link whose address may be emitted; another one is left out with a warning. Foreign ones open in a new tab. */
export function readLink(
  url: string | undefined,
  { label, scope }: { readonly label: string; readonly scope: PageScope },
): LinkModel | undefined {
  if (url === undefined) return undefined;
  const checked = checkUrl(url, scope.context.urls);
  if (!checked) warnUnsafe(url, scope);
  return checked && { label, href: checked.href, ...(checked.kind === 'foreign' ? { newTab: true } : {}) };
}

/** As `readLink`, but a relative address that no page has is a file where the CMS keeps its uploads, as with pictures. */
export function readFileLink(
  url: string | undefined,
  { label, scope }: { readonly label: string; readonly scope: PageScope },
): LinkModel | undefined {
  const { urls, addresses } = scope.context;
  const checked = url === undefined ? undefined : checkUrl(url, urls);
  const isPage = checked?.path !== undefined && addresses.find(checked.path) !== undefined;
  if (url === undefined || checked?.kind !== 'site' || isPage || URL.canParse(url))
    return readLink(url, { label, scope });
  return readLink(checkPictureUrl(url, urls), { label, scope });
}

const warnUnsafe = (url: string, { warn, where }: PageScope): void => {
  const shown = JSON.stringify(url.length > 120 ? `${url.slice(0, 120)}…` : url);
  const message = `The address ${shown} on ${where} is left out: only http(s), mailto, tel and same-site paths are safe.`;
  warn({ code: 'URL_UNSAFE', message, where });
};
