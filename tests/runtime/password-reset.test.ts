import { describe, expect, it } from 'vitest';
import { openLogin, panel } from './auth-panel.ts';
import { setUpBrowserSite } from './browser-site.ts';

const web = setUpBrowserSite();

describe('password reset', () => {
  it('asks for the user, then code and password, and succeeds', async () => {
    const page = await web.open('/');
    await openLogin(page);
    await panel(page).getByRole('link', { name: 'Forgot password?' }).click();
    await panel(page).getByRole('heading', { name: 'Reset Password' }).waitFor();
    await panel(page).getByRole('button', { name: 'Send OTP' }).click();
    await panel(page).getByText('Username is required').waitFor();
    await panel(page).getByRole('textbox', { name: 'Username' }).fill('9876543210');
    await panel(page).getByRole('button', { name: 'Send OTP' }).click();
    await panel(page).getByText('Successfully send otp for Reset Password').waitFor();

    const reset = panel(page).getByRole('button', { name: 'Reset Password' });
    await reset.click();
    for (const text of ['Otp is required', 'New Password is required', 'Conform Password is required']) {
      await panel(page).getByText(text, { exact: true }).waitFor();
    }
    await panel(page).getByRole('textbox', { name: 'OTP' }).fill('12');
    await panel(page).getByLabel('New Password').fill('secret 1');
    await panel(page).getByLabel('Confirm Password').fill('secret 2');
    await reset.click();
    await panel(page).getByText('Otp must be of 4 digit', { exact: true }).waitFor();
    await panel(page).getByRole('textbox', { name: 'OTP' }).fill('1234');
    await reset.click();
    await panel(page).getByText('Password don not match').waitFor();
    expect(await panel(page).getByText('Mismatch').isVisible()).toBe(true);
    await panel(page).getByLabel('Confirm Password').fill('secret 1');
    await reset.click();
    await panel(page).getByText('Your Password has been reset successfully').waitFor();
    await panel(page).getByText('Successfully Reset Password').waitFor();
    await panel(page).getByRole('button', { name: 'Back' }).click();
    await panel(page).getByRole('group', { name: 'Login With' }).waitFor();
  });

  it('shows a failure as one, with the words and the code of the server', async () => {
    const page = await web.open('/');
    await openLogin(page);
    await panel(page).getByRole('link', { name: 'Forgot password?' }).click();
    await panel(page).getByRole('textbox', { name: 'Username' }).fill('nobody');
    await panel(page).getByRole('button', { name: 'Send OTP' }).click();
    await panel(page).getByText('No student has this username.').waitFor();
    await panel(page).getByText('USER_NOT_FOUND').waitFor();
    expect(await page.locator('.snackbar--danger').count()).toBe(1);
    await panel(page).getByRole('button', { name: 'Register' }).click();
    await panel(page).getByRole('heading', { name: 'Register' }).waitFor();
  });
});
