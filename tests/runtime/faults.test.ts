import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { startIsland } from '../support/start-island.ts';
import { openLogin, openOtp, openRegistration, panel, stored } from './auth-panel.ts';
import { setUpBrowserSite } from './browser-site.ts';
import { brokenOffPath } from './fixture-site.ts';
import { type PortalFault, portalFaults } from './portal-faults.ts';

const web = setUpBrowserSite();

interface Trial {
  readonly page: Page;
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  /** Begins the call. */
  readonly send: () => Promise<unknown>;
  /** Texts that must be in sight. */
  readonly says: (fault: PortalFault) => readonly string[];
  /** Must be usable again; none where nothing waits for the call. */
  readonly button?: Locator;
  /** Fields that keep what they held. */
  readonly kept?: readonly Locator[];
  readonly except?: readonly string[];
}

/** Lets a call go wrong in every way, one after the other on the same page. */
async function tryEveryFault(trial: Trial): Promise<void> {
  const { page, path, method = 'POST', send, says, button, kept = [], except = [] } = trial;
  const values = await Promise.all(kept.map((field) => field.inputValue()));
  for (const fault of portalFaults.filter(({ name }) => !except.includes(name))) {
    let made = 0;
    const address = (url: URL) => url.pathname.replace(/\/order-\d+\//, '/*/') === path;
    await page.route(address, (route) => {
      if (route.request().method() !== method) return route.fallback();
      made += 1;
      return fault.answer(route, `${web.url}${brokenOffPath}`);
    });
    await send();
    await expect.poll(() => made, { message: fault.name, interval: 15 }).toBe(1);
    await fault.provoke?.(page);
    for (const text of says(fault)) await page.getByText(text, { exact: true }).first().waitFor();
    if (button)
      await expect.poll(() => button.isEnabled(), { message: fault.name, timeout: 1000, interval: 15 }).toBe(true);
    expect(await Promise.all(kept.map((field) => field.inputValue())), fault.name).toEqual(values);
    expect(made, fault.name).toBe(1);
    await page.locator('.toast, .snackbar').evaluateAll((all) => all.forEach((each) => void each.remove()));
    await page.unroute(address);
  }
}

const open = (path: string) => web.open(path, { prepare: (page) => page.clock.install() });
const button = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true });
const box = (page: Page, name: string) => panel(page).locator(`[name="${name}"]:visible`);
const press = (control: Locator) => () => control.click();

/** The server's words and code, or our own where it has none. */
const asServerSays = ({ said }: PortalFault) =>
  said ? [said.message, said.code] : ['Something went wrong, please try again.'];
const uploadSays = ({ said, status }: PortalFault) => [
  'Failed to upload Files, please try again',
  ...(said ? [said.message] : status ? [`HTTP error! status: ${status}`] : []),
];

it('login by password', async () => {
  const page = await open('/');
  await openLogin(page);
  await box(page, 'username').fill('9876543210');
  await box(page, 'password').fill('demo1234');
  await tryEveryFault({
    page,
    path: '/api/auth/signin',
    button: button(page, 'Login'),
    send: press(button(page, 'Login')),
    kept: [box(page, 'username'), box(page, 'password')],
    says: ({ status }) => (status ? ['Invalid', 'Invalid Username or password'] : ['Error in Login']),
  });
  expect(await stored(page)).toBeNull();
  await button(page, 'Login').click();
  await page.getByText('You have successfully Logged In').waitFor();
});

it('login by code', async () => {
  const page = await open('/');
  await openOtp(page);
  await box(page, 'mobile').fill('9876543210');
  await tryEveryFault({
    page,
    path: '/api/public/send-otp',
    button: button(page, 'Send OTP'),
    send: press(button(page, 'Send OTP')),
    kept: [box(page, 'mobile')],
    says: ({ said }) => ['Error', said?.message ?? 'This Mobile Number is not Registered, Try Again.'],
  });
  await button(page, 'Send OTP').click();
  await box(page, 'otp').fill('1234');
  await tryEveryFault({
    page,
    path: '/api/public/varify',
    button: button(page, 'Verify'),
    send: press(button(page, 'Verify')),
    kept: [box(page, 'otp')],
    says: ({ said }) => ['Error', said?.message ?? 'Error in Login'],
  });
  expect(await stored(page)).toBeNull();
  await button(page, 'Verify').click();
  await page.getByText('Loged in Successfully').waitFor();
});

