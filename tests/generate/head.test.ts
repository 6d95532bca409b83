import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../cli/sandbox/start-sandbox.ts';
import { createTestSite, minimalConfig, type TestSite } from '../support/test-site.ts';

let sandbox: Sandbox;
let site: TestSite;
beforeAll(async () => {
  sandbox = await startSandbox();
  sandbox.content.update(({ settings, entries, collections }) => {
    settings.website.metaTags = {
      keywords: 'site words',
      ogDescription: 'Site <description>',
      ogImage: '/media/share.svg',
    };
    settings.website.script = [
      { attributes: { src: 'https://tags.example/a.js', async: true, defer: false, id: null }, innerHTML: '' },
      { attributes: {}, innerHTML: 'window.first = "<b>";' },
    ];
    entries.unshift({
      url: '/heads',
      title: 'Heads & "tails"',
      metaTags: { keywords: 'entry words', ogTitle: 'Entry og' },
      data: {
        pageData: {
          metaTags: { description: 'Page description', ogImage: 'https://cdn.example/p.png' },
          customParams: { hideHeader: true, hideFooter: true, headerType: 'minimal' },
          html: '<p>Body</p>',
        },
      },
    });
    collections.blogpost.push({
      id: 'own-head',
      slug: 'own-head',
      title: 'A post with its own head',
      summary: 'In short.',
      publishedAt: '2026-11-02T20:00:00Z',
      metaTags: { ogTitle: 'Post og', ogDescription: 'Post og description' },
      category: 'strategy',
    });
  });
  site = await createTestSite(minimalConfig(sandbox));
  const { code, stderr } = await site.generate();
  expect(code, stderr).toBe(0);
});
afterAll(async () => {
  await sandbox?.close();
  await site?.remove();
});

const headOf = (path: string) => site.read(path).split('</head>')[0] ?? '';
const metaOf = (path: string, name: string) =>
  headOf(path).match(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`))?.[1];
const dataOf = (path: string) =>
  [...headOf(path).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  );

describe('a page entry', () => {
  test('has its title, and head data from page over entry over website', () => {
    expect(headOf('heads.html')).toContain('<title>Heads &amp; &quot;tails&quot;</title>');
    expect(metaOf('heads.html', 'og:title')).toBe('Entry og');
    expect(metaOf('heads.html', 'keywords')).toBe('entry words');
    expect(metaOf('heads.html', 'description')).toBe('Page description');
    expect(metaOf('heads.html', 'og:image')).toBe('https://cdn.example/p.png');
    expect(metaOf('heads.html', 'robots')).toMatch(/^index, follow, max-snippet:-1/);
    expect(headOf('heads.html')).toContain('<link rel="canonical" href="https://www.example-ias.in/heads">');
    expect(headOf('heads.html')).toContain(`<link rel="icon" href="${sandbox.apiUrl}/media/favicon.svg">`);
  });

  test('hides banner and contentinfo when its params say so; floating elements stay', () => {
    const html = site.read('heads.html');
    expect(html).not.toContain('<header');
    expect(html).not.toContain('<footer');
    expect(html).toContain('ENQUIRY NOW');
    expect(html).toContain('data-layout="minimal"');
  });
});

test('a record has its own head, and its page the schema of its kind', () => {
  const path = 'blog/own-head.html';
  expect(headOf(path)).toContain('<title>A post with its own head</title>');
  expect(metaOf(path, 'og:title')).toBe('Post og');
  expect(metaOf(path, 'description')).toBe('Post og description');
  expect(metaOf(path, 'keywords')).toBe('site words');
  expect(metaOf(path, 'og:image')).toBe(`${sandbox.apiUrl}/media/share.svg`);
  expect(dataOf(path)).toEqual([
    expect.objectContaining({ '@type': 'BlogPosting', headline: 'A post with its own head' }),
    expect.objectContaining({ '@type': 'BreadcrumbList' }),
  ]);
  // Eight in the evening in London is the next day in Prayagraj.
  expect(site.read(path)).toContain('3 November 2026');
});

test('what is missing falls back to the website', () => {
  expect(metaOf('contact.html', 'description')).toBe('Site &lt;description&gt;');
  expect(metaOf('contact.html', 'og:title')).toBe(headOf('contact.html').match(/<title>(.*?)<\/title>/)?.[1]);
});

test("the CMS's scripts stand in the head, in order, with their attributes", () => {
  const scripts = '<script src="https://tags.example/a.js" async></script>\n<script>window.first = "<b>";</script>';
  for (const path of ['index.html', 'hindi.html', '404.html']) expect(headOf(path)).toContain(scripts);
});

test('login and the 404 page are not indexed and not in the sitemap; everything else is in it', () => {
  const sitemap = site.read('sitemap.xml');
  for (const path of ['login.html', '404.html']) expect(metaOf(path, 'robots')).toMatch(/^noindex/);
  expect(sitemap).not.toContain('/login<');
  expect(sitemap).not.toContain('404');
  const pages = site.list().filter((path) => path.endsWith('.html') && !['login.html', '404.html'].includes(path));
  expect(sitemap.match(/<loc>/g)).toHaveLength(pages.length);
});

test('pairs of pages name each other in the head and in the sitemap', () => {
  for (const path of ['about-us.html', 'hindi/about-us.html']) {
    expect(headOf(path)).toContain(
      '<link rel="alternate" hreflang="hi" href="https://www.example-ias.in/hindi/about-us">',
    );
    expect(headOf(path)).toContain('<link rel="alternate" hreflang="en" href="https://www.example-ias.in/about-us">');
  }
  expect(headOf('heads.html')).not.toContain('hreflang');
});

test('each kind of page has structured data that fits it', () => {
  const typesOf = (path: string) => dataOf(path).map((data) => data['@type']);
  expect(typesOf('index.html')).toContain('EducationalOrganization');
  expect(typesOf('courses/upsc-foundation.html')).toContain('Course');
  expect(typesOf('faq.html')).toContain('FAQPage');
  const [news = ''] = site.list().filter((path) => /^news\/(?!page\/)[^/]+\.html$/.test(path));
  expect(typesOf(news)).toContain('NewsArticle');
});

test('there is a feed of blog and news in each language, and robots.txt names the sitemap', () => {
  for (const path of ['blog/feed.xml', 'hindi/blog/feed.xml', 'news/feed.xml', 'hindi/news/feed.xml']) {
    expect(site.read(path)).toMatch(
      /<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom" xml:lang="(en|hi)">[\s\S]*<entry>/,
    );
  }
  expect(site.read('robots.txt')).toContain('Sitemap: https://www.example-ias.in/sitemap.xml');
});

test('trailingSlash always: folders, addresses and links end with a slash', async () => {
  const other = await createTestSite({ ...minimalConfig(sandbox), trailingSlash: 'always' });
  await other.generate();
  expect(other.has('contact/index.html')).toBe(true);
  expect(other.read('contact/index.html')).toContain(
    '<link rel="canonical" href="https://www.example-ias.in/contact/">',
  );
  expect(other.read('index.html')).toContain('href="/about-us/"');
  expect(other.has('404.html')).toBe(true);
  await other.remove();
});
