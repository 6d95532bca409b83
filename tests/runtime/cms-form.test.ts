import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { startIsland } from '../support/start-island.ts';
import { setUpBrowserSite } from './browser-site.ts';

const web = setUpBrowserSite();

const file = { name: 'marks.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 marks') };

async function open(): Promise<Page> {
  const page = await web.open('/form');
  await startIsland(page.locator('main [data-island="form"]'));
  return page;
}

async function fill(page: Page) {
  await page.getByLabel('Full name').fill('Asha Verma');
  await page.getByLabel('Last Name').fill('Verma');
  await page.getByLabel('College').fill('Ewing Christian College');
  await page.getByRole('textbox', { name: 'State' }).fill('Uttar Pradesh');
  await page.getByLabel('Pin code').fill('२११००१');
  await page.getByLabel('Address').fill('12 Station Road');
  await page.getByLabel('Experience').fill('None');
  await page.getByLabel('Born on').fill('2003-04-05');
  await page.getByLabel('Mark sheet').setInputFiles(file);
}

it('sends files first and then the answers, a file as its address', async () => {
  const page = await open();
  web.sandbox.faults.set({ kind: 'delay', ms: 300, path: '/api/public/file/upload' });
  await fill(page);
  await page.getByRole('button', { name: 'submit' }).click();
  await page.getByText('Uploading Files').waitFor();
  await page.getByText('Form submitted successfully :)').waitFor();
  expect(web.sandbox.inbox.of('form response')[0]?.body).toEqual({
    form: 'scholarship',
    page: '/form',
    values: {
      name: 'Asha Verma',
      lastName: 'Verma',
      landmark: '',
      collegeName: 'Ewing Christian College',
      state: 'Uttar Pradesh',
      postalCode: '211001',
      address: '12 Station Road',
      experience: 'None',
      dob: '2003-04-05',
      marksheet: expect.stringMatching(/^http/),
    },
  });
  const upload = web.sandbox.requests.to('/api/public/file/upload').find(({ method }) => method === 'POST');
  expect(upload?.headers.apihost).toBe('www.example-ias.in');
  expect(await page.getByLabel('Full name').inputValue()).toBe('');
});

it('says of each kind of field what is wrong with it', async () => {
  const page = await open();
  await page.getByRole('button', { name: 'submit' }).click();
  for (const text of [
    'Full name is required',
    'Pin code is required',
    'Address is required',
    'Experience field is required',
    'Born on field is required',
    'Mark sheet field is required',
    'Please Fill form properly',
  ]) {
    await page.getByText(text, { exact: true }).waitFor();
  }
  await page.getByLabel('Landmark').fill('x');
  await page.getByLabel('Pin code').fill('12345');
  await page.getByLabel('Address').fill('too short');
  await page.getByText('Landmark must be between 2 and 50 characters').waitFor();
  await page.getByText('Pin code must be 6 digits.').waitFor();
  await page.getByText('Address must be between 10 and 50 characters').waitFor();
});

it('sends nothing when a file cannot be uploaded, says so, and keeps everything', async () => {
  const page = await open();
  web.sandbox.faults.set({
    kind: 'status',
    status: 413,
    path: '/api/public/file/upload',
    message: 'Too large',
    times: 1,
  });
  await fill(page);
  await page.getByRole('button', { name: 'submit' }).click();
  await page.getByText('Failed to upload Files, please try again').waitFor();
  await page.getByText('Too large').waitFor();
  expect(web.sandbox.inbox.of('form response')).toHaveLength(0);
  expect(await page.getByLabel('Full name').inputValue()).toBe('Asha Verma');
  await page.getByRole('button', { name: 'submit' }).click();
  await page.getByText('Form submitted successfully :)').waitFor();
});
