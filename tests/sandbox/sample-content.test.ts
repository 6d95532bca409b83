import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SandboxContent } from '../../cli/sandbox/content-types.ts';
import { writeGeneratedPost } from '../../cli/sandbox/generated-posts.ts';
import { type Sandbox, startSandbox } from '../../cli/sandbox/start-sandbox.ts';
import { recordSchemas } from '../../config/contracts/collections.ts';
import { getApi, itemsOf } from './call-sandbox.ts';

let sandbox: Sandbox;
let content: SandboxContent;
beforeAll(async () => {
  sandbox = await startSandbox({ posts: 40 });
  content = sandbox.content.current;
});
afterAll(() => sandbox.close());

const fixedAddresses = [
  '/',
  '/hindi',
  '/contact',
  '/privacy-policy',
  '/hindi/privacy-policy',
  '/terms-conditions',
  '/hindi/terms-conditions',
  '/login',
];

/** Every address that the site made from this content will have, as far as links are concerned. */
function listAddresses(): Set<string> {
  const addresses = new Set(fixedAddresses);
  for (const entry of content.entries) {
    const url = typeof entry === 'string' ? entry : String(entry.url);
    if (!url.endsWith('/:slug')) {
      addresses.add(url);
      continue;
    }
    const base = url.slice(0, -'/:slug'.length);
    const lang = url.includes('hindi') ? 'hi' : 'en';
    const ofString = base.split('/').at(-1);
    const name = (typeof entry === 'string' ? ofString : entry.collection) as keyof SandboxContent['collections'];
    addresses.add(base);
    for (const record of content.collections[name]) {
      if (record.lang === lang) addresses.add(`${base}/${record.slug}`);
    }
    if (name !== 'blogpost') continue;
    for (const category of content.collections.blogpostcategory) {
      if (category.lang === lang) addresses.add(`${base}/category/${category.slug}`);
    }
  }
  return addresses;
}

/** All text values anywhere in the content, with the name of their field. */
function* walkText(value: unknown, field = ''): Generator<readonly [field: string, text: string]> {
  if (typeof value === 'string') yield [field, value];
  else if (Array.isArray(value)) for (const item of value) yield* walkText(item, field);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, item] of Object.entries(value)) yield* walkText(item, name);
  }
}

/** Content type and first letters of media, by the end of their name. */
const mediaTypes: Readonly<Record<string, readonly [type: string, start: string]>> = {
  svg: ['image/svg+xml', '<svg '],
  pdf: ['application/pdf', '%PDF-'],
  jpg: ['image/jpeg', '\xff\xd8\xff'],
  png: ['image/png', '\x89PNG'],
};

describe('sample content', () => {
  test('has what a real institute has, in both languages', () => {
    const { collections } = content;
    const count = (name: keyof typeof collections, lang: string) =>
      collections[name].filter((record) => record.lang === lang).length;
    expect([count('courseprogram', 'en'), count('courseprogram', 'hi')]).toEqual([2, 2]);
    expect(count('course', 'en')).toBeGreaterThanOrEqual(6);
    expect(count('course', 'hi')).toBeGreaterThanOrEqual(4);
    expect([count('blogpost', 'en'), count('blogpost', 'hi')]).toEqual([15, 5]);
    expect([count('news', 'en'), count('news', 'hi')]).toEqual([5, 3]);
    expect(count('testimonial', 'en') + count('testimonial', 'hi')).toBeGreaterThanOrEqual(6);
    for (const list of ['toppers', 'faculty', 'faq']) {
      for (const lang of ['en', 'hi']) {
        const items = collections.webberlistitem.filter((item) => item.list === list && item.lang === lang);
        expect(items.length, `${list} ${lang}`).toBeGreaterThanOrEqual(5);
      }
    }
    expect(new Set(collections.galleryphoto.map((photo) => photo.album)).size).toBe(2);
    expect(collections.popup.map((popup) => popup.displayOn)).toEqual(['home', undefined]);
  });

  test('uses every block type and header type', () => {
    const text = JSON.stringify([content.entries, content.pagesByUrl]);
    for (const type of ['hero', 'richText', 'html', 'collection', 'enquiry', 'form', 'gallery', 'video', 'faq']) {
      expect(text, type).toContain(`"type":"${type}"`);
    }
    for (const type of ['stats', 'cta', 'product']) expect(text, type).toContain(`"type":"${type}"`);
    expect(text).toContain('"headerType":"transparent"');
    expect(text).toContain('"headerType":"minimal"');
  });

  test('links only to pages that will exist', () => {
    const addresses = listAddresses();
    const dead: string[] = [];
    for (const [field, text] of walkText(content)) {
      const isAddress = (field === 'url' || field === 'link') && text.startsWith('/') && !text.startsWith('/media/');
      const links = field === 'html' ? [...text.matchAll(/href="(\/[^"]*)"/g)].map((match) => match[1] ?? '') : [];
      if (isAddress && !text.includes(':')) links.push(text);
      dead.push(...links.filter((link) => !addresses.has(link)));
    }
    expect(dead).toEqual([]);
  });

  test('names only pictures and documents that are served', async () => {
    const paths = new Set<string>();
    for (const [, text] of walkText([content, writeGeneratedPost(3), writeGeneratedPost(11)])) {
      for (const match of text.matchAll(/\/media\/[\w/.-]+/g)) paths.add(match[0]);
    }
    expect(paths.size).toBeGreaterThan(50);
    for (const path of paths) {
      const response = await fetch(`${sandbox.apiUrl}${path}`);
      expect(response.status, path).toBe(200);
      const body = Buffer.from(await response.arrayBuffer()).toString('latin1');
      const [type, start] = mediaTypes[path.replace(/^.*\./, '')] ?? [];
      expect(response.headers.get('content-type'), path).toBe(type);
      expect(body.startsWith(start ?? ' '), path).toBe(true);
      if (!path.endsWith('.svg')) continue;
      expect(body).not.toContain('NaN');
    }
    expect((await fetch(`${sandbox.apiUrl}/media/none.svg`)).status).toBe(404);
    for (const { url } of content.collections.download) expect((await fetch(String(url))).status).toBe(200);
  });

  test('has Hindi in Devanagari wherever it says it is Hindi', () => {
    for (const name of ['course', 'courseprogram', 'blogpost', 'news', 'webberlistitem'] as const) {
      for (const record of content.collections[name]) {
        if (record.lang === 'hi') expect(String(record.title)).toMatch(/\p{Script=Devanagari}/u);
      }
    }
  });

  test('has unique ids, and unique slugs within a language', () => {
    for (const records of Object.values(content.collections)) {
      const ids = records.flatMap((record) => (record.id === undefined ? [] : [record.id]));
      expect(new Set(ids).size).toBe(ids.length);
      const slugs = records.flatMap((record) => (record.slug ? [`${record.lang} ${record.slug}`] : []));
      expect(new Set(slugs).size).toBe(slugs.length);
    }
  });
});

