import type { Picture } from '../pipeline/picture-types.ts';

/** How a picture in a text is laid out. */
interface TextPicture {
  readonly picture: Picture;
  /** Attributes as they stand in the sanitised HTML, escaped. */
  readonly attributes: readonly (readonly [name: string, value: string])[];
}

/** One tag of our own HTML, in which every attribute is quoted by `"`, or written without a value. */
const tag = /<\/?([a-z][a-z\d]*)((?:\s+[a-z][a-z-]*(?:="[^"]*")?)*)\s*\/?>/y;
const attribute = /([a-z][a-z-]*)(?:="([^"]*)")?/g;

/**
 * Puts pictures that were made smaller in the place of those that sanitised HTML names. Everything else stays letter by
 * letter; so does a text in which anything but our own HTML is met, which the sanitiser does not let through.
 */
export function showPictures(html: string, find: (address: string) => Picture | undefined): string {
  if (!html.includes('<img ')) return html;
  const parts: string[] = [];
  let from = 0;
  // Tag by tag, because a quoted attribute may well hold what looks like a picture.
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', tag.lastIndex)) {
    tag.lastIndex = at;
    const found = tag.exec(html);
    if (!found) return html;
    if (found[1] !== 'img') continue;
    const attributes = readAttributes(found[2] ?? '');
    const source = attributes.find(([name]) => name === 'src')?.[1];
    const picture = source === undefined ? undefined : find(resolveReferences(source));
    if (!picture) continue;
    parts.push(html.slice(from, at), writePicture({ picture, attributes }));
    from = tag.lastIndex;
  }
  return from === 0 ? html : parts.join('') + html.slice(from);
}

const readAttributes = (text: string): TextPicture['attributes'] =>
  [...text.matchAll(attribute)].map(([, name = '', value = '']) => [name, value] as const);

/** The printer writes no others. */
const resolveReferences = (text: string): string =>
  text.replace(/&#x([\dA-F]{1,6});/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));

/** Ours, or to be decided anew. */
const ownAttributes = new Set(['src', 'width', 'height', 'loading', 'decoding']);

const writePicture = ({ picture, attributes }: TextPicture): string => {
  const { made } = picture;
  const given = (name: string) => attributes.find(([own]) => own === name)?.[1];
  const [givenWidth, givenHeight] = [Number(given('width')), Number(given('height'))];
  // The author's box stands as it is: it may be narrower than the picture on purpose.
  const [width, height] =
    givenWidth > 0 && givenHeight > 0 ? [givenWidth, givenHeight] : [picture.width, picture.height];
  const kept = attributes.filter(([name]) => !ownAttributes.has(name)).map(([name, value]) => ` ${name}="${value}"`);
  const rest = `${kept.join('')} width="${width}" height="${height}" loading="lazy" decoding="async"`;
  if (!made) return `<img src="${given('src')}"${rest}>`;
  const sizes = textSizes(width);
  const sources = made.sources.map(({ type, srcSet }) => `<source type="${type}" srcset="${srcSet}" sizes="${sizes}">`);
  const tone = made.tone === undefined ? '' : ` class="${made.tone}"`;
  return `<picture>${sources.join('')}<img src="${made.src}"${rest}${tone}></picture>`;
};

/** Widest column of text, in CSS pixels. */
const textWidth = 704;

/** A picture in a text is as wide as its box says, as the column, or as the window. */
const textSizes = (width: number): string =>
  width < 320 ? `${width}px` : `(min-width: 800px) ${Math.min(width, textWidth)}px, min(${width}px, 100vw)`;
