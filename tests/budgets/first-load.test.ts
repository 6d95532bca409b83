import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listKindsOfPages } from '../pages/list-kinds-of-pages.ts';
import { openBrowser } from '../support/browser.ts';
import { openSandboxSite, type SandboxSite } from '../support/sandbox-site.ts';
import { watchViolations } from '../support/watch-violations.ts';
import { compressedSize } from './measure-chunks.ts';

/** A text that only the renderer's own chunk has. */
const marks = { react: 'react.dev/errors/', preact: '__k' } as const;

describe.each(['react', 'preact'] as const)('with %s', (renderer) => {
  let browser: Browser;
  let open: SandboxSite;
  beforeAll(async () => {
    [open, browser] = await Promise.all([openSandboxSite({ config: { browser: { renderer } } }), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await open?.close();
  });

  const findRenderer = () => {
    const holders = open.site
      .list()
      .filter((path) => /^_assets\/.*\.js$/.test(path) && open.site.read(path).includes(marks[renderer]));
    expect(holders).not.toEqual([]);
    return holders;
  };

  /** Runs work on a fresh page; `asked` are the paths of our own files it has asked for. */
  async function visit(work: (page: Page, asked: Set<string>) => Promise<void>): Promise<void> {
    const page = await browser.newPage({ viewport: { width: 390, height: 700 } });
    const violations = await watchViolations(page);
    const asked = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.url().startsWith(open.preview.url) && pathname.startsWith('/_assets/')) asked.add(pathname.slice(1));
    });
    try {
      await work(page, asked);
      expect(violations).toEqual([]);
    } finally {
      await page.close();
    }
  }

  test('no page loads the renderer by itself, unless a product’s batches are in view', async () => {
    const holders = findRenderer();
    await visit(async (page, asked) => {
      for (const address of listKindsOfPages(open.site)) {
        asked.clear();
        await page.goto(open.preview.url + address, { waitUntil: 'load' });
        await page.evaluate(() => new Promise((done) => requestIdleCallback(() => setTimeout(done, 50))));
        const isProductInView = await page.evaluate(() =>
          [...document.querySelectorAll('main [data-island-load="visible"]')].some((element) => {
            const { top, bottom, height } = element.getBoundingClientRect();
            return height > 0 && top < innerHeight && bottom > 0;
          }),
        );
        const isLoaded = holders.some((path) => asked.has(path));
        expect([address, isLoaded && !isProductInView]).toEqual([address, false]);
      }
    });
  });

  test('the first page needs one script, one style, and at most what the popup takes', async () => {
    await visit(async (page, asked) => {
      await page.route('**/api/s/popup**', (route) => route.fulfill({ json: [] }));
      await page.goto(open.preview.url, { waitUntil: 'networkidle' });
      const script = [...asked].filter((path) => path.endsWith('.js'));
      const sizes = script.map((path) => compressedSize(open.site.read(path)));
      expect(script.length).toBeLessThanOrEqual(2);
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(4096);
    });
  });

  test('a pointer on its way to Log In is intent enough', async () => {
    const holders = findRenderer();
    await visit(async (page, asked) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.route('**/api/s/popup**', (route) => route.fulfill({ json: [] }));
      await page.goto(open.preview.url, { waitUntil: 'networkidle' });
      expect(holders.some((path) => asked.has(path))).toBe(false);
      await page.getByRole('banner').getByRole('button', { name: 'Log In' }).first().hover();
      await expect.poll(() => holders.some((path) => asked.has(path))).toBe(true);
    });
  });
});
