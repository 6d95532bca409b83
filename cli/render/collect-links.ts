const hrefs = /\shref="(\/[^"]*)"/g;

/**
 * Same-site paths that a piece of our own HTML links to: decoded, without query and fragment, each once, in order
 * of first appearance. Our HTML always quotes attributes with `"`.
 */
export function collectLinks(html: string): string[] {
  const found = new Set<string>();
  for (const [, href = ''] of html.matchAll(hrefs)) {
    if (href.startsWith('//')) continue;
    found.add(decodePath(href.replaceAll('&amp;', '&')));
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
