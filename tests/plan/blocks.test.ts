import { describe, expect, test } from 'vitest';
import type { BlockModel } from '../../config/page-model.ts';
import { contentAt, makeConfig, pageAt, plan, type RawSource } from './make-source.ts';

const build = (blocks: readonly unknown[], raw: RawSource = {}, customBlocks: readonly string[] = []) => {
  const entry = { url: '/page', data: { pageData: { blocks } } };
  const site = plan({ ...raw, entries: [...(raw.entries ?? []), entry] }, makeConfig(), customBlocks);
  const { model, warnings } = pageAt(site, '/page');
  return { blocks: (model.content as { blocks: readonly BlockModel[] }).blocks, warnings };
};
const blog = { url: '/blog/:slug', collection: 'blogpost' };
const post = (slug: string, more = {}) => ({ id: slug, slug, title: `Post ${slug}`, ...more });

test('hero, cta, stats and enquiry carry their texts, links and defaults', () => {
  const { blocks, warnings } = build([
    { type: 'hero', title: 'T', subtitle: 'S', image: '/h.png', url: '/contact', label: 'Go' },
    { type: 'cta', title: 'T', text: 'X', url: 'https://x.example/' },
    { type: 'stats', items: [{ value: 250, label: 'Selections' }, { value: '' }, null] },
    { type: 'enquiry' },
    { type: 'enquiry', title: 'Ask', enquirySource: 'Home' },
  ]);
  expect(blocks).toEqual([
    {
      type: 'hero',
      title: 'T',
      subtitle: 'S',
      image: { src: 'https://api.example.com/h.png', alt: '' },
      action: { label: 'Go', href: '/contact' },
    },
    { type: 'cta', title: 'T', text: 'X', action: { label: 'Learn more', href: 'https://x.example/', newTab: true } },
    { type: 'stats', items: [{ value: '250', label: 'Selections' }] },
    { type: 'enquiry', enquirySource: 'Web Enquiry' },
    { type: 'enquiry', title: 'Ask', enquirySource: 'Home' },
  ]);
  expect(warnings).toEqual([]);
});

test('rich text and html are sanitised', () => {
  const { blocks } = build([
    { type: 'richText', html: '<p onclick=x>a</p>' },
    { type: 'html', html: '<script>x</script><b>b</b>' },
  ]);
  expect(blocks).toEqual([
    { type: 'richText', html: '<p>a</p>' },
    { type: 'html', html: '<b>b</b>' },
  ]);
});

test.each([
  [{ type: 'carousel' }, 'carousel'],
  [{ type: 'constructor' }, 'constructor'],
  [{ type: 'collection' }, 'collection'],
  [{ type: 'collection', collection: 'events' }, 'collection'],
  [{ type: 'faq' }, 'faq'],
  [{ type: 'form', form: 'f' }, 'form'],
  [{ type: 'video', url: 'javascript:x' }, 'video'],
  [{ type: 'richText', html: '<script>x</script>' }, 'richText'],
  [{ type: 'stats', items: 'many' }, 'stats'],
  [{ type: 'hero' }, 'hero'],
  [{ type: 'product', id: 'gone' }, 'product'],
])('%j is left out with a warning that names page and type', (block, type) => {
  const { blocks, warnings } = build([block, { type: 'enquiry' }]);
  expect(blocks.map((one) => one.type)).toEqual(['enquiry']);
  const left = warnings.find(({ code }) => code === 'BLOCK_LEFT_OUT');
  expect(left?.where).toBe('/page');
  expect(left?.message).toContain(`"${type}"`);
});

test('what is no block at all is left out too', () => {
  expect(build([null, 'x', {}, []]).blocks).toEqual([]);
  expect(build([null, 'x', {}, []]).warnings).toHaveLength(4);
});

test('a theme’s own block gets its fields as they came', () => {
  expect(build([{ type: 'countdown', until: 3 }], {}, ['countdown']).blocks).toEqual([
    { type: 'custom', name: 'countdown', props: { until: 3 } },
  ]);
});

