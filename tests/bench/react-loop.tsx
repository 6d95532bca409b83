import { mkdirSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * The plain way with the same library: fetch all, render each whole page with react-dom/server, write it. It checks,
 * sanitises, verifies and keeps nothing.
 */

interface Post {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly html: string;
  readonly image: string;
  readonly publishedAt: string;
}
interface MenuItem {
  readonly title: string;
  readonly url: string;
  readonly subItems: readonly MenuItem[];
}
interface Settings {
  readonly website: { readonly title: string; readonly address: string; readonly contactNumber: readonly string[] };
  readonly menus: Readonly<Record<string, { readonly items: readonly MenuItem[] }>>;
}

const [host = '', posts = '0', out = ''] = process.argv.slice(2);
const pageSize = 500;

function fetchJson<Value>(path: string): Promise<Value> {
  return new Promise((resolve, reject) => {
    get(host + path, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(JSON.parse(Buffer.concat(chunks).toString('utf8'))));
    }).on('error', reject);
  });
}

const Menu = ({ items }: { readonly items: readonly MenuItem[] }) => (
  <ul className="menu">
    {items.map(({ title, url, subItems }) => (
      <li key={title} className="menu-item">
        <a className="menu-link" href={url}>
          {title}
        </a>
        {subItems.length > 0 && (
          <>
            <button type="button" className="menu-toggle" aria-expanded="false" aria-label={`Expand ${title}`}>
              +
            </button>
            <Menu items={subItems} />
          </>
        )}
      </li>
    ))}
  </ul>
);

const Page = ({ post, settings }: { readonly post: Post; readonly settings: Settings }) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <title>{post.title}</title>
      <meta name="description" content={post.summary} />
      <meta property="og:title" content={post.title} />
      <meta property="og:image" content={post.image} />
      <meta name="robots" content="index, follow, max-snippet:-1" />
      <link rel="canonical" href={`https://www.example-ias.in/blog/${post.slug}`} />
    </head>
    <body>
      <header>
        <a href="/">{settings.website.title}</a>
        <nav aria-label="Primary">
          <Menu items={settings.menus.PRIMARY_MENU?.items ?? []} />
        </nav>
      </header>
      <main>
        <h1>{post.title}</h1>
        <time dateTime={post.publishedAt}>{post.publishedAt}</time>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: what this loop leaves out is the point of it */}
        <div dangerouslySetInnerHTML={{ __html: post.html }} />
      </main>
      <footer>
        <Menu items={settings.menus.FOOTER_MENU1?.items ?? []} />
        <address>{settings.website.address}</address>
        {settings.website.contactNumber.map((number) => (
          <a key={number} href={`tel:${number}`}>
            {number}
          </a>
        ))}
      </footer>
    </body>
  </html>
);

const settings = await fetchJson<Settings>('/api/s/settings/website');
mkdirSync(join(out, 'blog'), { recursive: true });
let files = 0;
let bytes = 0;
for (let page = 1; (page - 1) * pageSize < Number(posts); page += 1) {
  const { data } = await fetchJson<{ data: Post[] }>(`/api/s/blogpost?limit=${pageSize}&page=${page}`);
  for (const post of data) {
    const html = `<!doctype html>${renderToStaticMarkup(<Page post={post} settings={settings} />)}`;
    writeFileSync(join(out, 'blog', `${post.slug}.html`), html);
    files += 1;
    bytes += Buffer.byteLength(html);
  }
}
process.stdout.write(JSON.stringify({ files, bytes }));
