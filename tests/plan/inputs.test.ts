import { expect, test } from 'vitest';
import { plan, type RawSource } from './make-source.ts';

const base: RawSource = {
  website: { title: 'Site' },
  entries: [
    { url: '/blog/:slug', collection: 'blogpost' },
    '/course/:slug',
    {
      url: '/about',
      title: 'About',
      data: { pageData: { blocks: [{ type: 'collection', collection: 'blogpost', limit: 1 }] } },
    },
  ],
  collections: {
    blogpost: [
      { id: '1', slug: 'a', title: 'A', category: 'c' },
      { id: '2', slug: 'b', title: 'B' },
    ],
    blogpostcategory: [{ id: '1', slug: 'c', title: 'C' }],
    course: [{ id: '1', slug: 'x', title: 'X', program: 'p' }],
    courseprogram: [{ id: 'p', slug: 'p', title: 'P' }],
  },
};

/** Addresses whose model, and whose inputs, differ between two sites; the site models are not part of either. */
const compare = (one: RawSource, other: RawSource) => {
  const [before, after] = [one, other].map((raw) => {
    const pages = Array.from(plan(raw).pages());
    return new Map(
      pages.map((page) => [page.address, { inputs: page.inputs, model: JSON.stringify(page.buildModel().model) }]),
    );
  });
  const differing = (part: 'inputs' | 'model') =>
    [...(before?.keys() ?? [])].filter((address) => before?.get(address)?.[part] !== after?.get(address)?.[part]);
  return { inputs: differing('inputs'), models: differing('model') };
};

const withCollections = (changes: RawSource['collections']): RawSource => ({
  ...base,
  collections: { ...base.collections, ...changes },
});
const [first, second] = base.collections?.blogpost ?? [];

test('the same content gives the same inputs and models', () => {
  expect(compare(base, structuredClone(base))).toEqual({ inputs: [], models: [] });
});

test.each<[string, RawSource, readonly string[]]>([
  [
    'a post',
    withCollections({ blogpost: [{ ...first, title: 'New' }, second ?? {}] }),
    ['/blog/a', '/about', '/blog', '/blog/category/c', '/'],
  ],
  ['a category', withCollections({ blogpostcategory: [{ id: '1', slug: 'c', title: 'New' }] }), ['/blog/a']],
  ['a programme', withCollections({ courseprogram: [{ id: 'p', slug: 'p', title: 'New' }] }), ['/course/x']],
  ['the number of posts', withCollections({ blogpost: [first ?? {}] }), ['/blog']],
  ['a page in Hindi', { ...base, entries: [...(base.entries ?? []), '/hindi/about'] }, ['/about']],
  ['a parent page', { ...base, entries: [...(base.entries ?? []), { url: '/course', title: 'Ours' }] }, ['/course/x']],
  [
    'the site’s description',
    { ...base, website: { title: 'Site', metaTags: { keywords: 'x' } } },
    ['/', '/blog/a', '/404'],
  ],
])('when %s changes, so do the inputs of every page whose model does', (_, changed, expected) => {
  const { inputs, models } = compare(base, changed);
  expect(models).toEqual(expect.arrayContaining([...expected]));
  expect(inputs).toEqual(expect.arrayContaining(models));
});

test('one changed post leaves the pages of others alone', () => {
  const { inputs } = compare(base, withCollections({ blogpost: [{ ...first, title: 'New' }, second ?? {}] }));
  expect(inputs).not.toContain('/blog/b');
  expect(inputs).not.toContain('/contact');
});
