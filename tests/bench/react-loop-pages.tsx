import type { ReactNode } from 'react';
import type { WirePost } from './bench-content.ts';

/** Pages of the plain loop: the same parts as the peers' templates. */

interface MenuItem {
  readonly title: string;
  readonly url: string;
  readonly subItems: readonly MenuItem[];
}

/** Settings as the content host gives them. */
export interface Settings {
  readonly website: {
    readonly title: string;
    readonly logo: string;
    readonly favicon: string;
    readonly address: string;
    readonly email: string;
    readonly contactNumber: readonly string[];
    readonly socialLinks: Readonly<Record<string, string>>;
    readonly metaTags: { readonly keywords: string; readonly ogDescription: string };
  };
  readonly menus: Readonly<Record<string, { readonly items: readonly MenuItem[] }>>;
}

interface Surroundings {
  readonly settings: Settings;
  /** HTML at the end of the body. */
  readonly rest: string;
}

const MenuEntry = ({ item, id }: { readonly item: MenuItem; readonly id: string }) => (
  <li className="menu__item">
    <div className="menu__row">
      <a className="menu__link" href={item.url}>
        {item.title}
      </a>
      <button
        type="button"
        className="menu__expand"
        aria-expanded="false"
        aria-controls={id}
        aria-label={`Expand ${item.title}`}
        data-expand=""
      />
    </div>
    <ul className="menu__sub" id={id}>
      {item.subItems.map(({ title, url }) => (
        <li key={title}>
          <a className="menu__link" href={url}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  </li>
);

const Socials = ({ links }: { readonly links: Readonly<Record<string, string>> }) =>
  Object.entries(links).map(([name, href]) => (
    <li key={name}>
      <a className="icon-button" href={href} target="_blank" rel="noopener" title="(opens in a new tab)">
        <svg className="icon" aria-hidden="true">
          <use href={`#icon-${name}`} />
        </svg>
        <span className="visually-hidden">{name}</span>
      </a>
    </li>
  ));

const Header = ({ website, menus }: Settings) => {
  const items = menus.PRIMARY_MENU?.items ?? [];
  return (
    <header className="site-header site-header--default">
      <ul className="top-bar__links">
        {menus.TOP_MENU?.items.map(({ title, url }) => (
          <li key={title}>
            <a href={url}>
              <span>{title}</span>
            </a>
          </li>
        ))}
      </ul>
      <nav className="primary-nav" aria-label="Primary">
        <a className="brand" href="/">
          <img
            className="brand__logo"
            src={website.logo}
            alt={website.title}
            width="176"
            height="48"
            decoding="async"
          />
        </a>
        <button type="button" className="menu-toggle" aria-expanded="false" aria-controls="primary-menu">
          Menu
        </button>
        <ul className="menu__list" id="primary-menu">
          {items.map((item, index) => (
            <MenuEntry key={item.title} item={item} id={`menu-${index}`} />
          ))}
          <li className="menu__item menu__more">
            <button type="button" className="menu__more-button" aria-expanded="false" aria-controls="more-menu">
              More
            </button>
            <ul className="menu__sub" id="more-menu">
              {items.slice(5).map((item, index) => (
                <MenuEntry key={item.title} item={item} id={`more-${index}`} />
              ))}
            </ul>
          </li>
        </ul>
      </nav>
    </header>
  );
};

const Footer = ({ website, menus }: Settings) => (
  <>
    <footer className="site-footer">
      <div className="site-footer__columns">
        {menus.FOOTER_MENU1?.items.map((column, index) => (
          <section key={column.title} className="site-footer__column" aria-labelledby={`footer-${index}`}>
            <h2 id={`footer-${index}`}>{column.title}</h2>
            <ul>
              {column.subItems.map(({ title, url }) => (
                <li key={title}>
                  <a href={url}>{title}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <section className="site-footer__column site-footer__contact">
          <h2>Contact</h2>
          <p className="site-footer__line">
            <span className="address-text">{website.address}</span>
          </p>
          <p className="site-footer__line">
            <a href={`mailto:${website.email}`}>{website.email}</a>
          </p>
          {website.contactNumber.map((number) => (
            <p key={number} className="site-footer__line">
              <a href={`tel:+91${number}`}>{number}</a>
            </p>
          ))}
          <ul className="socials">
            <Socials links={website.socialLinks} />
          </ul>
        </section>
      </div>
      <p>© 2022 {website.title}. All rights reserved.</p>
    </footer>
    <nav className="side-slider" aria-label="Quick links">
      <ul>
        <Socials links={website.socialLinks} />
      </ul>
    </nav>
  </>
);

interface DocumentProps extends Surroundings {
  readonly title: string;
  readonly description: string;
  readonly image?: string;
  /** Address of the page, from the root. */
  readonly path: string;
  readonly children: ReactNode;
}

const Document = ({ title, description, image, path, settings, rest, children }: DocumentProps) => (
  <html lang="en" data-layout="default">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={settings.website.metaTags.keywords} />
      <meta name="robots" content="index, follow, max-snippet:-1, max-image-preview:large" />
      <link rel="canonical" href={`https://www.example-ias.in${path}`} />
      <meta property="og:title" content={title} />
      <meta property="og:type" content="article" />
      <meta property="og:url" content={`https://www.example-ias.in${path}`} />
      <meta property="og:site_name" content={settings.website.title} />
      <meta property="og:locale" content="en_IN" />
      <meta property="og:description" content={description} />
      {image && <meta property="og:image" content={`https://www.example-ias.in${image}`} />}
      <meta name="twitter:card" content="summary_large_image" />
      <link rel="icon" href={settings.website.favicon} />
    </head>
    <body>
      <a className="skip-link" href="#main">
        Skip to the content
      </a>
      <Header {...settings} />
      <main id="main" className="page" tabIndex={-1}>
        {children}
      </main>
      <Footer {...settings} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a text of the benchmark's own */}
      <div dangerouslySetInnerHTML={{ __html: rest }} />
    </body>
  </html>
);

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
const Day = ({ iso }: { readonly iso: string }) => <time dateTime={iso.slice(0, 10)}>{day.format(new Date(iso))}</time>;

/** The page of a post. */
export const PostPage = ({ post, ...around }: Surroundings & { readonly post: WirePost }) => (
  <Document {...around} title={post.title} description={post.summary} image={post.image} path={`/blog/${post.slug}`}>
    <article>
      <nav className="breadcrumbs" aria-label="Breadcrumbs">
        <ol>
          <li>
            <a href="/">Home</a>
          </li>
          <li>
            <a href="/blog">Blog</a>
          </li>
          <li>
            <span aria-current="page">{post.title}</span>
          </li>
        </ol>
      </nav>
      <p className="eyebrow">
        <a href={`/blog/category/${post.category}`}>{post.category}</a>
      </p>
      <h1>{post.title}</h1>
      <p className="page-head__intro">{post.summary}</p>
      <p className="byline">
        <span>By {post.author}</span> <Day iso={post.publishedAt} />
      </p>
      <div className="article__picture">
        <img src={post.image} alt="" decoding="async" fetchPriority="high" />
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: what this loop leaves out is the point of it */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: post.html }} />
      <p className="article__back">
        <a className="more-link more-link--back" href="/blog">
          Back to Blog
        </a>
      </p>
    </article>
  </Document>
);

/** One page of a listing. */
export const ListingPage = ({
  title,
  posts,
  ...around
}: Surroundings & { readonly title: string; readonly posts: readonly Omit<WirePost, 'html'>[] }) => (
  <Document {...around} title={title} description={title} path={`/${title}`}>
    <h1>{title}</h1>
    <ul className="cards">
      {posts.map((post) => (
        <li key={post.id} className="card">
          <img className="card__picture" src={post.image} alt="" loading="lazy" decoding="async" />
          <h2 className="card__title">
            <a href={`/blog/${post.slug}`}>{post.title}</a>
          </h2>
          <p className="card__text">{post.summary}</p>
          <Day iso={post.publishedAt} />
        </li>
      ))}
    </ul>
  </Document>
);
