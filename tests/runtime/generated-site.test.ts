import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Lang } from '../../config/lang.ts';
import { messagesFor } from '../../config/messages/catalogue.ts';
import { startIsland } from '../support/start-island.ts';
import { setUpGeneratedSite } from './browser-site.ts';
import { expectNoOverflow, expectTargetsOfSize, measureShift } from './judge-page.ts';
import { type VisitorKind, visitors } from './visitors.ts';

const web = setUpGeneratedSite();

const narrow = { viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'reduce' } as const;
const wide = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const;
const session = { user: { id: 'student-1' }, token: 'some-token' };

async function sendEnquiry(page: Page, { lang, by, within }: { lang: Lang; by: VisitorKind; within: string }) {
  const text = messagesFor(lang);
  const visitor = visitors[by];
  const form = page.locator(`${within} .enquiry-form`);
  const field = (name: string) => form.locator(`[name="${name}"]`);
  await visitor.fill(field('firstName'), 'Asha Verma');
  await page.locator(`${within} [data-island="enquiry"][data-island-state="ready"]`).waitFor();
  await visitor.fill(field('email'), 'asha@example.in');
  await visitor.fill(field('mobile'), '9876501234');
  await visitor.fill(field('city'), 'Prayagraj');
  await visitor.choose(field('course'), 'State PCS');
  await visitor.press(form.getByRole('button', { name: text['form.submit'], exact: true }));
  await page.getByText(text['enquiry.success'], { exact: true }).waitFor();
  const [enquiry] = web.sandbox.inbox.of('enquiry');
  expect(enquiry?.body).toMatchObject({ course: 'State PCS', stream: 'State PCS', mobile: '9876501234' });
  return enquiry?.body as { source: string };
}

