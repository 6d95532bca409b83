import type { TestSite } from '../support/test-site.ts';

/** How many pages of one folder are looked at: the others differ in content only. */
const perFolder = 1;

/** Addresses that between them show every kind of page: all single pages, and a few of each folder of records. */
export function listKindsOfPages(site: TestSite): string[] {
  const seen = new Map<string, number>();
  return site
    .list()
    .filter((path) => path.endsWith('.html') && path !== '404.html')
    .filter((path) => {
      const folder = path.includes('/') && path !== 'hindi' ? path.slice(0, path.lastIndexOf('/')) : '';
      if (folder === '' || folder === 'hindi') return true;
      seen.set(folder, (seen.get(folder) ?? 0) + 1);
      return (seen.get(folder) ?? 0) <= perFolder;
    })
    .map((path) => encodeURI(`/${path.replace(/(^|\/)index\.html$|\.html$/, '')}`))
    .concat('/this-page-is-not-there');
}