test('a link that is not safe is left out with a warning, its block stays', () => {
  const { blocks, warnings } = build([{ type: 'cta', title: 'T', url: 'javascript:alert(1)' }]);
  expect(blocks).toEqual([{ type: 'cta', title: 'T' }]);
  expect(warnings).toEqual([expect.objectContaining({ code: 'URL_UNSAFE', where: '/page' })]);
});

describe('collection blocks', () => {
  const blogpost = [
    ...Array.from({ length: 14 }, (_, index) => post(`p${index}`, { category: index % 2 ? 'odd' : 'even' })),
    post('hi', { lang: 'hi' }),
  ];
  const list = (block: object, raw: RawSource) => {
    const [found] = build([{ type: 'collection', ...block }], raw).blocks;
    if (found?.type !== 'collection') throw new Error('no collection');
    return found;
  };

  test('show all records of the page’s language where there is no listing', () => {
    const { list: shown, more } = list({ collection: 'blogpost' }, { collections: { blogpost } });
    expect(shown.items).toHaveLength(14);
    expect(more).toBeUndefined();
    expect(shown.items[0]).toEqual({ id: 'p0', title: 'Post p0', badge: 'Even', facts: [] });
  });

  test('show one page of a listing, with a link to all and to each record', () => {
    const { list: shown, more } = list({ collection: 'blogpost' }, { entries: [blog], collections: { blogpost } });
    expect(shown.items).toHaveLength(12);
    expect(shown.items[0]).toMatchObject({ href: '/blog/p0' });
    expect(more).toEqual({ label: 'View all', href: '/blog' });
  });

  test('narrow by category, list and limit', () => {
    const odd = list(
      { collection: 'blogpost', category: 'odd', limit: 3 },
      { entries: [blog], collections: { blogpost } },
    );
    expect(odd.list.items.map(({ id }) => id)).toEqual(['p1', 'p3', 'p5']);
    expect(odd.more?.href).toBe('/blog/category/odd');
    const webberlistitem = [
      { id: '1', list: 'toppers', title: 'A', image: '/a.png' },
      { id: '2', list: 'faculty', title: 'B' },
    ];
    const toppers = list(
      { collection: 'webberlistitem', list: 'toppers', limit: '2' },
      { collections: { webberlistitem } },
    );
    expect(toppers.list).toMatchObject({ display: 'people', items: [{ id: '1', title: 'A' }] });
  });

  test('show pictures and films, which have no language, on pages of both', () => {
    const galleryphoto = [{ id: '1', image: '/a.png', album: 'x' }];
    const blocks = [
      { type: 'collection', collection: 'galleryphoto' },
      { type: 'gallery', album: 'x' },
      { type: 'gallery', album: 'y' },
    ];
    const entries = [{ url: '/hindi/g', data: { pageData: { blocks } } }];
    const shown = contentAt(plan({ entries, collections: { galleryphoto } }), '/hindi/g', 'blocks').blocks;
    const photo = { id: '1', image: { src: 'https://api.example.com/a.png', alt: '' }, album: 'x' };
    expect(shown).toEqual([
      { type: 'collection', list: { display: 'photos', items: [photo] } },
      { type: 'gallery', photos: [photo] },
      { type: 'gallery', photos: [] },
    ]);
  });

  test('a download without a host is a page where there is one, else a file on the API host', () => {
    const download = [
      { id: '1', title: 'File', url: '/uploads/syllabus.pdf' },
      { id: '2', title: 'Page', url: '/contact' },
      { id: '3', title: 'Elsewhere', url: 'https://x.example/d.pdf' },
    ];
    const { blocks } = build([{ type: 'collection', collection: 'download' }], { collections: { download } });
    const hrefs = blocks.flatMap((block) =>
      block.type === 'collection' && block.list.display === 'downloads' ? block.list.items.map(({ href }) => href) : [],
    );
    expect(hrefs).toEqual(['https://api.example.com/uploads/syllabus.pdf', '/contact', 'https://x.example/d.pdf']);
  });

  test('show each collection in its own way', () => {
    const one = { id: '1', slug: 'a', title: 'A' };
    const collections: RawSource['collections'] = {
      courseprogram: [one],
      course: [{ ...one, duration: '1 year', fee: 5000, startDate: '2026-11-20' }],
      blogpost: [one],
      blogpostcategory: [one],
      news: [{ ...one, publishedAt: '2026-11-20T20:00:00Z' }],
      testimonial: [{ id: '1', name: 'N', text: 'T', videoUrl: 'https://youtu.be/dQw4w9WgXcQ' }],
      download: [{ id: '1', title: 'D', url: 'https://x.example/d.pdf', size: '1 MB', category: 'past-papers' }],
      galleryvideo: [{ id: '1', url: 'https://vimeo.com/123' }],
      webberlistitem: [{ id: '1', list: 'l', title: 'L', url: '/contact' }],
    };
    const blocks = Object.keys(collections).map((collection) => ({ type: 'collection', collection }));
    const shown = build(blocks, { entries: [blog], collections }).blocks.map((block) =>
      block.type === 'collection' ? [block.list.display, block.list.items[0]] : [],
    );
    expect(shown).toEqual([
      ['programmes', { id: '1', title: 'A', facts: [] }],
      [
        'courses',
        {
          id: '1',
          title: 'A',
          facts: [
            { name: 'duration', value: '1 year' },
            { name: 'fee', value: '5000' },
            { name: 'startDate', value: '20 November 2026' },
          ],
        },
      ],
      ['articles', { id: '1', title: 'A', href: '/blog/a', facts: [] }],
      ['links', { id: '1', title: 'A', href: '/blog/category/a', facts: [] }],
      ['news', { id: '1', title: 'A', facts: [], date: { iso: '2026-11-21', label: '21 November 2026' } }],
      ['testimonials', expect.objectContaining({ name: 'N', video: expect.objectContaining({ title: 'N' }) })],
      ['downloads', { id: '1', title: 'D', href: 'https://x.example/d.pdf', size: '1 MB', category: 'Past papers' }],
      ['videos', expect.objectContaining({ title: 'Video', href: 'https://vimeo.com/123' })],
      ['links', { id: '1', title: 'L', href: '/contact', facts: [] }],
    ]);
  });
});

