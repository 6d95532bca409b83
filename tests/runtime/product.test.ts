import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { setUpBrowserSite } from './browser-site.ts';

const web = setUpBrowserSite();

const batch = (page: Page) => page.getByRole('group', { name: 'Batch' }).getByRole('radio');
const enrol = (page: Page) => page.getByRole('button', { name: 'Enrol now' });

async function logIn(page: Page) {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Username' }).fill('9876543210');
  await dialog.locator('input[type="password"]').fill('demo1234');
  await dialog.getByRole('button', { name: 'Login' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

it('lists the batches, takes a coupon, asks to log in, places the order once and offers the ways to pay', async () => {
  const page = await web.open('/product');
  await batch(page).first().waitFor();
  expect(await batch(page).count()).toBe(3);
  await enrol(page).click();
  await page.getByText('Please select an option').waitFor();

  await page.getByRole('radio', { name: 'Weekend batch, Sundays 10 am' }).check();
  await page.getByRole('textbox', { name: 'Coupon code' }).fill('WRONG');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByText('This coupon code is not valid.').waitFor();
  await page.getByRole('textbox', { name: 'Coupon code' }).fill('SANGAM500');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByText('Coupon SANGAM500 applied: ₹500 off').waitFor();

  await enrol(page).click();
  await page.getByText('Please log in first to enrol.').waitFor();
  await logIn(page);
  await enrol(page).evaluate((button: HTMLButtonElement) => {
    for (let click = 0; click < 4; click += 1) button.click();
  });
  const payments = page.getByRole('list', { name: 'Payment options' });
  await payments.getByRole('link', { name: 'UPI' }).waitFor();
  expect(await payments.getByRole('link').count()).toBe(3);
  await page.getByText('Amount to pay: ₹7,000').waitFor();
  expect(await enrol(page).isDisabled()).toBe(true);

  const [order] = web.sandbox.inbox.of('order');
  expect(order?.body).toMatchObject({ product: 'prelims-test-series-2027', batch: 'batch-weekend' });
  expect(web.sandbox.inbox.of('order')).toHaveLength(1);
  expect(web.sandbox.inbox.of('discount').map(({ body }) => body)).toMatchObject([{ code: 'SANGAM500', amount: 7000 }]);
  const placed = web.sandbox.requests.to('/api/cmn/order/place-order').find(({ method }) => method === 'POST');
  expect(placed?.headers.token).toEqual(expect.any(String));
});

it('offers another try when the batches, the order or the ways to pay cannot be had', async () => {
  web.sandbox.faults.set({ kind: 'status', status: 500, path: '/api/public/data/product-batches' });
  const page = await web.open('/product');
  await page.getByText('The batches could not be loaded.').waitFor();
  web.sandbox.faults.clear();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('radio', { name: 'Online, any time on the day' }).check();

  await enrol(page).click();
  await logIn(page);
  web.sandbox.faults.set({
    kind: 'status',
    status: 409,
    message: 'The batch is full.',
    path: '/api/cmn/order/place-order',
  });
  await enrol(page).click();
  await page.getByText('The batch is full.').waitFor();
  web.sandbox.faults.clear();
  web.sandbox.faults.set({ kind: 'status', status: 500, path: '/api/cmn/order/payment-nodes' });
  await enrol(page).click();
  await page.getByText('The payment options could not be loaded.').waitFor();
  web.sandbox.faults.clear();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('list', { name: 'Payment options' }).getByRole('link', { name: 'UPI' }).waitFor();
  expect(web.sandbox.inbox.of('order')).toHaveLength(1);
});

it('speaks Hindi on a Hindi page', async () => {
  const page = await web.open('/hindi/product');
  await page.getByRole('group', { name: 'बैच' }).getByRole('radio').first().waitFor();
  expect(await page.getByRole('button', { name: 'अभी नामांकन करें' }).isVisible()).toBe(true);
});
