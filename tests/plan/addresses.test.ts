import { describe, expect, test } from 'vitest';
import { addressesOf, contentAt, makeConfig, pageAt, plan } from './make-source.ts';

const fixed = [
  '/',
  '/hindi',
  '/contact',
  '/privacy-policy',
  '/hindi/privacy-policy',
  '/terms-conditions',
  '/hindi/terms-conditions',
  '/login',
  '/404',
];
const post = (slug: string, more = {}) => ({ id: slug, slug, title: `Post ${slug}`, ...more });
const blog = { url: '/blog/:slug', collection: 'blogpost' };
const codes = (site: ReturnType<typeof plan>) => site.warnings.map(({ code }) => code);

test('a site without entries has the fixed pages and 404, and no warnings', () => {
  const site = plan({});
  expect(addressesOf(site)).toEqual(fixed);
  expect(site.pageCount).toBe(fixed.length);
  expect(site.warnings).toEqual([]);
  expect(Array.from(site.pages(), ({ outputPath }) => outputPath)).toContain('404.html');
  expect(
    Array.from(site.pages())
      .filter(({ listed }) => !listed)
      .map(({ address }) => address),
  ).toEqual(['/login', '/404']);
});

test('login and 404 are not in the sitemap', () => {
  const hrefs = Array.from(plan({}).sitemap(), ({ href }) => href);
  expect(hrefs).toContain('https://www.example-ias.in/');
  expect(hrefs.join()).not.toMatch(/login|404/);
});

describe('page entries', () => {
  test('are in English or Hindi by path, unless they say it themselves', () => {
    const site = plan({
      entries: [
        { url: '/about' },
        { url: '/hindi/about' },
        { url: '/hindi-literature', lang: 'en' },
        { url: '/x', lang: 'hi' },
      ],
    });
    const langs = ['/about', '/hindi/about', '/hindi-literature', '/x'].map((address) => pageAt(site, address).lang);
    expect(langs).toEqual(['en', 'hi', 'en', 'hi']);
  });

  test.each([
    ['/ABOUT', 'case'],
    ['/about/', 'trailing slash'],
    ['/%61bout', 'encoding'],
    ['/about.html', 'file'],
  ])('the first of /about and %s wins (%s), and the warning names both', (url) => {
    const site = plan({
      entries: [
        { url: '/about', title: 'First' },
        { url, title: 'Second' },
      ],
    });
    expect(site.pageCount).toBe(fixed.length + 1);
    expect(pageAt(site, '/about').model.head.title).toBe('First');
    expect(codes(site)).toEqual(['ADDRESS_TAKEN']);
    expect(site.warnings[0]?.message).toContain('/about');
    expect(site.warnings[0]?.message).toContain(url);
  });

  test.each([
    '/../x',
    '/_assets/x',
    '/404',
    '/sitemap.xml',
    'https://evil.example/',
    '//evil.example',
    '/a b',
    '/.git',
  ])('%s is left out by name', (url) => {
    const site = plan({ entries: [{ url }] });
    expect(addressesOf(site)).toEqual(fixed);
    expect(site.warnings).toEqual([expect.objectContaining({ code: 'ADDRESS_REFUSED', where: url })]);
    expect(site.warnings[0]?.message).toContain(url);
  });

  test('control characters of a refused address do not reach the warning', () => {
    const [warning] = plan({ entries: [{ url: '/a\u001b[31m\nb' }] }).warnings;
    expect(warning?.message).not.toMatch(/\p{Cc}/u);
    expect(warning?.message).toContain('\\u{1b}');
  });

  test('supply the content of fixed pages, under the fixed address', () => {
    const pageData = { html: '<p>Own</p>' };
    const site = plan({
      entries: [
        { url: '/Contact/', title: 'Reach us', data: { pageData } },
        { url: '/', title: 'Home', data: { pageData } },
        { url: '/privacy-policy', title: 'Our privacy' },
        { url: '/login', data: { pageData } },
      ],
    });
    expect(site.warnings).toEqual([]);
    expect(site.pageCount).toBe(fixed.length);
    expect(contentAt(site, '/contact', 'blocks')).toEqual({
      kind: 'blocks',
      heading: 'Reach us',
      html: '<p>Own</p>',
      blocks: [],
    });
    expect(contentAt(site, '/', 'home')).toMatchObject({ heading: 'Home', html: '<p>Own</p>' });
    expect(pageAt(site, '/privacy-policy').model.content).toEqual({ kind: 'privacy', heading: 'Our privacy' });
    expect(contentAt(site, '/login', 'login').html).toBe('<p>Own</p>');
    expect(pageAt(site, '/login').listed).toBe(false);
  });
});