test('a form has the specification’s kinds of field, unknown ones are plain text', () => {
  const fields = [
    { name: 'email', label: 'Email', type: 'email', required: true },
    { name: 'first-name', type: 'wizard' },
    { name: 'c', type: 'select', options: ['UPSC', { value: 's', label: 'State' }, {}] },
    { name: 'email', label: 'Again' },
    { label: 'nameless' },
  ];
  expect(build([{ type: 'form', form: 'f', fields }]).blocks).toEqual([
    {
      type: 'form',
      form: 'f',
      fields: [
        { name: 'email', label: 'Email', type: 'email', required: true, options: [] },
        { name: 'first-name', label: 'First name', type: 'text', required: false, options: [] },
        {
          name: 'c',
          label: 'C',
          type: 'select',
          required: false,
          options: [
            { value: 'UPSC', label: 'UPSC' },
            { value: 's', label: 'State' },
          ],
        },
      ],
    },
  ]);
});

test('a product links to its course, when that has a page', () => {
  const raw: RawSource = {
    entries: ['/course/:slug'],
    collections: { course: [{ id: 'c1', slug: 'ias', title: 'IAS' }] },
    products: [{ id: '5', title: 'Notes', price: 100, html: '<i>x</i>', course: 'c1' }],
  };
  expect(build([{ type: 'product', id: 5 }], raw).blocks).toEqual([
    {
      type: 'product',
      product: {
        id: '5',
        title: 'Notes',
        html: '<i>x</i>',
        price: '100',
        course: { label: 'IAS', href: '/course/ias' },
      },
    },
  ]);
});

