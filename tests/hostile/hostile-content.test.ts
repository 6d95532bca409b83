import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SandboxContent } from '../../cli/sandbox/content-types.ts';
import { openBrowser } from '../support/browser.ts';
import { openSandboxSite, type SandboxSite } from '../support/sandbox-site.ts';
import { hostileHtml, hostileTexts, hostileUrls } from './vectors.ts';

/** Nothing a CMS sends runs in a visitor's browser, even where no policy would stop it. */

let open: SandboxSite;
let browser: Browser;
let harmless: readonly string[] = [];
beforeAll(async () => {
  [open, browser] = await Promise.all([openSandboxSite({ config: { csp: 'off' } }), openBrowser()]);
  poison(
    open.sandbox.content,
    (index) => `harmless text ${index}`,
    () => '<p>harmless</p>',
    () => '/contact',
  );
  const { code, stderr } = await open.site.generate(['--force']);
  expect(code, stderr).toBe(0);
  harmless = open.site.list().filter((path) => path.endsWith('.html'));
});
afterAll(async () => {
  await browser?.close();
  await open?.close();
});

type Content = SandboxSite['sandbox']['content'];

/** Puts a text, a piece of HTML and an address into every field that takes one. */
function poison(
  content: Content,
  textAt: (index: number) => string,
  htmlAt: (index: number) => string,
  urlAt: (index: number) => string,
): void {
  let count = 0;
  const isText = (key: string) =>
    /^(title|subtitle|summary|text|name|label|value|author|course|rank|duration|mode|fee|address|keywords|description|og\w+|size|album|enquirySource)$/i.test(
      key,
    );
  const replace = (node: unknown, depth: number): void => {
    if (typeof node !== 'object' || node === null || depth > 9) return;
    for (const [key, value] of Object.entries(node as Record<string, unknown>)) {
      const target = node as Record<string, unknown>;
      count += 1;
      if (typeof value === 'string' && isText(key) && !('label' in target && key === 'name'))
        target[key] = textAt(count);
      else if (typeof value === 'string' && key === 'html') target[key] = htmlAt(count);
      else if (typeof value === 'string' && ['link', 'videoUrl', 'image', 'logo', 'favicon'].includes(key))
        target[key] = urlAt(count);
      else replace(value, depth + 1);
    }
  };
  content.update(({ settings, entries, collections, pagesByUrl, products }: SandboxContent) => {
    replace([settings.website, entries, collections, pagesByUrl, products], 0);
    for (const menu of Object.values(settings.menus)) {
      for (const item of menu.items) {
        item.title = textAt(++count);
        if (item.url !== undefined) item.url = urlAt(++count);
      }
    }
    settings.website.script = [];
    for (const key of Object.keys(settings.website.socialLinks as object)) {
      (settings.website.socialLinks as Record<string, string>)[key] = urlAt(++count);
    }
  });
}

/** Elements and attribute names of the page: what hostile text must leave as harmless text has it. */
const outlineOf = (html: string) => [...html.matchAll(/<([a-z][a-z0-9-]*)\b/g)].map(([, name]) => name).join(' ');

test('hostile text in every field leaves the same elements as harmless text', async () => {
  const before = new Map(harmless.map((path) => [path, outlineOf(open.site.read(path))]));
  poison(
    open.sandbox.content,
    (index) => hostileTexts[index % hostileTexts.length] ?? '',
    () => '<p>harmless</p>',
    () => '/contact',
  );
  const { code, stderr } = await open.site.generate(['--force']);
  expect(code, stderr).toBe(0);
  const different = [...before].filter(
    ([path, outline]) => !open.site.has(path) || outlineOf(open.site.read(path)) !== outline,
  );
  expect(different.map(([path]) => path)).toEqual([]);
  for (const path of harmless) expect(open.site.read(path)).not.toMatch(/undefined|\[object Object\]/);
});

test('hostile text, HTML and addresses in every field run nothing in a browser without a policy', async () => {
  poison(
    open.sandbox.content,
    (index) => hostileTexts[index % hostileTexts.length] ?? '',
    (index) => hostileHtml.map((_, step) => hostileHtml[(index + step) % hostileHtml.length]).join(''),
    (index) => hostileUrls[index % hostileUrls.length] ?? '',
  );
  const { code, stderr } = await open.site.generate(['--force']);
  expect(code, stderr).toBe(0);
  const context = await browser.newContext();
  const calls: string[] = [];
  await context.exposeFunction('pwned', (mark: unknown) => calls.push(String(mark)));
  const page = await context.newPage();
  page.on('dialog', (dialog) => {
    calls.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  const allowed = new Set([open.preview.url, open.sandbox.apiUrl, open.sandbox.portalUrl]);
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    // Pictures may live anywhere: they run nothing.
    if (protocol.startsWith('http') && request.resourceType() !== 'image' && !allowed.has(origin))
      calls.push(`request: ${request.url()}`);
  });
  for (const path of harmless) {
    await page.goto(`${open.preview.url}/${encodeURI(path)}`);
    // Whatever waits for an event gets it.
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('*')) {
        for (const type of ['focus', 'mouseover', 'toggle', 'error', 'load', 'animationstart', 'begin']) {
          element.dispatchEvent(new Event(type));
        }
        if (element instanceof HTMLAnchorElement && element.protocol === 'javascript:') element.click();
      }
    });
  }
  const addresses = await page.evaluate(
    () => [...document.querySelectorAll('[href],[src],[action],[data-video-embed]')].length,
  );
  expect(addresses).toBeGreaterThan(0);
  expect(calls).toEqual([]);
  await context.close();
});
