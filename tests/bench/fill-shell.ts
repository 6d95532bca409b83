import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Peers write the same parts by loops of their own: head, menus, breadcrumbs, article, footer, links to networks. What
 * our pages hold beyond that (dialogs, drawings, policy, data for the browser) stands in theirs as plain text of the
 * same length, which costs them least.
 */
export function writeShellRest(bytes: number): string {
  const text = 'What a page says beyond its menus and its article. ';
  return bytes <= 0 ? '' : `<p hidden>${text.repeat(Math.ceil(bytes / text.length)).slice(0, bytes)}</p>`;
}

/** Mean size in bytes of the pages of posts below a web root; a hundred of them are looked at. */
export function measurePostPages(webRoot: string): number {
  const folder = join(webRoot, 'blog');
  const pages = readdirSync(folder).filter((name) => /^post-\d+\.html$/.test(name));
  const step = Math.max(1, Math.floor(pages.length / 100));
  const sizes = pages.filter((_, index) => index % step === 0).map((name) => statSync(join(folder, name)).size);
  return sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
}
