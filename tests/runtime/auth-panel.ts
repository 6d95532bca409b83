import type { Page } from 'playwright-core';

/** The open dialog. */
export const panel = (page: Page) => page.getByRole('dialog');

/** Opens the panel on its login screen. */
export async function openLogin(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Log In' }).first().click();
  await panel(page).getByRole('button', { name: 'Login' }).waitFor();
}

/** Opens the panel on registration. */
export async function openRegistration(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Sign Up' }).first().click();
  await panel(page).getByRole('button', { name: 'Next' }).waitFor();
}

/** Opens the panel on the login by one-time code. */
export async function openOtp(page: Page) {
  await openLogin(page);
  await panel(page).getByRole('radio', { name: 'Otp' }).check({ force: true });
  await panel(page).getByRole('button', { name: 'Send OTP' }).waitFor();
}

/** The hidden password field. */
export const password = (page: Page) => panel(page).locator('input[type="password"]');
/** What the storage holds of the session. */
export const stored = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('bears-storage') ?? 'null'));

/** Logs the demo student in. */
export async function logIn(page: Page) {
  await openLogin(page);
  await panel(page).getByRole('textbox', { name: 'Username' }).fill('9876543210');
  await password(page).fill('demo1234');
  await panel(page).getByRole('button', { name: 'Login' }).click();
}
