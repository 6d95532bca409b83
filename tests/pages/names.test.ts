import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { navVisibleItems } from '../../config/limits.ts';
import { openBrowser } from '../support/browser.ts';
import { openSandboxSite, type SandboxSite } from '../support/sandbox-site.ts';
import { watchViolations } from '../support/watch-violations.ts';

/** Things are found by role and accessible name (contract, section 6). */

let open: SandboxSite;
let browser: Browser;
let page: Page;
let violations: string[] = [];
beforeAll(async () => {
  [open, browser] = await Promise.all([openSandboxSite(), openBrowser()]);
  page = await browser.newPage({ viewport: { width: 1490, height: 900 } });
  violations = await watchViolations(page);
  await page.route('**/api/s/popup**', (route) => route.fulfill({ json: [] }));
});
afterEach(() => expect(violations).toEqual([]));
afterAll(async () => {
  await browser?.close();
  await open?.close();
});

const go = (address: string) => page.goto(open.preview.url + address);
const countVisible = async (role: 'link' | 'button', name: string) => {
  const found = await page.getByRole(role, { name, exact: true }).all();
  return (await Promise.all(found.map((one) => one.isVisible()))).filter(Boolean).length;
};

test.each(['/', '/contact', '/blog', '/courses/upsc-foundation', '/login'])('%s has its landmarks', async (address) => {
  await page.setViewportSize({ width: 1490, height: 900 });
  await go(address);
  expect(await page.getByRole('banner').count()).toBe(1);
  expect(await page.getByRole('main').count()).toBe(1);
  expect(await page.getByRole('contentinfo').count()).toBe(1);
  expect(await page.getByRole('navigation', { name: 'Primary', exact: true }).count()).toBe(1);
  expect(await page.getByRole('navigation', { name: 'Quick links', exact: true }).count()).toBe(1);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  for (const name of ['Log In', 'Sign Up', 'ENQUIRY NOW', 'More']) {
    expect(await countVisible('button', name), `${name} on ${address}`).toBe(1);
  }
});

test('the language switch leads to the other language and says its name', async () => {
  await go('/about-us');
  const banner = page.getByRole('banner');
  expect(await banner.getByRole('link', { name: 'Hindi', exact: true }).getAttribute('href')).toBe('/hindi');
  await go('/hindi/about-us');
  expect(await page.getByRole('banner').getByRole('link', { name: 'English', exact: true }).getAttribute('href')).toBe(
    '/',
  );
  expect(await page.locator('html').getAttribute('lang')).toBe('hi');
});

test('the side slider has Hindi, Test Portal, each social link and Enquiry', async () => {
  await go('/');
  const slider = page.getByRole('navigation', { name: 'Quick links', exact: true });
  expect(await slider.getByRole('link', { name: 'Hindi', exact: true }).getAttribute('href')).toBe('#');
  const portal = slider.getByRole('link', { name: 'Test Portal', exact: true });
  expect(await portal.getAttribute('href')).toBe(`${open.sandbox.portalUrl}/login`);
  expect(await portal.getAttribute('target')).toBe('_blank');
  expect(await slider.getByRole('link', { name: 'Enquiry', exact: true }).getAttribute('href')).toBe('/contact');
  expect(await slider.getByRole('link').count()).toBe(10);
});

test('the footer has its columns, its contact with tel and mailto, and the bottom bar', async () => {
  await go('/');
  const footer = page.getByRole('contentinfo');
  expect(await footer.getByRole('link', { name: '9555501234' }).getAttribute('href')).toBe('tel:+919555501234');
  expect(await footer.getByRole('link', { name: 'care@prayas-ias.example' }).getAttribute('href')).toBe(
    'mailto:care@prayas-ias.example',
  );
  expect(await footer.getByText('2022').count()).toBe(1);
  expect(await footer.getByRole('link', { name: 'Privacy Policy' }).getAttribute('href')).toBe('/privacy-policy');
  expect(await footer.getByRole('link', { name: 'Terms & Conditions' }).getAttribute('href')).toBe('/terms-conditions');
});

/** Titles of the top-level items in sight, those under More left out. */
const itemsInSight = async (): Promise<number> => {
  const nav = page.getByRole('navigation', { name: 'Primary', exact: true });
  const titles = [
    'Home',
    'About Us',
    'Courses',
    'Test Series',
    'Admission',
    'Results',
    'Faculty',
    'Blog',
    'News',
    'Gallery',
    'Downloads',
    'UPSC Notices',
  ];
  const seen = await Promise.all(
    titles.map(async (title) => {
      const items = await nav.getByText(title, { exact: true }).all();
      return (await Promise.all(items.map((item) => item.isVisible()))).some(Boolean);
    }),
  );
  return seen.filter(Boolean).length;
};

test('so many items are in sight as the window is wide, also without script', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  const scripted = page;
  for (const each of [scripted, plain]) {
    page = each;
    await go('/');
    for (const { minWidthPx, items } of navVisibleItems) {
      await page.setViewportSize({ width: minWidthPx, height: 800 });
      await expect.poll(itemsInSight, { message: `${minWidthPx} px` }).toBe(items);
    }
    await page.setViewportSize({ width: 1489, height: 800 });
    await expect.poll(itemsInSight).toBe(9);
  }
  page = scripted;
  await context.close();
});

test('below 769 px the menu is behind its button and closed at first', async () => {
  await page.setViewportSize({ width: 768, height: 800 });
  await go('/');
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  expect(await menu.getAttribute('aria-expanded')).toBe('false');
  expect(await itemsInSight()).toBe(0);
  await menu.click();
  await expect.poll(itemsInSight).toBe(12);
  await page.getByRole('button', { name: 'Expand Courses', exact: true }).click();
  expect(await page.getByRole('button', { name: 'Collapse Courses', exact: true }).getAttribute('aria-expanded')).toBe(
    'true',
  );
  for (const name of ['Free Study Materials', 'Live Classes']) {
    expect(await page.getByRole('link', { name, exact: true }).getAttribute('href')).toBe('/contact');
  }
});