it('password reset', async () => {
  const page = await open('/');
  await openLogin(page);
  await panel(page).getByRole('link', { name: 'Forgot password?' }).click();
  await box(page, 'username').fill('9876543210');
  await tryEveryFault({
    page,
    path: '/api/public/user/sent-reset-password-otp',
    button: button(page, 'Send OTP'),
    send: press(button(page, 'Send OTP')),
    kept: [box(page, 'username')],
    says: asServerSays,
  });
  await button(page, 'Send OTP').click();
  await box(page, 'otp').fill('1234');
  await box(page, 'newPassword').fill('demo1234');
  await box(page, 'confirmPassword').fill('demo1234');
  await tryEveryFault({
    page,
    path: '/api/public/user/reset-password',
    button: button(page, 'Reset Password'),
    send: press(button(page, 'Reset Password')),
    kept: [box(page, 'otp'), box(page, 'newPassword'), box(page, 'confirmPassword')],
    says: asServerSays,
  });
  await button(page, 'Reset Password').click();
  await page.getByText('Your Password has been reset successfully').waitFor();
});

it('registration', async () => {
  const page = await open('/');
  await openRegistration(page);
  const reopen = async () => {
    await button(page, 'Log In').click();
    await panel(page).getByRole('link', { name: 'Register Now!' }).click();
  };
  await tryEveryFault({
    page,
    path: '/api/public/data/all-courses',
    method: 'GET',
    send: reopen,
    says: () => [],
    button: panel(page).locator('select:has(option:text-is("course not available"))'),
  });
  await tryEveryFault({ page, path: '/api/public/data/sessions', method: 'GET', send: reopen, says: () => [] });
  await reopen();
  await box(page, 'firstName').fill('Asha');
  await box(page, 'lastName').fill('Verma');
  await box(page, 'mobile').fill('9123450001');
  await box(page, 'gender').selectOption('F');
  await box(page, 'dob').fill('2004-05-06');
  await box(page, 'category').selectOption('OBC');
  await tryEveryFault({
    page,
    path: '/api/public/data/all-stream',
    method: 'GET',
    send: async () => {
      await box(page, 'course').selectOption('');
      await box(page, 'course').selectOption('portal-uppcs');
    },
    says: () => [],
    button: panel(page).locator('select[name="stream"]:has(option:text-is("Load Stream"))'),
  });
  await box(page, 'course').selectOption('');
  await box(page, 'course').selectOption('portal-uppcs');
  await box(page, 'stream').selectOption('stream-pcs-hi');
  await box(page, 'personalImg').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('png') });
  await tryEveryFault({
    page,
    path: '/api/public/user/signup-with-otp',
    button: button(page, 'Next'),
    send: press(button(page, 'Next')),
    kept: ['firstName', 'lastName', 'mobile', 'gender', 'dob', 'category', 'course', 'stream', 'personalImg'].map(
      (name) => box(page, name),
    ),
    says: asServerSays,
  });
  await button(page, 'Next').click();
  await box(page, 'otp').fill('1234');
  const register = { page, button: button(page, 'Register'), send: press(button(page, 'Register')) };
  await tryEveryFault({
    ...register,
    path: '/api/public/file/upload',
    kept: [box(page, 'otp')],
    says: uploadSays,
  });
  await tryEveryFault({
    ...register,
    path: '/api/public/user/register-student-with-otp',
    kept: [box(page, 'otp')],
    says: asServerSays,
  });
  await register.send();
  await page.getByText('You have registered successfully').waitFor();
});

it('the enquiry', async () => {
  const page = await open('/enquiry');
  await startIsland(page.locator('main [data-island]').first());
  const field = (name: string) => page.locator(`main [name="${name}"]`);
  await field('firstName').fill('Asha Verma');
  await field('email').fill('asha@example.in');
  await field('mobile').fill('9876501234');
  await field('city').fill('Prayagraj');
  await field('course').selectOption('UPSC');
  const submit = page.getByRole('button', { name: 'submit' });
  await tryEveryFault({
    page,
    path: '/api/enquiry/enquiry',
    button: submit,
    send: press(submit),
    kept: ['firstName', 'email', 'mobile', 'city', 'course'].map(field),
    says: () => ['Enquiry Failed', 'Unable to send enquiry, something went wrong'],
  });
  await submit.click();
  await page.getByText('Enquiry submited successfully :)').waitFor();
  expect(web.sandbox.inbox.of('enquiry')).toHaveLength(1);
});