describe('an enquiry', () => {
  it.each([
    ['en', 'touch', narrow],
    ['en', 'keyboard', wide],
    ['en', 'mouse', wide],
  ] as const)('is sent from the contact page: %s, by %s', async (lang, by, options) => {
    const page = await web.open('/contact', options);
    const { source } = await sendEnquiry(page, { lang, by, within: 'main' });
    expect(source).toBe('Web Enquiry');
  });

  it.each([
    ['touch', narrow],
    ['keyboard', wide],
  ] as const)('is sent from a Hindi page with English values, by %s', async (by, options) => {
    const page = await web.open('/hindi', options);
    await sendEnquiry(page, { lang: 'hi', by, within: 'main' });
  });

  it('is sent by ENQUIRY NOW on the page whose popup was closed', async () => {
    const page = await web.open('/', narrow);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
    await page.getByRole('button', { name: 'ENQUIRY NOW' }).tap();
    await page.getByRole('dialog', { name: 'Enquire Now' }).waitFor();
    const { source } = await sendEnquiry(page, { lang: 'en', by: 'touch', within: '#enquiry-dialog' });
    expect(source).toBe('Web Enquiry');
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});

it.each([
  ['/', true],
  ['/contact', false],
  ['/hindi', false],
])('the popup for the home page is shown on %s: %s', async (path, isShown) => {
  const page = await web.open(path, { ...wide, reducedMotion: 'no-preference' });
  await expect.poll(() => web.sandbox.requests.to('/api/s/popup').length).toBeGreaterThan(0);
  if (isShown) await page.getByRole('dialog', { name: 'Scholarship test on 25 October' }).waitFor();
  else await page.waitForTimeout(300);
  expect(await page.getByRole('dialog').count()).toBe(isShown ? 1 : 0);
  expect(await measureShift(page)).toBeLessThanOrEqual(0.02);
});

it.each([
  ['touch', narrow],
  ['keyboard', wide],
] as const)('a product is ordered after the login its page asks for, by %s', async (by, options) => {
  const page = await web.open('/test-series', options);
  const visitor = visitors[by];
  const dialog = page.getByRole('dialog');
  await page.getByRole('group', { name: 'Batch' }).scrollIntoViewIfNeeded();
  await visitor.press(page.getByRole('group', { name: 'Batch' }).getByRole('radio').first());
  await visitor.fill(page.getByRole('textbox', { name: 'Coupon code' }), 'SANGAM500');
  await visitor.press(page.getByRole('button', { name: 'Apply' }));
  await page.getByText('Coupon SANGAM500 applied').waitFor();
  const enrol = page.getByRole('button', { name: 'Enrol now' });
  await visitor.press(enrol);
  await dialog.getByText('Please log in first to enrol.').waitFor();
  await visitor.fill(dialog.getByRole('textbox', { name: 'Username' }), '9876543210');
  await visitor.fill(dialog.locator('input[name="password"]'), 'demo1234');
  await visitor.press(dialog.getByRole('button', { name: 'Login', exact: true }));
  await dialog.waitFor({ state: 'hidden' });
  expect(await enrol.evaluate((button) => button === document.activeElement)).toBe(true);
  await visitor.press(enrol);
  await page.getByRole('list', { name: 'Payment options' }).getByRole('link').first().waitFor();
  expect(web.sandbox.inbox.of('order')).toHaveLength(1);
});

it('a login by code and a logout in one tab are seen in another within a second', async () => {
  const context = await web.newContext(wide);
  const one = await web.open('/contact', { context });
  const other = await web.open('/hindi', { context });
  const dialog = one.getByRole('dialog');
  await one.getByRole('banner').getByRole('button', { name: 'Log In' }).click();
  await dialog.getByRole('radio', { name: 'Otp' }).click();
  await dialog.getByRole('textbox', { name: 'Mobile Number' }).fill('9876543210');
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await dialog.getByRole('textbox', { name: 'OTP' }).fill('1234');
  await dialog.getByRole('button', { name: 'Verify' }).click();
  const state = () => other.evaluate(() => document.documentElement.dataset.sessionState);
  await one.getByText('Loged in Successfully').waitFor();
  await expect.poll(state, { timeout: 1000 }).toBe('in');
  const logOut = one.getByRole('banner').getByRole('button', { name: 'Log Out' });
  // The button that opened the panel is gone; the focus is where it was.
  expect(await logOut.evaluate((button) => button === document.activeElement)).toBe(true);
  await logOut.click();
  await one.getByText('You have successfully Logged Out').waitFor();
  await expect.poll(state, { timeout: 1000 }).toBe('out');
});

it('a dialog keeps Tab inside, both ways, and gives the focus back', async () => {
  const page = await web.open('/contact', wide);
  for (const opener of [
    page.getByRole('banner').getByRole('button', { name: 'Log In' }),
    page.getByRole('button', { name: 'ENQUIRY NOW' }),
  ]) {
    await opener.click();
    await page.locator('dialog[open] [data-island-state="ready"]').waitFor();
    for (const key of ['Tab', 'Shift+Tab']) {
      const seen = new Set<string>();
      for (let step = 0; step < 12; step += 1) {
        await page.keyboard.press(key);
        seen.add(await page.evaluate(() => document.activeElement?.closest('dialog')?.id ?? 'outside'));
      }
      expect(seen.has('outside'), key).toBe(false);
    }
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
  }
});

const kinds = [
  '/',
  '/hindi',
  '/contact',
  '/courses',
  '/courses/upsc-foundation',
  '/blog',
  '/blog/three-rivers-and-a-city',
  '/news',
  '/photo-gallery',
  '/video-gallery',
  '/test-series',
  '/scholarship-test',
  '/hindi/scholarship-test',
  '/downloads',
  '/faculty',
  '/faq',
  '/testimonials',
  '/privacy-policy',
  '/404',
  '/login',
] as const;

it.each([
  ['390 px', narrow, undefined],
  ['1440 px, logged in', wide, session],
  ['at 200 %', { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 }, undefined],
] as const)('no kind of page shifts, overflows or has a control too small: %s', async (_, options, who) => {
  const page = await web.open('/about-us', { ...options, ...(who ? { session: who } : {}) });
  for (const path of kinds) {
    if (who && path === '/login') continue;
    await page.goto(`${web.url}${path}`);
    const island = page.locator('[data-island-load]').first();
    if ((await island.count()) > 0) await startIsland(island);
    expect(await measureShift(page), path).toBeLessThanOrEqual(0.02);
    await expectNoOverflow(page, path);
    await expectTargetsOfSize(page, path);
  }
});

it('without script the ways to log in and to write lead somewhere, and nothing dead is in sight', async () => {
  const page = await web.open('/courses', { ...wide, javaScriptEnabled: false });
  expect(await page.getByRole('button', { name: 'ENQUIRY NOW' }).isVisible()).toBe(false);
  expect(await page.getByRole('button', { name: 'Scroll to top' }).isVisible()).toBe(false);
  await page.getByRole('banner').getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL(/\/login\??$/);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Call / })
    .first()
    .waitFor();
  await page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: 'Enquiry' }).click();
  await page.waitForURL(/\/contact$/);
});
