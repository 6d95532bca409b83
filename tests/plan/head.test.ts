import { describe, expect, test } from 'vitest';
import { pageAt, plan } from './make-source.ts';

const origin = 'https://www.example-ias.in';
const blog = { url: '/blog/:slug', collection: 'blogpost' };
const headAt = (raw: Parameters<typeof plan>[0], address: string) => pageAt(plan(raw), address).model.head;

describe('meta tags', () => {
  const website = { title: 'Site', metaTags: { keywords: 'w', ogDescription: 'W', ogImage: '/w.png' } };

  test('come from page data, then entry, then record, then website, field by field', () => {
    const entry = {
      ...blog,
      metaTags: { keywords: 'e', ogTitle: 'E' },
      data: { pageData: { metaTags: { ogTitle: 'P' } } },
    };
    const record = { id: '1', slug: 'a', title: 'A', metaTags: { ogTitle: 'R', keywords: 'r', description: 'R' } };
    expect(headAt({ website, entries: [entry], collections: { blogpost: [record] } }, '/blog/a')).toMatchObject({
      title: 'A',
      ogTitle: 'P',
      keywords: 'e',
      description: 'R',
      ogDescription: 'W',
      ogImage: 'https://api.example.com/w.png',
      ogType: 'article',
    });
  });

  test('description falls back to ogDescription, og:title to the title', () => {
    const head = headAt({ website, entries: [{ url: '/a', title: 'About', metaTags: { ogDescription: 'O' } }] }, '/a');
    expect(head).toMatchObject({
      title: 'About',
      ogTitle: 'About',
      description: 'O',
      ogDescription: 'O',
      ogType: 'website',
    });
  });

  test('the summary is the last resort of the description', () => {
    const blogpost = [{ id: '1', slug: 'a', title: 'A', summary: 'Short' }];
    expect(headAt({ entries: [blog], collections: { blogpost } }, '/blog/a').description).toBe('Short');
    expect(headAt({ website, entries: [blog], collections: { blogpost } }, '/blog/a').description).toBe('W');
  });
});

test('titles are exactly those of entry, record, fixed page or site', () => {
  const site = plan({ website: { title: 'Site' }, entries: ['/x', '/news/:slug'], collections: { news: [] } });
  const title = (address: string) => pageAt(site, address).model.head.title;
  expect(['/', '/hindi', '/contact', '/hindi/privacy-policy', '/x', '/news'].map(title)).toEqual([
    'Site',
    'Site',
    'Contact',
    'गोपनीयता नीति',
    'Site',
    'News',
  ]);
});

test('robots let all pages in but login and 404', () => {
  const site = plan({});
  const robots = (address: string) => pageAt(site, address).model.head.robots;
  expect(robots('/')).toBe('index, follow, max-snippet:-1, max-image-preview:large');
  expect(robots('/login')).toBe('noindex, follow, max-snippet:-1');
  expect(robots('/404')).toBe('noindex, follow, max-snippet:-1');
});

test('canonical addresses are on the site’s origin, and favicons on the API host when relative', () => {
  const head = headAt({ website: { favicon: '/f.ico' }, entries: ['/लेख'] }, '/लेख');
  expect(head.canonical).toBe(`${origin}/%E0%A4%B2%E0%A5%87%E0%A4%96`);
  expect(head.favicon).toBe('https://api.example.com/f.ico');
});

test('pages that exist in both languages name each other', () => {
  const site = plan({
    entries: ['/about', '/hindi/about', '/alone', { url: '/odd' }, { url: '/hindi/odd', lang: 'en' }],
  });
  const alternates = [
    { hreflang: 'en', href: `${origin}/about` },
    { hreflang: 'hi', href: `${origin}/hindi/about` },
    { hreflang: 'x-default', href: `${origin}/about` },
  ];
  expect(pageAt(site, '/about').model.head.alternates).toEqual(alternates);
  expect(pageAt(site, '/hindi/about').model.head.alternates).toEqual(alternates);
  expect(pageAt(site, '/').model.head.alternates[1]?.href).toBe(`${origin}/hindi`);
  for (const alone of ['/alone', '/odd', '/hindi/odd', '/login', '/404', '/contact']) {
    expect(pageAt(site, alone).model.head.alternates).toEqual([]);
  }
  const inSitemap = Array.from(site.sitemap()).find(({ href }) => href === `${origin}/about`);
  expect(inSitemap?.alternates).toEqual(alternates);
});

