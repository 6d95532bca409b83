import { expect, test } from 'vitest';
import type { Picture, Pictures } from '../../cli/pipeline/picture-types.ts';
import { findPictures } from '../../cli/plan/find-pictures.ts';
import { planSite } from '../../cli/plan/plan-site.ts';
import { makeConfig, makeSource, pageAt, type RawSource } from '../plan/make-source.ts';

const host = 'https://api.example.com';
const raw: RawSource = {
  website: { title: 'Site', logo: '/logo.png' },
  entries: [
    { url: '/blog/:slug', collection: 'blogpost' },
    { url: '/course/:slug', collection: 'course', data: { pageData: { blocks: [{ type: 'product', id: 'p1' }] } } },
    {
      url: '/about',
      title: 'About',
      data: {
        pageData: {
          html: '<p><img src="/entry.jpg"></p>',
          blocks: [
            { type: 'hero', title: 'Hero', image: '/hero.jpg' },
            { type: 'html', html: '<img src="https://cdn.example/block.jpg">' },
            { type: 'gallery' },
          ],
        },
      },
    },
    { url: '/plain', title: 'Plain' },
  ],
  collections: {
    blogpost: [
      { id: '1', slug: 'a', title: 'A', image: '/a.jpg', html: '<p>x<img src="in-a.jpg"></p>' },
      { id: '2', slug: 'b', title: 'B', image: '/b.jpg' },
    ],
    course: [{ id: '1', slug: 'x', title: 'X', image: '/x.jpg' }],
    galleryphoto: [{ id: '1', image: '/photo.jpg' }],
  },
  products: [{ id: 'p1', title: 'P', image: '/product.jpg', html: '<img src="/in-product.jpg">' }],
};
const addresses = ['a', 'b', 'entry', 'hero', 'in-a', 'in-product', 'photo', 'product', 'x'].map(
  (one) => `${host}/${one}.jpg`,
);

const makePicture = (address: string, edition = 1): Picture => {
  const name = address.replace(/^.*\/|\..*$/g, '');
  const href = (ending: string) => `/_assets/${name}-${edition}.${ending}`;
  return {
    digest: `${name} ${edition}`,
    width: 1200,
    height: 800,
    made: {
      src: href('jpg'),
      fullSrc: href('jpg'),
      sources: [{ type: 'image/avif', srcSet: `${href('avif')} 1200w` }],
    },
  };
};
/** Every picture, those that end so in another edition. */
const makePictures = (changed = 'none of them'): Pictures => ({
  find: (address) => makePicture(address, address.endsWith(changed) ? 2 : 1),
  files: () => [],
});
const planWith = (pictures: Pictures) => planSite(makeSource(raw), makeConfig(), { customBlocks: new Set(), pictures });

test('every picture that a page can show is found, each once', () => {
  expect(findPictures(makeSource(raw), makeConfig())).toEqual(
    [...addresses, `${host}/logo.png`, 'https://cdn.example/block.jpg'].sort(),
  );
  expect(findPictures(makeSource(raw), makeConfig({ images: 'remote' }))).toEqual([]);
});

test.each([
  ['/a.jpg', ['/blog/a', '/blog', '/']],
  ['/in-a.jpg', ['/blog/a', '/blog', '/']],
  ['/x.jpg', ['/course/x', '/course', '/']],
  ['/hero.jpg', ['/about']],
  ['/entry.jpg', ['/about']],
  ['/block.jpg', ['/about']],
  ['/photo.jpg', ['/about', '/', '/hindi']],
  ['/product.jpg', ['/course/x']],
  ['/in-product.jpg', ['/course/x']],
])('a new edition of %s changes the inputs of the pages that show it, and no model of another page', (path, expected) => {
  const [before, after] = [makePictures(), makePictures(path)].map((pictures) =>
    Array.from(planWith(pictures).pages(), (page) => ({ page, model: JSON.stringify(page.buildModel().model) })),
  );
  const differing = (part: (one: NonNullable<typeof before>[number]) => string) =>
    (before ?? []).flatMap((one, at) => {
      const other = after?.[at];
      return other && part(one) === part(other) ? [] : [one.page.address];
    });
  expect(differing(({ page }) => page.inputs).sort()).toEqual([...expected].sort());
  const models = differing(({ model }) => model);
  expect(models.length).toBeGreaterThan(0);
  for (const address of models) expect(expected).toContain(address);
});

test('the logo is the site’s, and so every page’s', () => {
  expect(planWith(makePictures()).sites.hi.logo).toMatchObject({ src: '/_assets/logo-1.jpg', width: 1200 });
});

test('machines are told the address that the CMS has', () => {
  const { head } = pageAt(planWith(makePictures()), '/blog/a').model;
  expect(head.ogImage).toBe(`${host}/a.jpg`);
  const data = JSON.stringify(head.structuredData);
  expect(data).toContain(`${host}/a.jpg`);
  expect(data).not.toContain('_assets');
  expect(JSON.stringify(pageAt(planWith(makePictures()), '/').model.head.structuredData)).toContain(`${host}/logo.png`);
});

test('pictures of a text are shown in it', () => {
  const { content } = pageAt(planWith(makePictures()), '/blog/a').model;
  expect('html' in content && content.html).toContain(
    '<picture><source type="image/avif" srcset="/_assets/in-a-1.avif',
  );
});

test('where pictures stay with the CMS nothing depends on them', () => {
  const none: Pictures = { find: () => undefined, files: () => [] };
  const page = pageAt(planWith(none), '/blog/a');
  expect(page.inputs).not.toContain('undefined');
  expect(JSON.stringify(page.model)).not.toContain('_assets');
});
