import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { dirname, join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import type { WirePost } from './bench-content.ts';
import { ListingPage, PostPage, type Settings } from './react-loop-pages.tsx';

/**
 * The plain way with the same library: fetch all, render each whole page with react-dom/server, write it. It checks,
 * sanitises, verifies and keeps nothing.
 */

const [host = '', posts = '0', out = '', restPath = ''] = process.argv.slice(2);
const postsInCall = 500;
const cardsOnPage = 12;

function fetchJson<Value>(path: string): Promise<Value> {
  return new Promise((resolve, reject) => {
    get(host + path, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(JSON.parse(Buffer.concat(chunks).toString('utf8'))));
    }).on('error', reject);
  });
}

const folders = new Set<string>();
function writePage(path: string, page: React.JSX.Element): void {
  const place = join(out, path);
  const folder = dirname(place);
  if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
  folders.add(folder);
  writeFileSync(place, `<!doctype html>${renderToStaticMarkup(page)}`);
}

const settings = await fetchJson<Settings>('/api/s/settings/website');
const rest = readFileSync(restPath, 'utf8');
const listings = new Map<string, Omit<WirePost, 'html'>[]>([['blog', []]]);

for (let page = 1; (page - 1) * postsInCall < Number(posts); page += 1) {
  const { data } = await fetchJson<{ data: WirePost[] }>(`/api/s/blogpost?limit=${postsInCall}&page=${page}`);
  for (const post of data) {
    writePage(`blog/${post.slug}.html`, <PostPage post={post} settings={settings} rest={rest} />);
    const { html, ...card } = post;
    for (const path of ['blog', `blog/category/${post.category}`]) {
      const cards = listings.get(path) ?? [];
      cards.push(card);
      listings.set(path, cards);
    }
  }
}
for (const [path, cards] of listings) {
  for (let first = 0; first < cards.length; first += cardsOnPage) {
    const place = first === 0 ? `${path}.html` : `${path}/page/${first / cardsOnPage + 1}.html`;
    const shown = cards.slice(first, first + cardsOnPage);
    writePage(place, <ListingPage title={path} posts={shown} settings={settings} rest={rest} />);
  }
}
