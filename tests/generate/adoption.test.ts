import { writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { createTestSite, minimalConfig, type TestSite } from '../support/test-site.ts';

/** Other CMSs, adopted by `content.<collection>` alone. */

const settings = { website: { title: 'Adopted' }, menus: {} };
let server: Server;
let site: TestSite;
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  await site.remove();
});

type Answer = { status?: number; json: unknown };

async function startHost(answer: (url: URL) => Answer): Promise<string> {
  server = createServer((request, response) => {
    const { status = 200, json } = answer(new URL(request.url ?? '/', 'http://host'));
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(json));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A configuration that holds functions, as operators write it. */
async function createSiteWithContent(apiUrl: string, content: string): Promise<TestSite> {
  site = await createTestSite(minimalConfig({ apiUrl }));
  const base = JSON.stringify(minimalConfig({ apiUrl }));
  await writeFile(
    join(site.folder, 'pathshala.config.ts'),
    `import { defineConfig } from 'pathshala';\nexport default defineConfig({ ...${base}, content: ${content} });\n`,
  );
  return site;
}

test('a WordPress-shaped host: bare arrays, per_page and page, 400 after the last page, rendered fields', async () => {
  const posts = Array.from({ length: 5 }, (_, index) => ({
    id: index + 1,
    slug: `post-${index + 1}`,
    date: `2026-0${index + 1}-10T09:00:00`,
    title: { rendered: `Post ${index + 1} &#8211; notes` },
    excerpt: { rendered: '<p>Short.</p>' },
    content: { rendered: `<p>Body ${index + 1}</p><script>alert(1)</script>` },
  }));
  const apiUrl = await startHost((url) => {
    if (url.pathname === '/api/s/settings/website') return { json: settings };
    if (url.pathname === '/api/s/settings/dynamic-page-uri')
      return { json: ['/blog/:slug'].map((address) => ({ url: address, collection: 'blogpost' })) };
    if (url.pathname === '/wp-json/wp/v2/posts') {
      const page = Number(url.searchParams.get('page'));
      const size = Number(url.searchParams.get('per_page'));
      const found = posts.slice((page - 1) * size, page * size);
      return found.length > 0 ? { json: found } : { status: 400, json: { code: 'rest_post_invalid_page_number' } };
    }
    if (url.pathname === '/wp-json/wp/v2/categories') return { json: [] };
    return { status: 404, json: { message: 'no route' } };
  });
  await createSiteWithContent(
    apiUrl,
    `{
      blogpost: {
        pages: (n) => '/wp-json/wp/v2/posts?per_page=2&page=' + n,
        map: (post) => ({ id: post.id, slug: post.slug, title: post.title.rendered.replace('&#8211;', '–'),
          summary: post.excerpt.rendered.replace(/<[^>]+>/g, ''), html: post.content.rendered, publishedAt: post.date }),
      },
      blogpostcategory: { path: '/wp-json/wp/v2/categories?hide_empty=true', pages: 'none' },
    }`,
  );
  const { code, report, stderr } = await site.generate();
  expect(code, stderr).toBe(0);
  expect(report.warnings).toEqual([]);
  for (const { slug, id } of posts) {
    const html = site.read(`blog/${slug}.html`);
    expect(html).toContain(`<title>Post ${id} – notes</title>`);
    expect(html).toContain(`Body ${id}`);
    expect(html).not.toContain('alert(1)');
  }
  expect(site.read('blog.html')).toMatch(/post-5[\s\S]*post-1/);
});

test('a Strapi-shaped host: data with attributes, pagination in the query, another origin', async () => {
  const courses = Array.from({ length: 3 }, (_, index) => ({
    id: index + 1,
    attributes: {
      slug: `course-${index + 1}`,
      name: `Course ${index + 1}`,
      body: '<h2>What you learn</h2>',
      locale: index === 2 ? 'hi' : 'en',
    },
  }));
  const apiUrl = await startHost((url) => {
    if (url.pathname === '/api/s/settings/website') return { json: settings };
    if (url.pathname === '/api/s/settings/dynamic-page-uri') {
      return { json: { data: ['/course/:slug', '/hindi/course/:slug'], total: 2 } };
    }
    if (url.pathname === '/strapi/courses') {
      const page = Number(url.searchParams.get('pagination[page]'));
      const data = courses.slice((page - 1) * 2, page * 2);
      return { json: { data, meta: { pagination: { page, pageSize: 2, total: 3 } } } };
    }
    return { status: 404, json: { message: 'no route' } };
  });
  await createSiteWithContent(
    apiUrl,
    `{
      course: {
        pages: (n) => ${JSON.stringify(apiUrl)} + '/strapi/courses?populate=*&pagination[page]=' + n + '&pagination[pageSize]=2',
        map: ({ id, attributes }) => ({ id, slug: attributes.slug, title: attributes.name, html: attributes.body, lang: attributes.locale }),
      },
    }`,
  );
  const { code, stderr } = await site.generate();
  expect(code, stderr).toBe(0);
  expect(site.read('course/course-1.html')).toContain('What you learn');
  expect(site.has('course/course-2.html')).toBe(true);
  expect(site.has('course/course-3.html')).toBe(false);
  expect(site.read('hindi/course/course-3.html')).toContain('<html lang="hi"');
});
