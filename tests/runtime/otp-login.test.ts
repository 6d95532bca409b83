import { describe, expect, it } from 'vitest';
import { openOtp, panel, stored } from './auth-panel.ts';
import { setUpBrowserSite } from './browser-site.ts';

const web = setUpBrowserSite();

describe('login by one-time code', () => {
  it('sends, verifies and logs in, by toast', async () => {
    const page = await web.open('/');
    await openOtp(page);
    await panel(page).getByRole('textbox', { name: 'Mobile Number' }).fill('9876543210');
    await panel(page).getByRole('button', { name: 'Send OTP' }).click();
    await panel(page).getByText('Successfully send otp').waitFor();
    expect(await panel(page).getByText('Sent OTP').isVisible()).toBe(true);
    const otp = panel(page).getByRole('textbox', { name: 'OTP' });
    expect(await otp.evaluate((input) => input === document.activeElement)).toBe(true);
    await otp.fill('1234');
    await panel(page).getByRole('button', { name: 'Verify' }).click();
    await page.getByText('Loged in Successfully').waitFor();
    expect((await stored(page)).state.authToken).toEqual(expect.any(String));
    expect(await panel(page).count()).toBe(0);
  });

  it('reads the code out of whatever is pasted or typed', async () => {
    const page = await web.open('/');
    await openOtp(page);
    await panel(page).getByRole('textbox', { name: 'Mobile Number' }).fill('9876543210');
    await panel(page).getByRole('button', { name: 'Send OTP' }).click();
    const otp = panel(page).getByRole('textbox', { name: 'OTP' });
    for (const text of ['1234', '12 34', 'Your code is 1234, valid for 10 minutes.', '१२३४', '12345']) {
      await otp.fill(text);
      expect(await otp.inputValue(), text).toBe('1234');
    }
    await otp.fill('');
    await otp.pressSequentially('56789');
    expect(await otp.inputValue()).toBe('5678');
  });

  it('asks for a number, warns of a strange one and still sends it', async () => {
    const page = await web.open('/');
    await openOtp(page);
    const send = panel(page).getByRole('button', { name: 'Send OTP' });
    await send.click();
    await panel(page).getByText('Mobile is required').waitFor();
    expect(web.sandbox.requests.to('/api/public/send-otp')).toHaveLength(0);
    await panel(page).getByRole('textbox', { name: 'Mobile Number' }).fill('12345');
    await send.click();
    await panel(page).getByText('Enter Valid Mobile Number').waitFor();
    // What the server says of it comes after.
    await panel(page).getByText('Enter a valid mobile number.', { exact: true }).waitFor();
  });

  it('says what it is told of a number that is not registered', async () => {
    const page = await web.open('/');
    await openOtp(page);
    await panel(page).getByRole('textbox', { name: 'Mobile Number' }).fill('9000000000');
    await panel(page).getByRole('button', { name: 'Send OTP' }).click();
    await panel(page).getByText('Mobile number not found. Please check your number.').waitFor();
    web.sandbox.faults.set({ kind: 'status', status: 500, body: 'html', path: '/api/public/send-otp', method: 'POST' });
    await panel(page).getByRole('button', { name: 'Send OTP' }).click();
    await panel(page).getByText('This Mobile Number is not Registered, Try Again.').waitFor();
  });

  it('does not claim success for a wrong code, and says what the server said', async () => {
    const page = await web.open('/');
    await openOtp(page);
    await panel(page).getByRole('textbox', { name: 'Mobile Number' }).fill('9876543210');
    await panel(page).getByRole('button', { name: 'Send OTP' }).click();
    await panel(page).getByRole('button', { name: 'Verify' }).click();
    await panel(page).getByText('Otp is required').waitFor();
    await panel(page).getByRole('textbox', { name: 'OTP' }).fill('9999');
    await panel(page).getByRole('button', { name: 'Verify' }).click();
    await panel(page).getByText('The OTP is not correct.').waitFor();
    expect(await page.getByText('Loged in Successfully').count()).toBe(0);
  });

  it('offers a new code after sixty seconds of real time, and begins again with each', async () => {
    const page = await web.open('/', { prepare: (page) => page.clock.install() });
    await openOtp(page);
    await panel(page).getByRole('textbox', { name: 'Mobile Number' }).fill('9876543210');
    await panel(page).getByRole('button', { name: 'Send OTP' }).click();
    const resend = panel(page).getByRole('button', { name: 'Resend OTP' });
    await resend.waitFor();
    await page.clock.runFor(58_000);
    expect(await resend.isDisabled()).toBe(true);
    await page.clock.runFor(3000);
    await resend.click();
    await expect.poll(() => resend.isDisabled()).toBe(true);
    await expect
      .poll(() => web.sandbox.requests.to('/api/public/send-otp').filter(({ method }) => method === 'POST').length)
      .toBe(2);
    await panel(page).getByRole('button', { name: 'Edit mobile number' }).click();
    expect(await panel(page).getByRole('textbox', { name: 'Mobile Number' }).inputValue()).toBe('9876543210');
  });
});
