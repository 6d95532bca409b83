/**
 * Which pictures a piece of content names, told without reading it as HTML: fetch keeps the addresses with a record, plan
 * lets a page show only what is told here. So a page that is not made anew can never show an older picture than it
 * would if it were.
 */

// Stops at either bracket, so that no text takes longer than its length; a picture whose tag holds one is not told.
const pictureTag = /<ima?ge?\b[^<>]*>/gi;
const sourceOfTag = /[\s/"']src\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

/** Addresses of the pictures in CMS HTML, as sent but for character references, each once. */
export function listHtmlPictures(html: string | undefined): readonly string[] {
  if (html === undefined || !/<ima?ge?\b/i.test(html)) return [];
  const found = new Set<string>();
  for (const [tag] of html.matchAll(pictureTag)) {
    const [, double, single, bare] = tag.match(sourceOfTag) ?? [];
    const source = double ?? single ?? bare ?? '';
    if (source !== '') found.add(source.replace(/&(?:amp|#38|#x26);/gi, '&'));
  }
  return [...found];
}

/** Addresses of the pictures of a record or block: its `image`, and those in its `html`. */
export function listPictures({ image, html }: Readonly<Record<string, unknown>>): readonly string[] {
  const own = typeof image === 'string' && image.trim() !== '' ? [image] : [];
  return [...new Set([...own, ...listHtmlPictures(typeof html === 'string' ? html : undefined)])];
}
