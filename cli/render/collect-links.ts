const attribute = ' href="/';

/** Letters that make a path differ from what is written: escapes, query, fragment, and what Unicode writes twice. */
const needsDecoding = /[%&?#]|[^\0-\x7f]/;

/**
 * Same-site paths that a piece of our own HTML links to: decoded, without query and fragment, each once, in order
 * of first appearance. Our HTML always quotes attributes with `"`.
 */
export function collectLinks(html: string): string[] {
  const found = new Set<string>();
  for (let at = html.indexOf(attribute); at >= 0; at = html.indexOf(attribute, at)) {
    const start = at + attribute.length - 1;
    at = html.indexOf('"', start);
    if (at < 0) break;
    if (html[start + 1] === '/') continue;
    const href = html.slice(start, at);
    found.add(needsDecoding.test(href) ? decodePath(href.replaceAll('&amp;', '&')) : href);
  }
  return [...found];
}

function decodePath(href: string): string {
  const path = href.replace(/[?#].*$/, '');
  try {
    return decodeURIComponent(path).normalize('NFC');
  } catch {
    return path;
  }
}
