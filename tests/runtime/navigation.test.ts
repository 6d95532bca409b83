import { describe, expect, it } from 'vitest';
import { startIsland } from '../support/start-island.ts';
import { setUpBrowserSite } from './browser-site.ts';

const web = setUpBrowserSite();

describe('sub-items of the menu', () => {
  it('open and close by their button, whose name says which', async () => {
    const page = await web.open('/');
    await page.getByRole('button', { name: 'Expand UPSC Courses' }).first().click();
    const button = page.getByRole('button', { name: 'Collapse UPSC Courses' });
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    await page.getByRole('link', { name: 'Interview Guidance' }).waitFor();
    await button.click();
    expect(await page.getByRole('button', { name: 'Expand UPSC Courses' }).first().getAttribute('aria-expanded')).toBe(
      'false',
    );
  });

  it('close when a sibling opens, on a click elsewhere, and by Escape, which gives the focus back', async () => {
    const page = await web.open('/');
    const open = page.locator('[data-expand][aria-expanded="true"]');
    await page.getByRole('button', { name: 'Expand UPSC Courses' }).first().click();
    await page.getByRole('button', { name: 'Expand State PCS' }).first().click();
    expect(await open.getAttribute('aria-label')).toBe('Collapse State PCS');
    await page.mouse.click(700, 800);
    expect(await open.count()).toBe(0);

    await page.getByRole('button', { name: 'Expand State PCS' }).first().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'BPSC' }).focus();
    await page.keyboard.press('Escape');
    expect(await open.count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Expand State PCS');
  });
});

describe('the menu on a narrow screen', () => {
  it('is closed at first, opens by its button, and closes by Escape', async () => {
    const page = await web.open('/', { viewport: { width: 390, height: 844 }, hasTouch: true });
    const menu = page.getByRole('button', { name: 'Menu' });
    const link = page.getByRole('link', { name: 'Test Series' });
    expect(await link.isVisible()).toBe(false);
    await menu.tap();
    await link.waitFor();
    await page.keyboard.press('Escape');
    await link.waitFor({ state: 'hidden' });
    expect(await menu.evaluate((button) => button === document.activeElement)).toBe(true);
  });
});

it('More shows the items that have no room, and closes when the window changes its width', async () => {
  const page = await web.open('/', { viewport: { width: 800, height: 700 } });
  const more = page.getByRole('button', { name: 'More' });
  await more.click();
  const link = page.getByRole('navigation', { name: 'Primary' }).getByRole('link', { name: 'Results' });
  await link.waitFor();
  await page.setViewportSize({ width: 900, height: 700 });
  await expect.poll(() => more.getAttribute('aria-expanded')).toBe('false');
});

it('the way back to the top is offered on a scrolled page and leads there', async () => {
  const page = await web.open('/', { reducedMotion: 'reduce' });
  await page.evaluate(() => scrollTo(0, 2000));
  await page.getByRole('button', { name: 'Scroll to top' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

it('a film loads nothing from its site until it is clicked, and is a link for a new tab', async () => {
  const page = await web.open('/');
  const frames: string[] = [];
  await page.route('https://www.youtube-nocookie.com/**', (route) => {
    frames.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>player</p>' });
  });
  const link = page.getByRole('link', { name: 'A day with us' });
  expect(await link.getAttribute('href')).toContain('youtube.com/watch');
  await link.click();
  const frame = page.locator('iframe[title="A day with us"]');
  await frame.waitFor();
  await expect.poll(() => frames.length).toBe(1);
  expect(frames[0]).toContain('embed/abcdefghijk?autoplay=1');
});

describe('what a page loads', () => {
  it('is the boot script alone until someone wants more', async () => {
    const page = await web.open('/below');
    await page.waitForLoadState('networkidle');
    const scripts = web.site.asked.filter((path) => path.endsWith('.js'));
    expect(scripts.filter((path) => !/boot-|chunk-/.test(path))).toEqual([]);
    await page.getByRole('textbox', { name: 'Name', exact: true }).scrollIntoViewIfNeeded();
    await page.waitForTimeout(200);
    expect(web.site.asked.some((path) => path.includes('mount-'))).toBe(false);
    await startIsland(page.locator('main [data-island="enquiry"]'));
    expect(web.site.asked.some((path) => path.includes('mount-'))).toBe(true);
  });

  it('leaves a form usable by other ways when its script cannot be had', async () => {
    const page = await web.open('/enquiry', {
      prepare: (page) => page.route('**/mount-*.js', (route) => route.abort()),
    });
    const main = page.getByRole('main');
    await main.getByRole('textbox', { name: 'Name', exact: true }).focus();
    await main.getByRole('link', { name: 'Call 98765 43210' }).waitFor();
    await main.getByRole('link', { name: 'Write to us on WhatsApp' }).waitFor();
    await main.getByRole('link', { name: 'Write to office@example-ias.in' }).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  });

  it('says how to reach the institute where script does not run at all', async () => {
    const page = await web.open('/enquiry', { javaScriptEnabled: false });
    expect(await page.getByRole('textbox', { name: 'Name', exact: true }).isVisible()).toBe(true);
    const main = page.getByRole('main');
    expect(await main.getByRole('link', { name: 'Call 98765 43210' }).isVisible()).toBe(true);
    await page.getByRole('button', { name: 'submit' }).click();
    expect(new URL(page.url()).search).toBe('');
  });
});
