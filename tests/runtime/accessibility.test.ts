import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { setUpBrowserSite } from './browser-site.ts';

const web = setUpBrowserSite();

async function check(page: Page, state: string) {
  const violations = await page.evaluate(async () => {
    const dialog = document.querySelector('dialog[open]') ?? document.querySelector('main') ?? document;
    const results = await (window as unknown as { axe: typeof axe }).axe.run(dialog, { resultTypes: ['violations'] });
    return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
  });
  expect(violations, state).toEqual([]);
  const small = await page.locator('dialog[open] :is(button, a, input, select, textarea)').evaluateAll((controls) =>
    controls
      .map((control) => ({ html: control.outerHTML, box: control.getBoundingClientRect() }))
      .filter(({ html, box }) => box.width > 0 && !html.includes('type="radio"'))
      .filter(({ box }) => box.width < 24 || box.height < 24)
      .map(({ html }) => html),
  );
  expect(small, state).toEqual([]);
}

it.each([390, 1440])('axe finds nothing in any state of the dialogs, %i pixels wide', async (width) => {
  const page = await web.open('/', { viewport: { width, height: 850 }, reducedMotion: 'reduce' });
  await page.evaluate(axe.source);
  const dialog = page.getByRole('dialog');
  const click = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
  await page.locator('[data-auth-panel="LOGIN"]').first().dispatchEvent('click');
  await click('Login');
  await check(page, 'login with errors');
  await dialog.getByRole('radio', { name: 'Otp' }).check({ force: true });
  await dialog.getByRole('textbox', { name: 'Mobile Number' }).fill('9876543210');
  await click('Send OTP');
  await dialog.getByRole('textbox', { name: 'OTP' }).waitFor();
  await check(page, 'code');
  await dialog.getByRole('link', { name: 'Register Now!' }).click();
  await click('Next');
  await check(page, 'registration with errors');
  await dialog.getByRole('button', { name: 'Log In' }).click();
  await dialog.getByRole('link', { name: 'Forgot password?' }).click();
  await dialog.getByRole('textbox', { name: 'Username' }).fill('9876543210');
  await click('Send OTP');
  await click('Reset Password');
  await check(page, 'reset with errors');
  await click('Close');
  await page.locator('[data-dialog="enquiry"]').dispatchEvent('click');
  await click('submit');
  await check(page, 'enquiry with errors');
});

it('the order of a product has no fault either', async () => {
  const page = await web.open('/product');
  await page.getByRole('group', { name: 'Batch' }).getByRole('radio').first().check();
  await page.evaluate(axe.source);
  await check(page, 'order');
});
