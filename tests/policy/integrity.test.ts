import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { openSandboxSite, type SandboxSite } from '../support/sandbox-site.ts';

let browser: Browser;
let open: SandboxSite;
beforeAll(async () => {
  [open, browser] = await Promise.all([openSandboxSite(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await open?.close();
});

/** Modules that the page names in an element of their own, which holds them to their integrity already. */
const namedModules = () =>
  [...open.site.read('contact.html').matchAll(/(?:src|href)="(\/_assets\/[^"]+\.js)"/g)].map(([, path]) => path);

/** Opens the contact page, comes near the enquiry form, and says how its island fared. */
async function viewForm(tamper: boolean): Promise<{ readonly state: string; readonly ran: boolean }> {
  const page = await browser.newPage();
  try {
    await page.route('**/_assets/*.js', async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      const isLater = !namedModules().includes(new URL(route.request().url()).pathname);
      await route.fulfill({ response, body: tamper && isLater ? `globalThis.tampered = true;${text}` : text });
    });
    await page.goto(`${open.preview.url}/contact`);
    const island = page.locator('main [data-island="enquiry"]');
    await island.scrollIntoViewIfNeeded();
    await island.dispatchEvent('pointerover');
    await expect.poll(() => island.getAttribute('data-island-state')).toMatch(/^(ready|failed)$/);
    const state = (await island.getAttribute('data-island-state')) ?? '';
    return { state, ran: await page.evaluate(() => 'tampered' in globalThis) };
  } finally {
    await page.close();
  }
}

test('modules that are loaded later are held to their integrity: a changed one never runs', async () => {
  expect(await viewForm(false)).toEqual({ state: 'ready', ran: false });
  expect(await viewForm(true)).toEqual({ state: 'failed', ran: false });
});

test('every module of the release is in the import map, with its own integrity', () => {
  const [, map = ''] = open.site.read('index.html').match(/<script type="importmap">(.*?)<\/script>/) ?? [];
  const { integrity } = JSON.parse(map);
  const modules = open.site.list().filter((path) => /^_assets\/.*\.js$/.test(path));
  expect(Object.keys(integrity).sort()).toEqual(modules.map((path) => `/${path}`));
  for (const value of Object.values(integrity)) expect(value).toMatch(/^sha384-/);
});