describe('record pages', () => {
  const one = { id: '1', slug: 'a', title: 'A', summary: 'S', html: '<h1>H</h1>', image: '/a.png' };
  const image = { src: 'https://api.example.com/a.png', alt: '' };

  test('of posts name author, date, category and listing, and show the pattern’s blocks', () => {
    const pattern = { ...blog, data: { pageData: { html: '<p>Every post</p>', blocks: [{ type: 'enquiry' }] } } };
    const blogpost = [{ ...one, author: 'Me', publishedAt: '2026-11-20', category: { slug: 'ethics', title: 'x' } }];
    const blogpostcategory = [{ id: '9', slug: 'ethics', title: 'Ethics' }];
    const site = plan({ entries: [pattern], collections: { blogpost, blogpostcategory } });
    expect(contentAt(site, '/blog/a', 'article')).toEqual({
      kind: 'article',
      heading: 'A',
      summary: 'S',
      image,
      html: '<h2>H</h2>',
      author: 'Me',
      date: { iso: '2026-11-20', label: '20 November 2026' },
      category: { label: 'Ethics', href: '/blog/category/ethics' },
      listing: { label: 'Blog', href: '/blog' },
      blocks: [
        { type: 'html', html: '<p>Every post</p>' },
        { type: 'enquiry', enquirySource: 'Web Enquiry' },
      ],
    });
  });

  test('of courses and programmes name each other', () => {
    const site = plan({
      entries: ['/course/:slug', '/courseprogram/:slug'],
      collections: { course: [{ ...one, program: { id: 'p' } }], courseprogram: [{ ...one, id: 'p', title: 'Prog' }] },
    });
    expect(contentAt(site, '/course/a', 'course').program).toEqual({ label: 'Prog', href: '/courseprogram/a' });
    expect(contentAt(site, '/courseprogram/a', 'programme').courses).toMatchObject([{ title: 'A', href: '/course/a' }]);
  });

  test('of other collections show what they have', () => {
    const site = plan({
      entries: ['/testimonial/:id', '/download/:id', '/galleryvideo/:id'],
      collections: {
        testimonial: [{ id: 't', name: 'N', text: 'Great', rank: 'AIR 1' }],
        download: [{ id: 'd', title: 'D', url: '/d.pdf' }],
        galleryvideo: [{ id: 'v', title: 'V', url: 'https://youtu.be/dQw4w9WgXcQ' }],
      },
    });
    expect(contentAt(site, '/testimonial/t', 'record')).toMatchObject({
      heading: 'N',
      subtitle: 'AIR 1',
      text: 'Great',
    });
    expect(contentAt(site, '/download/d', 'record').link).toMatchObject({
      label: 'D',
      href: 'https://api.example.com/d.pdf',
    });
    expect(contentAt(site, '/galleryvideo/v', 'record').video).toMatchObject({ title: 'V' });
  });

  test('a fault in a pattern’s blocks is told once, not for every record', () => {
    const pattern = { ...blog, data: { pageData: { blocks: [{ type: 'nothing' }] } } };
    const site = plan({ entries: [pattern], collections: { blogpost: [post('a'), post('b')] } });
    expect(site.warnings).toEqual([expect.objectContaining({ code: 'BLOCK_LEFT_OUT', where: '/blog/:slug' })]);
    expect(pageAt(site, '/blog/a').warnings).toEqual([]);
  });
});

test('a home page without content is composed of what is there', () => {
  const webberlistitem = [
    { id: '1', list: 'faq', title: 'Q', html: 'A' },
    { id: '2', list: 'toppers', title: 'T', image: '/t.png' },
  ];
  const collections = { blogpost: [post('a')], webberlistitem };
  const site = plan({ website: { title: 'Site' }, entries: [blog], collections });
  const home = contentAt(site, '/', 'home');
  expect(home.heading).toBe('Site');
  expect(home.blocks.map((block) => block.type)).toEqual(['hero', 'collection', 'collection', 'faq', 'enquiry', 'cta']);
  const hindi = contentAt(site, '/hindi', 'home');
  expect(hindi.blocks.map((block) => block.type)).toEqual(['hero', 'enquiry', 'cta']);
});