describe('patterns', () => {
  test('give one page per record of their language', () => {
    const site = plan({
      entries: [blog, { url: '/hindi/blog/:slug', collection: 'blogpost' }],
      collections: { blogpost: [post('one'), post('do', { lang: 'hi' })] },
    });
    expect(addressesOf(site)).toEqual(expect.arrayContaining(['/blog/one', '/hindi/blog/do']));
    expect(addressesOf(site)).not.toContain('/blog/do');
    expect(pageAt(site, '/hindi/blog/do').lang).toBe('hi');
  });

  test('as a string take their collection from the first segment after hindi', () => {
    const site = plan({
      entries: ['/news/:slug', '/hindi/news/:slug'],
      collections: { news: [post('one'), post('ek', { lang: 'hi' })] },
    });
    expect(addressesOf(site)).toEqual(expect.arrayContaining(['/news/one', '/hindi/news/ek', '/news', '/hindi/news']));
  });

  test.each([
    ['/stories/:slug'],
    [{ url: '/blog/:slug', collection: 'posts' }],
  ])('%j has no such collection', (entry) => {
    const site = plan({ entries: [entry] });
    expect(codes(site)).toEqual(['PATTERN_WITHOUT_COLLECTION']);
    expect(addressesOf(site)).toEqual(fixed);
  });

  test('may use any field, anywhere, more than once, also in the title', () => {
    const site = plan({
      entries: [{ url: '/:mode/course-:slug/:id', collection: 'course', title: ':title (:mode)' }],
      collections: { course: [{ id: '7', slug: 'ias', title: 'IAS', mode: 'online' }] },
    });
    expect(pageAt(site, '/online/course-ias/7').model.head.title).toBe('IAS (online)');
  });

  test.each([
    '',
    '..',
    'a/b',
    'a%2Fb',
    'a\\b',
    '100%',
    'a b',
    'a?b',
    '.hidden',
  ])('a record whose value is %j is left out', (slug) => {
    const site = plan({
      entries: [{ url: '/blog/:mark', collection: 'blogpost' }],
      collections: {
        blogpost: [
          { ...post('x'), mark: slug },
          { ...post('y'), mark: 'good' },
        ],
      },
    });
    expect(addressesOf(site)).toContain('/blog/good');
    expect(site.pageCount).toBe(fixed.length + 2);
    expect(site.warnings).toEqual([expect.objectContaining({ code: 'ADDRESS_REFUSED' })]);
    expect(site.warnings[0]?.message).toContain('blogpost x');
  });

  test('of two records with one address the first wins', () => {
    const site = plan({ entries: [blog], collections: { blogpost: [post('a'), { ...post('b'), slug: 'A' }] } });
    expect(addressesOf(site)).toContain('/blog/a');
    expect(codes(site)).toEqual(['ADDRESS_TAKEN']);
    expect(site.warnings[0]?.message).toMatch(/blogpost b.*blogpost a/);
  });

  test('cannot take a fixed address, even when it is claimed by nobody', () => {
    const site = plan({
      entries: [{ url: '/:slug', collection: 'blogpost' }],
      collections: { blogpost: [post('contact'), post('mine')] },
    });
    expect(contentAt(site, '/contact', 'contact').heading).toBe('Contact');
    expect(addressesOf(site)).toContain('/mine');
    expect(codes(site)).toEqual(['ADDRESS_TAKEN']);
  });

  test('and pages claim in the order of entries', () => {
    const page = { url: '/blog/one', title: 'Page' };
    const raw = { collections: { blogpost: [post('one')] } };
    expect(pageAt(plan({ ...raw, entries: [page, blog] }), '/blog/one').model.head.title).toBe('Page');
    expect(pageAt(plan({ ...raw, entries: [blog, page] }), '/blog/one').model.head.title).toBe('Post one');
  });

  test('of collections without a language have English pages only', () => {
    const site = plan({
      entries: ['/galleryphoto/:id', '/hindi/galleryphoto/:id'],
      collections: { galleryphoto: [{ id: '1', image: '/a.png' }] },
    });
    expect(addressesOf(site)).toContain('/galleryphoto/1');
    expect(addressesOf(site)).not.toContain('/hindi/galleryphoto/1');
  });
});