it('a form of the CMS', async () => {
  const page = await open('/form');
  await startIsland(page.locator('main [data-island]').first());
  const values = {
    name: 'Asha Verma',
    lastName: 'Verma',
    collegeName: 'Ewing College',
    state: 'Uttar Pradesh',
    postalCode: '211001',
    address: '12 Station Road',
    experience: 'None',
    dob: '2003-04-05',
  };
  const field = (name: string) => page.locator(`main [name="${name}"]`);
  for (const [name, value] of Object.entries(values)) await field(name).fill(value);
  await field('marksheet').setInputFiles({ name: 'm.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  const submit = page.getByRole('button', { name: 'submit' });
  const form = { page, button: submit, send: press(submit), kept: Object.keys(values).map(field) };
  await tryEveryFault({ ...form, path: '/api/public/file/upload', says: uploadSays });
  await tryEveryFault({
    ...form,
    path: '/api/s/formresponse',
    says: () => ['Form not sent', 'Unable to send the form, something went wrong'],
  });
  await submit.click();
  await page.getByText('Form submitted successfully :)').waitFor();
  expect(web.sandbox.inbox.of('form response')).toHaveLength(1);
});

it("a product's batches, coupon, order and payment links", async () => {
  const page = await open('/product');
  const batch = page.getByRole('radio', { name: 'Weekend batch, Sundays 10 am' });
  await batch.waitFor();
  const load = async () => {
    const again = page.getByRole('button', { name: 'Try again' });
    if (await again.isVisible()) await again.click();
    else await page.reload();
  };
  const again = page.getByRole('button', { name: 'Try again' });
  await tryEveryFault({
    page,
    path: '/api/public/data/product-batches',
    method: 'GET',
    send: load,
    button: again,
    says: () => ['The batches could not be loaded. Please try again later.'],
  });
  await again.click();
  await batch.check();

  await page.locator('[name="coupon"]').fill('SANGAM500');
  const apply = page.getByRole('button', { name: 'Apply' });
  await tryEveryFault({
    page,
    path: '/api/public/data/get-coupon-discount',
    method: 'GET',
    button: apply,
    send: press(apply),
    kept: [page.locator('[name="coupon"]')],
    says: ({ status = 500 }) => [
      status < 500 ? 'This coupon code is not valid.' : 'The coupon code could not be checked, please try again.',
    ],
  });
  await apply.click();
  await page.getByText('Coupon SANGAM500 applied').waitFor();

  const enrol = page.getByRole('button', { name: 'Enrol now' });
  await enrol.click();
  await box(page, 'username').fill('9876543210');
  await box(page, 'password').fill('demo1234');
  await button(page, 'Login').click();
  await panel(page).waitFor({ state: 'hidden' });
  // Refused tokens have tests of their own: they lead to the login page.
  const except = ['403 JSON'];
  await tryEveryFault({
    page,
    path: '/api/cmn/order/place-order',
    button: enrol,
    send: press(enrol),
    except,
    says: ({ said }) => ['Order failed', said?.message ?? 'Unable to place the order, something went wrong'],
  });
  await enrol.click();
  await page.getByRole('list', { name: 'Payment options' }).waitFor();
  const [order] = web.sandbox.inbox.of('order');
  expect(web.sandbox.inbox.of('order')).toHaveLength(1);
  expect(order?.body).toMatchObject({ batch: 'batch-weekend' });
  // Another batch is another order.
  const orderOther = async () => {
    await page.locator('[name="batch"]:not(:checked)').first().check();
    await enrol.click();
  };
  await tryEveryFault({
    page,
    path: `/api/cmn/order/*/add-discount`,
    except,
    send: orderOther,
    button: page.locator('[name="batch"]:not(:checked)').first(),
    says: () => ['The order stands, but the coupon could not be applied to it.'],
  });
  await tryEveryFault({
    page,
    path: '/api/cmn/order/payment-nodes',
    method: 'GET',
    except,
    send: async () => {
      if (await again.isVisible()) return again.click();
      return orderOther();
    },
    button: again,
    says: () => ['The payment options could not be loaded. Please try again.'],
  });
  await again.click();
  await page.getByRole('list', { name: 'Payment options' }).getByRole('link').first().waitFor();
});
