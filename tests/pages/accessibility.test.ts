import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { openSandboxSite, type SandboxSite } from '../support/sandbox-site.ts';
import { watchViolations } from '../support/watch-violations.ts';
import { listKindsOfPages } from './list-kinds-of-pages.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let open: SandboxSite;
let browser: Browser;
beforeAll(async () => {
  [open, browser] = await Promise.all([openSandboxSite(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await open?.close();
});

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

test.each([
  { width: 390, colorScheme: 'light' },
  { width: 1440, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
] as const)('axe finds nothing on any kind of page at $width px, $colorScheme', async ({ width, colorScheme }) => {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const violations = await watchViolations(page);
  const found: string[] = [];
  // The popup covers the page it opens on; it is looked at on its own.
  await page.route('**/api/s/popup**', (route) => route.fulfill({ json: [] }));
  for (const address of listKindsOfPages(open.site)) {
    await page.goto(open.preview.url + address);
    await page.evaluate(axe);
    const findings = (await page.evaluate(
      // biome-ignore lint/suspicious/noExplicitAny: axe lives in the page
      async () => (await (globalThis as any).axe.run(document, { resultTypes: ['violations'] })).violations,
    )) as Violation[];
    for (const { id, nodes } of findings) found.push(`${address} ${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`);
  }
  await context.close();
  expect(found).toEqual([]);
  expect(violations).toEqual([]);
});

test('no page scrolls sideways, from 320 px to 1490 px', async () => {
  const page = await browser.newPage();
  const violations = await watchViolations(page);
  const wide: string[] = [];
  for (const address of listKindsOfPages(open.site)) {
    for (const width of [320, 390, 768, 1101, 1340, 1490]) {
      await page.setViewportSize({ width, height: 800 });
      if (width === 320) await page.goto(open.preview.url + address);
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      if (scrollWidth > width) wide.push(`${address} at ${width}: ${scrollWidth}`);
    }
  }
  await page.close();
  expect(wide).toEqual([]);
  expect(violations).toEqual([]);
});

test('without script everything is readable and every menu reachable', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });
  const page = await context.newPage();
  await page.goto(`${open.preview.url}/`);
  await expect.soft(page.getByRole('heading', { level: 1 }).first().isVisible()).resolves.toBe(true);
  const nav = page.getByRole('navigation', { name: 'Primary' });
  const links = await nav.getByRole('link').all();
  const visible = (await Promise.all(links.map((link) => link.isVisible()))).filter(Boolean);
  expect(visible.length).toBeGreaterThan(12);
  await page.goto(`${open.preview.url}/contact`);
  expect(await page.getByText(/95555/).first().isVisible()).toBe(true);
  await context.close();
});