test('breadcrumbs lead from home over pages that exist', () => {
  const entries = [blog, { url: '/a', title: 'A' }, { url: '/a/b/c', title: 'C' }, { url: '/hindi/x', title: 'X' }];
  const site = plan({ entries, collections: { blogpost: [{ id: '1', slug: 'p', title: 'P', category: 'c' }] } });
  const way = (address: string) => pageAt(site, address).model.breadcrumbs.map(({ label, href }) => `${label} ${href}`);
  expect(way('/')).toEqual([]);
  expect(way('/hindi')).toEqual([]);
  expect(way('/a/b/c')).toEqual(['Home /', 'A /a', 'C /a/b/c']);
  expect(way('/blog/p')).toEqual(['Home /', 'Blog /blog', 'P /blog/p']);
  expect(way('/blog/category/c')).toEqual(['Home /', 'Blog /blog', 'C /blog/category/c']);
  expect(way('/hindi/x')).toEqual(['मुखपृष्ठ /hindi', 'X /hindi/x']);
});

describe('structured data', () => {
  const typesAt = (raw: Parameters<typeof plan>[0], address: string) =>
    headAt(raw, address).structuredData.map((one) => (one as Record<string, unknown>)['@type']);

  test('describes the institute on home and contact', () => {
    const website = {
      email: 'a@b.example',
      contactNumber: ['9876543210'],
      logo: '/l.png',
      socialLinks: { facebook: 'https://fb.example/x' },
    };
    expect(headAt({ website }, '/').structuredData).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'EducationalOrganization',
        name: 'Example IAS',
        url: `${origin}/`,
        logo: 'https://api.example.com/l.png',
        email: 'a@b.example',
        telephone: '+919876543210',
        sameAs: ['https://fb.example/x'],
      },
    ]);
    expect(typesAt({}, '/contact')).toEqual(['EducationalOrganization', 'BreadcrumbList']);
  });

  test('describes courses, posts, news and questions', () => {
    const one = { id: '1', slug: 'a', title: 'A', publishedAt: '2026-11-20' };
    const collections = {
      course: [one],
      blogpost: [one],
      news: [one],
      webberlistitem: [{ id: 'q', list: 'faq', title: 'Why?', html: '<p>Because &amp; so</p>' }],
    };
    const faq = { url: '/faq', data: { pageData: { blocks: [{ type: 'faq', list: 'faq' }] } } };
    const raw = { entries: [blog, '/course/:slug', '/news/:slug', faq], collections };
    expect(typesAt(raw, '/course/a')).toEqual(['Course', 'BreadcrumbList']);
    expect(typesAt(raw, '/blog/a')).toEqual(['BlogPosting', 'BreadcrumbList']);
    expect(typesAt(raw, '/news/a')).toEqual(['NewsArticle', 'BreadcrumbList']);
    expect(headAt(raw, '/news/a').structuredData[0]).toMatchObject({
      headline: 'A',
      datePublished: '2026-11-19T18:30:00.000Z',
      url: `${origin}/news/a`,
    });
    expect(headAt(raw, '/faq').structuredData[1]).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [{ name: 'Why?', acceptedAnswer: { text: 'Because & so' } }],
    });
  });
});

test('header and footer stand as the entry says, unknown types as usual', () => {
  const custom = (customParams: object) => ({ url: '/x', data: { pageData: { customParams } } });
  const layout = (customParams: object) => pageAt(plan({ entries: [custom(customParams)] }), '/x').model.layout;
  expect(layout({ hideHeader: true, hideFooter: 'true', headerType: 'minimal' })).toEqual({
    hideHeader: true,
    hideFooter: true,
    headerType: 'minimal',
  });
  expect(layout({ headerType: 'gold' })).toEqual({ hideHeader: false, hideFooter: false, headerType: 'default' });
});

test('feeds of blog and news hold the newest twenty with a date, by language', () => {
  const posts = Array.from({ length: 25 }, (_, index) => ({
    id: `${index}`,
    slug: `p${index}`,
    title: `P${index}`,
    publishedAt: `2026-01-${String(index + 1).padStart(2, '0')}`,
  }));
  const site = plan({
    entries: [blog],
    collections: { blogpost: [...posts, { id: 'x', slug: 'x', title: 'undated' }] },
  });
  expect(site.feeds.map(({ outputPath, lang }) => [outputPath, lang])).toEqual([['blog/feed.xml', 'en']]);
  const feed = site.feeds[0]?.build();
  expect(feed?.entries).toHaveLength(20);
  expect(feed).toMatchObject({
    selfHref: `${origin}/blog/feed.xml`,
    homeHref: `${origin}/blog`,
    updated: '2026-01-24T18:30:00.000Z',
  });
  expect(feed?.entries[0]).toMatchObject({ title: 'P24', href: `${origin}/blog/p24` });
  expect(pageAt(site, '/').model.head.feeds).toEqual([{ title: feed?.title, href: `${origin}/blog/feed.xml` }]);
  expect(pageAt(site, '/hindi').model.head.feeds).toEqual([]);
});
