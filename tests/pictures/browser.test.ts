import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Preview, startPreview } from '../../cli/preview/start-preview.ts';
import { openBrowser } from '../support/browser.ts';
import { watchViolations } from '../support/watch-violations.ts';
import { openPictureSite, type PictureSite } from './support/picture-site.ts';

let open: PictureSite;
let preview: Preview;
let browser: Browser;
beforeAll(async () => {
  [open, browser] = await Promise.all([openPictureSite(), openBrowser()]);
  const { code, stderr } = await open.site.generate();
  expect(code, stderr).toBe(0);
  preview = await startPreview({ root: join(open.site.out, 'current'), host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await browser?.close();
  await preview?.close();
  await open?.close();
});

/** One page of each kind that shows pictures. */
const findPaths = () => {
  const first = (pattern: RegExp) => {
    const path = open.site.list().find((one) => pattern.test(one));
    if (path === undefined) throw new Error(`There is no page like ${pattern}.`);
    return `/${path.replace(/\.html$/, '')}`;
  };
  const withText = open.site
    .list()
    .find((path) => /<picture><source[^>]*sizes="[^"]*min\(/.test(path.endsWith('.html') ? open.site.read(path) : ''));
  return [
    ...['/', '/hindi', '/about-us', '/blog', '/gallery', '/news'].filter((path) =>
      open.site.has(path === '/' ? 'index.html' : `${path.slice(1)}.html`),
    ),
    first(/^blog\/(?!page|category)[^/]+\.html$/),
    first(/^courses?\/[^/]+\.html$/),
    `/${(withText ?? 'index.html').replace(/\.html$/, '')}`,
  ];
};

interface ShownPicture {
  readonly source: string;
  readonly isLoaded: boolean;
  readonly drawn: number;
  /** What `sizes` makes the browser believe, in CSS pixels. */
  readonly promised: number;
  readonly place: string;
  readonly isLazy: boolean;
  readonly isSized: boolean;
}

/** What has moved in the main part of a page so far. */
function listShifts(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const moved: string[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { sources } = entry as unknown as { sources: { node: Node | null }[] };
            for (const { node } of sources)
              if (node instanceof Element && node.closest('main')) moved.push(node.outerHTML.slice(0, 200));
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(moved), 50);
      }),
  );
}

/** Scrolls through a page, so that what is lazy comes, and tells of every picture that was made smaller. */
function readPictures(page: Page): Promise<readonly ShownPicture[]> {
  return page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 700) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    const images = [...document.querySelectorAll<HTMLImageElement>('picture:has(source) img')];
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    const probe = document.body.appendChild(document.createElement('div'));
    probe.style.position = 'absolute';
    const measure = (sizes: string) => {
      // Commas within brackets belong to a length.
      for (const part of sizes.split(/,(?![^(]*\))/)) {
        const [, query, length = ''] = /^\s*(\([^)]*\))?\s*(.*)$/.exec(part) ?? [];
        if (query !== undefined && !matchMedia(query).matches) continue;
        probe.style.width = length;
        return probe.getBoundingClientRect().width;
      }
      return innerWidth;
    };
    return images
      .filter((image) => image.getBoundingClientRect().width > 0)
      .map((image) => ({
        source: image.currentSrc,
        isLoaded: image.complete && image.naturalWidth > 0,
        drawn: image.getBoundingClientRect().width,
        promised: measure(image.parentElement?.querySelector('source')?.sizes ?? ''),
        place: image.closest('[class]:not(picture):not(img)')?.className ?? '',
        isLazy: image.loading === 'lazy',
        isSized: image.width > 0 && image.hasAttribute('width') && image.hasAttribute('height'),
      }));
  });
}

describe.each([390, 768, 1440])('at %i pixels', (width) => {
  test('pictures are shown in their best format, in fitting widths, without a shift or a violation', async () => {
    const seen: string[] = [];
    for (const path of new Set(findPaths())) {
      const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
      try {
        const violations = await watchViolations(page);
        await page.goto(preview.url + path, { waitUntil: 'load' });
        const pictures = await readPictures(page);
        for (const picture of pictures) {
          const where = `${path}: ${JSON.stringify(picture)}`;
          expect(picture.isLoaded, where).toBe(true);
          expect(picture.source, where).toMatch(/\/_assets\/(photo|hero)-\d+-[0-9a-f]{12}\.avif$/);
          expect(picture.isSized, where).toBe(true);
          // Never a version too small, and none more than a step too large.
          expect(picture.promised, where).toBeGreaterThanOrEqual(picture.drawn * 0.97);
          expect(picture.promised, where).toBeLessThanOrEqual(Math.max(picture.drawn * 1.35, picture.drawn + 30));
          seen.push(picture.place);
        }
        expect(pictures.filter(({ isLazy }) => !isLazy).length, path).toBeLessThanOrEqual(1);
        expect(await listShifts(page), path).toEqual([]);
        // Those of scripts have tests of their own.
        expect(
          violations.filter((one) => /img-src|style-src|media-src/.test(one)),
          path,
        ).toEqual([]);
      } finally {
        await page.close();
      }
    }
    expect(new Set(seen).size).toBeGreaterThan(6);
  });
});

test('the main colour stands in its box before the picture is there', async () => {
  const page = await browser.newPage();
  try {
    await page.route('**/_assets/*.avif', () => undefined);
    await page.goto(`${preview.url}/about-us`, { waitUntil: 'commit' });
    const image = page.locator('img[fetchpriority="high"]');
    await image.waitFor({ state: 'attached' });
    await page.waitForFunction(
      () =>
        getComputedStyle(document.querySelector('img[fetchpriority]') as Element).backgroundColor !==
        'rgba(0, 0, 0, 0)',
    );
    expect(await image.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(153, 51, 51)');
  } finally {
    await page.close();
  }
});
