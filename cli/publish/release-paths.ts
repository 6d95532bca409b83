/** Address of a page, from its path inside a release: `index.html` is `/`, `blog/first.html` is `/blog/first`. */
export function addressOfPath(path: string): string {
  const address = path.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '');
  return `/${address}`;
}

/** Paths inside a release that can answer an address, as a static host looks for them. */
export function pathsOfAddress(address: string): readonly string[] {
  const bare = address.replace(/^\/+|\/+$/g, '');
  return bare === '' ? ['index.html'] : [bare, `${bare}.html`, `${bare}/index.html`];
}
