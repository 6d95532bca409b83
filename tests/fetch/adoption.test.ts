import { expect, test } from 'vitest';
import { openBench } from './fetch-bench.ts';
import { json, status } from './scripted-host.ts';

/** Hosts of other shapes, read as ours by configuration alone. */

const bench = openBench();

interface WordPressPost {
  readonly id: number;
  readonly slug: string;
  readonly status: string;
  readonly date_gmt: string;
  readonly title: { readonly rendered: string };
  readonly content: { readonly rendered: string };
}

test('a WordPress-shaped host', async () => {
  const posts = Array.from({ length: 5 }, (_, at) => ({
    id: at + 1,
    slug: `post-${at + 1}`,
    status: at === 4 ? 'draft' : 'publish',
    date_gmt: `2024-01-0${at + 1}T08:00:00`,
    title: { rendered: `Post ${at + 1}` },
    content: { rendered: '<p>Text</p>' },
    _links: { self: [] },
  }));
  bench.host.on('/wp-json/wp/v2/posts', (facts) => {
    const page = Number(facts.url.searchParams.get('page'));
    const items = posts.slice((page - 1) * 2, page * 2);
    // WordPress refuses pages beyond the last with 400.
    if (items.length === 0) status(400)(facts);
    else json(items, { 'x-wp-total': '5' })(facts);
  });
  const { source, records, warnings } = await bench.run({
    collections: ['blogpost'],
    params: ['slug'],
    content: {
      blogpost: {
        pages: (page) => `/wp-json/wp/v2/posts?per_page=2&page=${page}`,
        map: ({ id, slug, status: state, date_gmt, title, content }: WordPressPost) =>
          state === 'publish'
            ? { id, slug, title: title.rendered, html: content.rendered, publishedAt: `${date_gmt}Z` }
            : undefined,
      },
    },
  });
  expect(records('blogpost').map(({ id }) => id)).toEqual(['4', '3', '2', '1']);
  expect(source.collections.blogpost?.facts[0]?.params).toEqual({ slug: 'post-4' });
  expect(warnings).toEqual([]);
});

interface StrapiItem {
  readonly id: number;
  readonly attributes: { readonly name: string; readonly slug: string; readonly sort: number; readonly locale: string };
}

test('a Strapi-shaped host', async () => {
  const items = Array.from({ length: 6 }, (_, at) => ({
    id: at + 1,
    attributes: { name: `Course ${at}`, slug: `course-${at}`, sort: 6 - at, locale: at % 2 ? 'hi-IN' : 'en' },
  }));
  bench.host.on('/api/courses', (facts) => {
    const page = Number(facts.url.searchParams.get('pagination[page]'));
    const size = Number(facts.url.searchParams.get('pagination[pageSize]'));
    const data = items.slice((page - 1) * size, page * size);
    json({ data, meta: { pagination: { page, pageSize: size, total: items.length } } })(facts);
  });
  const { records, source, warnings } = await bench.run({
    collections: ['course'],
    content: {
      course: {
        pages: (page) => `/api/courses?populate=*&pagination[page]=${page}&pagination[pageSize]=3`,
        map: ({ id, attributes: { name, slug, sort, locale } }: StrapiItem) => ({
          id,
          slug,
          title: name,
          order: sort,
          lang: locale.slice(0, 2),
        }),
      },
    },
  });
  expect(records('course').map(({ id }) => id)).toEqual(['6', '5', '4', '3', '2', '1']);
  expect(source.collections.course?.facts.map(({ lang }) => lang)).toEqual(['hi', 'en', 'hi', 'en', 'hi', 'en']);
  expect(warnings).toEqual([]);
});