describe('listings', () => {
  const posts = Array.from({ length: 13 }, (_, index) =>
    post(`p${index}`, { category: index < 5 ? 'ethics' : 'polity' }),
  );
  const collections = { blogpost: posts, blogpostcategory: [{ id: '1', slug: 'ethics', title: 'Ethics' }] };

  test('stand at the static part of a pattern, in pages, with categories below', () => {
    const site = plan({ entries: [blog], collections });
    const listings = addressesOf(site).filter((address) => /^\/blog(\/page|\/category|$)/.test(address));
    expect(listings).toEqual(['/blog', '/blog/page/2', '/blog/category/ethics', '/blog/category/polity']);
    const second = contentAt(site, '/blog/page/2', 'listing');
    expect(second.list.items).toHaveLength(1);
    expect(second.pagination).toEqual({ page: 2, pages: 2, hrefs: ['/blog', '/blog/page/2'] });
    expect(second.filters).toEqual([
      { label: 'All', href: '/blog', current: true },
      { label: 'Ethics', href: '/blog/category/ethics', current: false },
      { label: 'Polity', href: '/blog/category/polity', current: false },
    ]);
    expect(contentAt(site, '/blog/category/ethics', 'listing')).toMatchObject({
      heading: 'Ethics',
      pagination: { pages: 1 },
    });
    expect(contentAt(site, '/blog/category/ethics', 'listing').list.items).toHaveLength(5);
  });

  test('of Hindi stand under the Hindi pattern', () => {
    const hindi = [post('ek', { lang: 'hi', category: 'ethics' })];
    const site = plan({
      entries: [blog, { url: '/hindi/lekh/:slug', collection: 'blogpost' }],
      collections: { ...collections, blogpost: [...posts, ...hindi] },
    });
    expect(addressesOf(site)).toEqual(expect.arrayContaining(['/hindi/lekh', '/hindi/lekh/category/ethics']));
    expect(addressesOf(site)).not.toContain('/hindi/lekh/category/polity');
    expect(pageAt(site, '/hindi/lekh').model).toMatchObject({ lang: 'hi', content: { heading: 'ब्लॉग' } });
  });

  test('of an empty collection have one page', () => {
    const site = plan({ entries: [blog], collections: { blogpost: [] } });
    expect(contentAt(site, '/blog', 'listing')).toMatchObject({
      list: { display: 'articles', items: [] },
      pagination: { pages: 1 },
    });
  });

  test('give way without a word to an entry, wherever it stands in the list', () => {
    const own = { url: '/blog', title: 'Own', data: { pageData: { html: '<p>x</p>' } } };
    const ownCategory = { url: '/blog/category/ethics', title: 'Mine', data: { pageData: { html: '<p>y</p>' } } };
    const site = plan({ entries: [blog, own, ownCategory], collections });
    expect(contentAt(site, '/blog', 'blocks').heading).toBe('Own');
    expect(contentAt(site, '/blog/category/ethics', 'blocks').heading).toBe('Mine');
    expect(site.warnings).toEqual([]);
  });

  test('take title and head data from an entry that brings no content', () => {
    const site = plan({
      entries: [{ url: '/blog', title: 'Our journal', metaTags: { keywords: 'k' } }, blog],
      collections,
    });
    expect(contentAt(site, '/blog', 'listing').heading).toBe('Our journal');
    expect(pageAt(site, '/blog').model.head).toMatchObject({ title: 'Our journal', keywords: 'k' });
    expect(addressesOf(site)).toContain('/blog/page/2');
  });

  test('do not stand at home', () => {
    const site = plan({
      entries: [
        { url: '/hindi/:slug', collection: 'news' },
        { url: '/:slug', collection: 'course' },
      ],
      collections: { news: [], course: [] },
    });
    expect(addressesOf(site)).toEqual(fixed);
    expect(site.warnings).toEqual([]);
  });
});

test('with trailing slashes pages are folders and links end with a slash', () => {
  const site = plan(
    { entries: ['/news/:slug'], collections: { news: [post('a')] } },
    makeConfig({ trailingSlash: 'always' }),
  );
  const paths = Array.from(site.pages(), ({ outputPath }) => outputPath);
  expect(paths).toEqual(
    expect.arrayContaining(['index.html', 'contact/index.html', 'news/index.html', 'news/a/index.html']),
  );
  expect(pageAt(site, '/news/a').model.href).toBe('/news/a/');
  expect(site.sites.en.hrefs).toMatchObject({ home: '/', contact: '/contact/', otherLanguage: '/hindi/' });
});

test('with trailing slashes too, the page for none is the one file servers know', () => {
  const page = pageAt(plan({}, makeConfig({ trailingSlash: 'always' })), '/404');
  expect([page.outputPath, page.model.href]).toEqual(['404.html', '/404']);
});

test('posts link to what an entry put in place of listing and category', () => {
  const content = { data: { pageData: { html: '<p>x</p>' } } };
  const site = plan({
    entries: [blog, { url: '/blog', title: 'Own', ...content }, { url: '/blog/category/c', title: 'Mine', ...content }],
    collections: { blogpost: [post('a', { category: 'c' })] },
  });
  expect(contentAt(site, '/blog/a', 'article')).toMatchObject({
    listing: { label: 'Own', href: '/blog' },
    category: { label: 'C', href: '/blog/category/c' },
  });
});

test('a pattern’s title that names no field is that of its listing, and records keep theirs', () => {
  const site = plan({ entries: [{ ...blog, title: 'Journal' }], collections: { blogpost: [post('a')] } });
  expect(pageAt(site, '/blog').model.head.title).toBe('Journal');
  expect(pageAt(site, '/blog/a').model.head.title).toBe('Post a');
});

test('counts say how many records each list had', () => {
  const site = plan({ entries: [blog, '/x'], collections: { blogpost: [post('a'), post('b', { lang: 'hi' })] } });
  expect(site.listCounts).toEqual({ blogpost: 2, 'dynamic-page-uri': 2 });
});
