import { expect, test } from 'vitest';
import { noPictures } from '../../cli/pictures/make-pictures.ts';
import { planSite } from '../../cli/plan/plan-site.ts';
import { makeConfig, makeSource } from './make-source.ts';

const posts = Array.from({ length: 10_000 }, (_, index) => ({
  id: `p${index}`,
  slug: `post-${index}`,
  title: `Post ${index}`,
  category: `c${index % 10}`,
  publishedAt: '2026-01-01',
}));

test('ten thousand posts are planned without building one of their pages, and quickly', () => {
  const source = makeSource({
    entries: [{ url: '/blog/:slug', collection: 'blogpost' }],
    collections: { blogpost: posts },
  });
  let reads = 0;
  const blogpost = source.collections.blogpost;
  if (!blogpost) throw new Error('no posts');
  const counted = {
    ...blogpost,
    read: (facts: Parameters<typeof blogpost.read>[0]) => {
      reads += 1;
      return blogpost.read(facts);
    },
  };
  const started = performance.now();
  const site = planSite({ ...source, collections: { blogpost: counted } }, makeConfig(), {
    customBlocks: new Set(),
    pictures: noPictures,
  });
  let count = 0;
  for (const page of site.pages()) count += page.inputs === '' ? 0 : 1;
  const elapsedMs = performance.now() - started;
  expect(count).toBe(site.pageCount);
  expect(count).toBeGreaterThan(10_800);
  expect(reads).toBe(0);
  // About a third of a second on a quiet machine; the margin is for a busy one.
  expect(elapsedMs).toBeLessThan(5_000);
});
