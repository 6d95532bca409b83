import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listKindsOfPages } from '../pages/list-kinds-of-pages.ts';
import { measureShift } from '../runtime/judge-page.ts';
import { browserArguments, openBrowser } from '../support/browser.ts';
import { openSandboxSite, type SandboxSite } from '../support/sandbox-site.ts';
import { watchViolations } from '../support/watch-violations.ts';

let open: SandboxSite;
beforeAll(async () => {
  open = await openSandboxSite();
});
afterAll(() => open?.close());

/** The bundled Chromium itself keeps no page to go back to; what is asked here is whether a page would be in the way. */
const ofTheBrowser = ['BackForwardCacheDisabledForDelegate', 'BrowsingInstanceNotSwapped'];

describe('going back', () => {
  let browser: Browser;
  beforeAll(async () => {
    // What drives the browser switches the cache off, which visitors' browsers do not.
    browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH ?? '',
      args: [...browserArguments],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
  });
  afterAll(() => browser?.close());

  /** Visits addresses, leaves each and comes back; gives what about each page kept the browser from just showing it. */
  async function findObstacles(addresses: readonly string[], prepare: () => void = () => {}) {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
    const found: [string, string[]][] = [];
    const device = await page.context().newCDPSession(page);
    await device.send('Page.enable');
    for (const address of addresses) {
      await page.goto(open.preview.url + address, { waitUntil: 'networkidle' });
      await page.evaluate(prepare);
      await page.goto('data:text/html,elsewhere');
      const told = new Promise<string[]>((resolve) => {
        device.once('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
          resolve(notRestoredExplanations.map(({ reason }) => reason)),
        );
      });
      await page.goBack({ waitUntil: 'load' });
      found.push([address, (await told).filter((reason) => !ofTheBrowser.includes(reason))]);
    }
    await page.close();
    return found;
  }

  test('to a page of any kind, nothing of the page is in the way of showing it as it was left', async () => {
    // An address that leads nowhere is asked for anew, whatever the page says.
    const addresses = listKindsOfPages(open.site).filter((address) => address !== '/this-page-is-not-there');
    expect(await findObstacles(addresses)).toEqual(addresses.map((address) => [address, []]));
  });

  test('would show what is in the way', async () => {
    const [[, obstacles] = []] = await findObstacles(['/contact'], () => addEventListener('unload', () => {}));
    expect(obstacles?.join()).toMatch(/unload/i);
  });
});

describe('links', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());

  /** Comes near a link and says which addresses the browser then fetched ahead. */
  async function comeNear(page: Page, selector: string): Promise<readonly string[]> {
    const fetched: string[] = [];
    const device = await page.context().newCDPSession(page);
    await device.send('Preload.enable');
    device.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
      if (status === 'Ready') fetched.push(new URL(prefetchUrl).pathname);
    });
    await page.locator(selector).first().hover();
    await page.waitForTimeout(1500);
    await device.detach();
    return fetched;
  }

  test('to pages of the site are fetched ahead on the way to them; the login and files are not', async () => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const violations = await watchViolations(page);
    await page.route('**/api/s/popup**', (route) => route.fulfill({ json: [] }));
    await page.goto(`${open.preview.url}/faculty`, { waitUntil: 'networkidle' });
    expect(await comeNear(page, 'footer a[href="/privacy-policy"]')).toEqual(['/privacy-policy']);
    await page.evaluate(() => {
      const link = (href: string) => Object.assign(document.createElement('a'), { href, textContent: href, id: 'x' });
      document.querySelector('main')?.prepend(link('/login'));
    });
    expect(await comeNear(page, '#x')).toEqual([]);
    await page.evaluate(() => document.querySelector('#x')?.setAttribute('href', '/blog/feed.xml'));
    expect(await comeNear(page, '#x')).toEqual([]);
    expect(violations).toEqual([]);
    await page.close();
  });
});

test('nothing that is in sight moves while a page is read to its end and back', async () => {
  const browser = await openBrowser();
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  await page.route('**/api/s/popup**', (route) => route.fulfill({ json: [] }));
  await page.goto(open.preview.url, { waitUntil: 'networkidle' });
  for (const step of [400, -400]) {
    for (let turn = 0; turn < 40; turn += 1) {
      await page.mouse.wheel(0, step);
      await page.waitForTimeout(30);
    }
  }
  expect(await measureShift(page)).toBeLessThanOrEqual(0.01);
  await browser.close();
});