describe('generated posts', () => {
  test('are the same every time, differ from one another, and fit the contract', () => {
    expect(writeGeneratedPost(123)).toEqual(writeGeneratedPost(123));
    const posts = Array.from({ length: 300 }, (_, index) => writeGeneratedPost(index));
    expect(new Set(posts.map((post) => post.slug)).size).toBe(300);
    expect(new Set(posts.map((post) => post.html)).size).toBe(300);
    for (const post of posts) {
      expect(recordSchemas.blogpost.parse(post).category).toBeDefined();
      const size = String(post.html).length;
      expect(size).toBeGreaterThan(2800);
      expect(size).toBeLessThan(5500);
      expect(String(post.publishedAt) >= '2026-05-01' && String(post.publishedAt) < '2026-11-30').toBe(true);
    }
  });

  test('follow the written ones in the list, and are listed by category', async () => {
    const { json } = await getApi(sandbox, '/api/s/blogpost?limit=15&page=4');
    expect(json.total).toBe(60);
    expect(json.data).toHaveLength(15);
    expect(json.data.at(-1)).toEqual(writeGeneratedPost(39));
    const strategy = itemsOf(await getApi(sandbox, '/api/s/blogpost/blogpostcategory-slug/strategy?limit=all'));
    expect(strategy.filter((post) => String(post.id).startsWith('generated-'))).toHaveLength(10);
  });

  test('can be changed, moved and taken away one by one', async () => {
    const own = await startSandbox({ posts: 8 });
    try {
      own.content.update(({ generatedPosts }) => {
        generatedPosts.changes[0] = { title: 'Changed', category: 'uttar-pradesh' };
        generatedPosts.changes[1] = null;
      });
      const posts = itemsOf(await getApi(own, '/api/s/blogpost?limit=all'));
      expect(posts).toHaveLength(27);
      expect(posts.find((post) => post.id === 'generated-1')).toMatchObject({ title: 'Changed', slug: 'study-note-1' });
      expect(posts.some((post) => post.id === 'generated-2')).toBe(false);
      const moved = itemsOf(await getApi(own, '/api/s/blogpost/blogpostcategory-slug/uttar-pradesh?limit=all'));
      expect(moved.map((post) => post.id)).toContain('generated-1');
    } finally {
      await own.close();
    }
  });

  test('ten thousand are read in pages and asked for again quickly', async () => {
    const own = await startSandbox({ posts: 10_000 });
    try {
      const tags: string[] = [];
      let read = 0;
      for (let page = 1; page <= 21; page += 1) {
        const answer = await getApi(own, `/api/s/blogpost?limit=500&page=${page}`);
        read += itemsOf(answer).length;
        tags.push(answer.headers.get('etag') ?? '');
      }
      expect(read).toBe(10_020);
      const start = performance.now();
      for (const [index, etag] of tags.entries()) {
        const again = await getApi(own, `/api/s/blogpost?limit=500&page=${index + 1}`, { 'if-none-match': etag });
        expect(again.status).toBe(304);
      }
      expect(performance.now() - start).toBeLessThan(2000);
    } finally {
      await own.close();
    }
  });
});
