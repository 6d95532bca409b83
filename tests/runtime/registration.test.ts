import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openRegistration, panel, stored } from './auth-panel.ts';
import { setUpBrowserSite } from './browser-site.ts';

const web = setUpBrowserSite();

describe('registration', () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const text = (page: Page, name: string) => panel(page).getByRole('textbox', { name, exact: true });

  async function fill(page: Page, mobile = '9123456780') {
    await text(page, 'First Name').fill('आशा');
    await text(page, 'Last Name').fill('Verma');
    await text(page, 'Mobile Number').fill(mobile);
    await panel(page).getByLabel('Gender').selectOption({ label: 'Female' });
    await panel(page).getByLabel('Date of Birth').fill('2004-05-06');
    await panel(page).getByLabel('Category').selectOption({ label: 'OBC' });
    await panel(page).getByLabel('Course').selectOption({ label: 'UP State PCS' });
    await panel(page).getByLabel('Stream').selectOption({ label: 'Complete course, Hindi medium' });
    await panel(page).getByLabel('Photo').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png });
    await text(page, 'City').fill('Prayagraj');
    await text(page, 'Postal Code').fill('211001');
  }

  it('goes through its three steps and sends the student exactly as agreed', async () => {
    const page = await web.open('/');
    let payload: unknown;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('register-student')) payload = request.postDataJSON();
    });
    await openRegistration(page);
    await fill(page);
    await panel(page).getByRole('img', { name: 'Your chosen photo' }).waitFor();
    await panel(page).getByRole('button', { name: 'Next' }).click();
    await panel(page).getByText('Successfully send otp').waitFor();

    await panel(page).getByRole('button', { name: 'Back' }).click();
    expect(await text(page, 'First Name').inputValue()).toBe('आशा');
    await panel(page).getByRole('button', { name: 'Next' }).click();

    const register = panel(page).getByRole('button', { name: 'Register' });
    await register.click();
    await panel(page).getByText('Otp is required', { exact: true }).waitFor();
    await panel(page).getByRole('textbox', { name: 'OTP' }).fill('123');
    await register.click();
    await panel(page).getByText('Otp must be of 4 digits.').waitFor();
    await panel(page).getByRole('textbox', { name: 'OTP' }).fill('1234');
    await register.click();
    await panel(page).getByText('You have registered successfully').waitFor();
    expect(await panel(page).getByText('Successfully Registered').isVisible()).toBe(true);
    await panel(page).getByRole('heading', { name: 'Registered Successfully' }).waitFor();
    expect(payload).toEqual({
      id: expect.anything(),
      otp: '1234',
      password: expect.stringMatching(/^.{20}$/),
      username: '9123456780',
      student: {
        firstName: 'आशा',
        lastName: 'Verma',
        mobile: '9123456780',
        email: '9123456780@example-ias.in',
        gender: 'F',
        course: 'portal-uppcs',
        stream: 'stream-pcs-hi',
        dob: '2004-05-06',
        category: 'OBC',
        insty: 'insty-1',
        center: 'center-1',
        session: 'session-2026-web',
        personalImg: expect.stringMatching(/^http/),
        address: { city: 'Prayagraj', postalCode: '211001' },
      },
    });
    await panel(page).getByRole('button', { name: 'Login' }).click();
    await panel(page).getByRole('group', { name: 'Login With' }).waitFor();
    expect(await stored(page)).toBeNull();
  });

  it('says of each field what is wrong with it', async () => {
    const page = await web.open('/');
    await openRegistration(page);
    const next = panel(page).getByRole('button', { name: 'Next' });
    await next.click();
    for (const message of [
      'First Name is required.',
      'Last Name is required.',
      'Mobile Number is required.',
      'Gender is required',
      'Date of birth is required',
      'Please select a Category.',
      'Please select a course.',
      'Please select a stream.',
      'Image is required',
    ]) {
      await panel(page).getByText(message, { exact: true }).waitFor();
    }
    await text(page, 'First Name').fill('R2D2');
    await text(page, 'Last Name').fill('x'.repeat(21));
    await text(page, 'Mobile Number').fill('98x');
    await text(page, 'Email').fill('nothing');
    await panel(page)
      .getByLabel('Photo')
      .setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
    await next.click();
    for (const message of [
      'Name must only contain letters.',
      'Last Name cannot exceed 20 characters.',
      'Mobile Number must be numeric.',
      'Invalid Email Id',
      'Photo must be a JPEG, PNG or WebP picture.',
    ]) {
      await panel(page).getByText(message, { exact: true }).waitFor();
    }
    await text(page, 'Mobile Number').fill('98765');
    await next.click();
    await panel(page).getByText('Mobile Number must be of 10 digits.').waitFor();
    expect(web.sandbox.requests.to('/api/public/user/signup-with-otp')).toHaveLength(0);
  });

  it('offers streams once a course is chosen, and says where a list could not be had', async () => {
    const page = await web.open('/');
    const placeholder = (name: string) => panel(page).getByLabel(name).locator('option').first();
    web.sandbox.faults.set({ kind: 'status', status: 500, path: '/api/public/data/all-courses' });
    await openRegistration(page);
    await expect.poll(() => placeholder('Course').textContent()).toBe('course not available');
    expect(await placeholder('Stream').textContent()).toBe('Load Stream ');
    await panel(page).getByRole('button', { name: 'Close' }).click();

    web.sandbox.faults.clear();
    web.sandbox.faults.set({ kind: 'delay', ms: 500, path: '/api/public/data/all-stream' });
    await page.reload();
    await openRegistration(page);
    await panel(page).getByLabel('Course').selectOption({ label: 'RO / ARO' });
    await expect.poll(() => placeholder('Stream').textContent()).toBe('Loading......');
    await panel(page).getByLabel('Stream').selectOption({ label: 'Prelims and Mains' });
    const [asked] = web.sandbox.requests.to('/api/public/data/all-stream').filter(({ method }) => method === 'GET');
    expect(asked?.query).toEqual({ status: 'true', course: 'portal-ro-aro' });
  });

  it('stops when the photo cannot be uploaded, and when the server refuses', async () => {
    const page = await web.open('/');
    await openRegistration(page);
    await fill(page, '9123456781');
    await panel(page).getByRole('button', { name: 'Next' }).click();
    await panel(page).getByRole('textbox', { name: 'OTP' }).fill('1234');
    web.sandbox.faults.set({ kind: 'status', status: 500, path: '/api/public/file/upload', method: 'POST' });
    const register = panel(page).getByRole('button', { name: 'Register' });
    await register.click();
    await panel(page).getByText('Failed to upload Files, please try again').waitFor();
    expect(web.sandbox.inbox.of('registration')).toHaveLength(0);

    web.sandbox.faults.clear();
    await panel(page).getByRole('textbox', { name: 'OTP' }).fill('4321');
    await register.click();
    await panel(page).getByText('The OTP is not correct.').waitFor();
    await panel(page).getByText('INVALID_OTP').waitFor();
    await panel(page).getByRole('textbox', { name: 'OTP' }).fill('1234');
    await register.click();
    await panel(page).getByText('You have registered successfully').waitFor();
    const uploads = web.sandbox.requests.to('/api/public/file/upload').filter(({ method }) => method === 'POST');
    expect(uploads).toHaveLength(2);
  });
});
