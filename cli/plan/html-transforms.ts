import type { Element, ElementContent, Properties, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { checkPictureUrl, checkUrl, type UrlContext } from './check-url.ts';
import { tableScrollClass, videoFacadeClass } from './html-schema.ts';
import { readVideoAddress } from './video-address.ts';

/** What CMS HTML is finished with. */
export interface HtmlContext {
  readonly urls: UrlContext;
  /** Name of a table that scrolls, and what a film's link says before its title, in the page's language. */
  readonly words: { readonly table: string; readonly playVideo: string };
}

/** Ids of the CMS never meet those of the page: both would be reachable from scripts by name. */
const idPrefix = 'user-content-';
const prefixId = (id: string): string => (id.startsWith(idPrefix) ? id : idPrefix + id);

/** A table with this many columns or more gets a box to scroll in. */
export const wideColumns = 3;

const textProperty = (element: Element, name: string): string | undefined => {
  const value = element.properties[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
};

const hasClass = (element: Element, name: string): boolean =>
  Array.isArray(element.properties.className) && element.properties.className.includes(name);

/** Before the allow-list: a frame of YouTube or Vimeo becomes a figure with a link; other frames go later. */
export function replaceFrames(tree: Root, { words }: HtmlContext): void {
  visit(tree, 'element', (element, index, parent) => {
    if (element.tagName !== 'iframe' || parent === undefined || index === undefined) return undefined;
    const video = readVideoAddress(textProperty(element, 'src') ?? '');
    if (video?.embedHref === undefined) return undefined;
    const title = textProperty(element, 'title')?.trim();
    const link: Element = {
      type: 'element',
      tagName: 'a',
      properties: { href: video.href, dataVideoEmbed: video.embedHref },
      children: [{ type: 'text', value: title ? `${words.playVideo}: ${title}` : words.playVideo }],
    };
    const figure: Element = {
      type: 'element',
      tagName: 'figure',
      properties: { className: [videoFacadeClass] },
      children: [link],
    };
    parent.children[index] = figure;
    return SKIP;
  });
}

/** After the allow-list: judges addresses and ids, and brings elements into the page's own form. */
export function finishElements(tree: Root, context: HtmlContext): void {
  const ids = new Set<string>();
  visit(tree, 'element', (element, index, parent) => {
    const isShown = finishElement(element, { ids, context });
    if (element.tagName === 'pre') dropFirstLineBreaks(element);
    if (!isShown && parent && index !== undefined) {
      parent.children.splice(index, 1);
      return index;
    }
    return undefined;
  });
  finishTables(tree, context);
}

/**
 * Judges an element's id and addresses and brings its name and attributes into the page's own form. `ids` are those of
 * the elements before it. Gives false when it is a picture that may not be shown.
 */
export function finishElement(
  element: Element,
  { ids, context }: { readonly ids: Set<string>; readonly context: HtmlContext },
): boolean {
  finishId(element, ids);
  if (element.tagName === 'h1') element.tagName = 'h2';
  if (element.tagName === 'a') finishLink(element, context);
  // Of classes that may not stay the allow-list leaves an empty list.
  if (Array.isArray(element.properties.className) && element.properties.className.length === 0)
    delete element.properties.className;
  return element.tagName !== 'img' || finishPicture(element, context);
}

const finishId = (element: Element, ids: Set<string>): void => {
  const { id, name, ...properties } = element.properties;
  const wanted = [id, name].find((value) => typeof value === 'string' && value.trim() !== '');
  element.properties = properties;
  if (typeof wanted !== 'string') return;
  const own = prefixId(wanted.replace(/\s+/g, '-'));
  if (ids.has(own)) return;
  ids.add(own);
  element.properties.id = own;
};

const finishLink = (element: Element, { urls }: HtmlContext): void => {
  const { href, dataVideoEmbed, ...properties } = element.properties;
  element.properties = properties;
  const url = typeof href === 'string' ? checkUrl(href, urls) : undefined;
  if (!url) return;
  element.properties.href = url.kind === 'fragment' && url.href !== '#' ? `#${prefixId(url.href.slice(1))}` : url.href;
  if (url.kind === 'foreign') Object.assign(element.properties, { target: '_blank', rel: ['noopener', 'noreferrer'] });
  // Only the player that belongs to the link may replace it, whatever the CMS wrote here.
  const embedHref = readVideoAddress(url.href)?.embedHref;
  if (dataVideoEmbed !== undefined && embedHref === dataVideoEmbed) element.properties.dataVideoEmbed = embedHref;
};

/** Gives false when the picture has no address that may be shown. */
const finishPicture = (element: Element, { urls }: HtmlContext): boolean => {
  const { alt, width, height, src, ...properties } = element.properties;
  const checked = typeof src === 'string' ? checkPictureUrl(src, urls) : undefined;
  if (checked === undefined) return false;
  const size = (value: unknown) => (/^[1-9]\d{0,4}$/.test(String(value)) ? Number(value) : undefined);
  element.properties = {
    ...properties,
    src: checked,
    alt: typeof alt === 'string' ? alt : '',
    ...(size(width) && size(height) ? { width: Number(width), height: Number(height) } : {}),
    loading: 'lazy',
    decoding: 'async',
  };
  return true;
};

/** A parser drops the first line break of `pre`, so one that stayed would vanish the next time. */
const dropFirstLineBreaks = (element: Element): void => {
  const [first] = element.children;
  if (first?.type === 'text') first.value = first.value.replace(/^[\r\n]+/, '');
};

const finishTables = (tree: Root, { words }: HtmlContext): void => {
  visit(tree, 'element', (element, index, parent) => {
    if (hasClass(element, tableScrollClass) && !isTableBox(element)) delete element.properties.className;
    if (element.tagName !== 'table' || parent === undefined || index === undefined) return undefined;
    const isBoxed = parent.type === 'element' && isTableBox(parent);
    const isWide = countColumns(element) >= wideColumns;
    const box: Element = isBoxed ? parent : { type: 'element', tagName: 'div', properties: {}, children: [element] };
    if (isBoxed || isWide) {
      box.properties = tableBoxProperties(words);
    }
    if (isWide && !isBoxed) parent.children[index] = box;
    return SKIP;
  });
};

/** The box can be scrolled by keyboard, and says what it is. */
export function tableBoxProperties({ table }: HtmlContext['words']): Properties {
  return { className: [tableScrollClass], tabIndex: 0, role: 'group', ariaLabel: table };
}

const isTableBox = (element: Element): boolean =>
  hasClass(element, tableScrollClass) && element.children.length === 1 && isElement(element.children[0], 'table');

const isElement = (node: ElementContent | undefined, tagName: string): boolean =>
  node?.type === 'element' && node.tagName === tagName;

const countColumns = (table: Element): number => {
  let widest = 0;
  visit(table, 'element', (element) => {
    if (element.tagName !== 'tr') return;
    widest = Math.max(widest, element.children.filter((cell) => cell.type === 'element').length);
  });
  return widest;
};
