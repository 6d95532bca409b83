import { expect, test } from 'vitest';
import { findNeeds } from '../../cli/plan/find-needs.ts';
import { makeConfig, makeSource } from './make-source.ts';

const needs = (entries: readonly unknown[], config = makeConfig(), customBlocks: readonly string[] = []) =>
  findNeeds(makeSource({ entries }), config, { customBlocks: new Set(customBlocks) });
const page = (...blocks: readonly unknown[]) => ({ url: '/x', data: { pageData: { blocks } } });

test('a site of fixed pages needs nothing more', () => {
  expect(needs(['/about'])).toEqual({ collections: [], products: [] });
});

test('patterns require their collection and name the fields of address and title', () => {
  const entries = [
    { url: '/blog/:slug', collection: 'blogpost' },
    { url: '/hindi/b/:id', collection: 'blogpost', title: ':title by :author' },
    '/news/:slug',
    '/nothing/:slug',
  ];
  expect(needs(entries).collections).toEqual([
    { name: 'blogpost', required: true, params: ['author', 'id', 'slug', 'title'], pictures: true },
    { name: 'blogpostcategory', required: false, params: [], pictures: true },
    { name: 'news', required: true, params: ['slug'], pictures: true },
  ]);
});

test('blocks need their collections and products, but do not require them', () => {
  const found = needs([
    page(
      { type: 'faq', list: 'faq' },
      { type: 'gallery' },
      { type: 'collection', collection: 'blogpost', category: 'x' },
      { type: 'collection', collection: 'unknown' },
      { type: 'product', id: 9 },
      { type: 'product', id: '9' },
    ),
  ]);
  expect(found.collections.map(({ name, required }) => [name, required])).toEqual([
    ['webberlistitem', false],
    ['blogpost', false],
    ['blogpostcategory', false],
    ['galleryphoto', false],
  ]);
  expect(found.products).toEqual(['9']);
});

test('a theme’s own block needs nothing, even under a known name', () => {
  expect(needs([page({ type: 'gallery' })], makeConfig(), ['gallery']).collections).toEqual([]);
});

test('popups are needed only where they are mapped', () => {
  expect(needs([], makeConfig({ content: { popup: { path: '/p' } } })).collections).toEqual([]);
  const mapped = makeConfig({ content: { popup: { map: (raw: never) => raw } } });
  expect(needs([], mapped).collections).toEqual([{ name: 'popup', required: false, params: [], pictures: true }]);
});

test('pictures of records are asked for only where they are made smaller', () => {
  const entries = [{ url: '/blog/:slug', collection: 'news' }];
  expect(needs(entries).collections[0]?.pictures).toBe(true);
  expect(needs(entries, makeConfig({ images: 'remote' })).collections[0]).not.toHaveProperty('pictures');
});
