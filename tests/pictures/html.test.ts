import fc from 'fast-check';
import type { Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { listHtmlPictures } from '../../cli/pipeline/picture-addresses.ts';
import type { Picture } from '../../cli/pipeline/picture-types.ts';
import { sanitiseHtml } from '../../cli/plan/sanitise-html.ts';
import { showPictures } from '../../cli/plan/show-pictures.ts';
import { benignHtml, mutatedHtml, tagSoup } from '../plan/benign-html.ts';

const context = {
  urls: { origin: 'https://www.example-ias.in', apiHost: 'https://api.example.com', trailingSlash: 'never' },
  words: { table: 'Table', playVideo: 'Play video' },
} as const;
const known: Picture = {
  digest: 'd',
  width: 1200,
  height: 800,
  made: {
    src: '/_assets/a-640-0.jpg',
    fullSrc: '/_assets/a-1200-0.jpg',
    sources: [
      { type: 'image/avif', srcSet: '/_assets/a-640-0.avif 640w' },
      { type: 'image/webp', srcSet: '/_assets/a-640-0.webp 640w' },
    ],
    tone: 'tone-r1 tone-g2 tone-b3',
  },
};
const show = (html: string, find: (address: string) => Picture | undefined = () => known) =>
  showPictures(sanitiseHtml(html, context), find);

test('a picture in a text gets its versions, its size and its colour', () => {
  expect(show('<p>a<img src="/a.jpg" alt="A &amp; B" title="t">b</p>')).toBe(
    '<p>a<picture><source type="image/avif" srcset="/_assets/a-640-0.avif 640w" sizes="(min-width: 800px) 704px, min(1200px, 100vw)"><source type="image/webp" srcset="/_assets/a-640-0.webp 640w" sizes="(min-width: 800px) 704px, min(1200px, 100vw)"><img src="/_assets/a-640-0.jpg" title="t" alt="A &#x26; B" width="1200" height="800" loading="lazy" decoding="async" class="tone-r1 tone-g2 tone-b3"></picture>b</p>',
  );
});

test('the box that its author gave it stays', () => {
  const html = show('<img src="/a.jpg" alt="" width="300" height="100">');
  expect(html).toContain('alt="" width="300" height="100"');
  expect(html).toContain('sizes="300px"');
});

test('an animation stays where it is, with its size', () => {
  const html = show('<img src="/a.gif" alt="">', () => ({ digest: 'd', width: 80, height: 60 }));
  expect(html).toBe(
    '<img src="https://api.example.com/a.gif" alt="" width="80" height="60" loading="lazy" decoding="async">',
  );
});

test('addresses are asked for as they are, not as they are written', () => {
  const asked: string[] = [];
  show('<img src="/a.jpg?x=1&amp;y=%22">', (address) => void asked.push(address));
  expect(asked).toEqual(['https://api.example.com/a.jpg?x=1&y=%22']);
});

test('unknown pictures, and what only looks like one, stay letter by letter', () => {
  const html = '<p title=\'<img src="https://api.example.com/a.jpg">\'>x <img src="/b.jpg" alt="<img src=/a.jpg>"></p>';
  const clean = sanitiseHtml(html, context);
  expect(show(html, (address) => (address.endsWith('/a.jpg') ? known : undefined))).toBe(clean);
});

/** The tree of a fragment; pictures that were put in are taken out again, and what may differ of one is left out. */
const readTree = (html: string): unknown => {
  const tree: Root = unified().use(rehypeParse, { fragment: true }).parse(html);
  visit(tree, 'element', (element, index, parent) => {
    if (element.tagName === 'picture' && parent && index !== undefined) {
      const image = element.children.at(-1);
      if (image?.type === 'element') parent.children[index] = image;
      return index;
    }
    if (element.tagName !== 'img') return undefined;
    const { src: _src, width: _width, height: _height, className: _class, ...rest } = element.properties;
    element.properties = rest;
    return undefined;
  });
  return JSON.parse(JSON.stringify(tree, (key, value) => (key === 'position' || key === 'data' ? undefined : value)));
};

test.each([
  ['benign', benignHtml],
  ['damaged', mutatedHtml],
  ['any heap of tags', tagSoup.map((html) => `<img src="/a.jpg">${html}<img src="/b.jpg">`)],
])('putting pictures in changes nothing but the pictures: %s', (_name, arbitrary) => {
  let pictures = 0;
  fc.assert(
    fc.property(arbitrary, (html) => {
      const clean = sanitiseHtml(html, context);
      const shown = showPictures(clean, () => known);
      if (shown !== clean) pictures += 1;
      expect(readTree(shown)).toEqual(readTree(clean));
    }),
    { numRuns: 200 },
  );
  expect(pictures).toBeGreaterThan(20);
});

test.each([
  ['<p><img src="/a.jpg"><IMG SRC=/b.jpg><img src=\'/a.jpg\'></p>', ['/a.jpg', '/b.jpg']],
  ['<img data-src="/lazy.jpg" src="/a.jpg?x=1&amp;y=2">', ['/a.jpg?x=1&y=2']],
  ['<image src="/a.jpg">', ['/a.jpg']],
  ['<img alt="a > b" src="/a.jpg">', []],
  ['<imgs src="/a.jpg"><img><img src="">', []],
])('addresses are told without reading HTML: %s', (html, addresses) => {
  expect(listHtmlPictures(html)).toEqual(addresses);
});

test('no text, however hostile, takes longer to be looked through than its length asks for', () => {
  // A search that goes back and forth would take hours for each of these, and the test its whole time.
  for (const part of ['<img ', '<img src="', '<img src= ', "<img alt='"]) {
    expect(listHtmlPictures(part.repeat(400_000))).toEqual([]);
  }
});
