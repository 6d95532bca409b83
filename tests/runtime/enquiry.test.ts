import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { startIsland } from '../support/start-island.ts';
import { setUpBrowserSite } from './browser-site.ts';
import { identifiers } from './fixture-site.ts';

const web = setUpBrowserSite();
const path = '/api/enquiry/enquiry';

const field = (form: Locator | Page, name: string) => form.getByRole('textbox', { name, exact: true });
const course = (form: Locator | Page) => form.getByRole('combobox', { name: 'Course', exact: true });
const submit = (form: Locator | Page) => form.getByRole('button', { name: 'submit' });

async function fill(form: Locator | Page) {
  await field(form, 'Name').fill('Asha Verma');
  await field(form, 'Email').fill('asha@example.in');
  await field(form, 'Mobile Number').fill('9876501234');
  await field(form, 'City').fill('Prayagraj');
  await field(form, 'Message').fill('When does it begin?');
  await course(form).selectOption({ label: 'State PCS' });
}

const ready = (page: Page) => startIsland(page.locator('main [data-island="enquiry"]').first());

describe('the enquiry form', () => {
  it('judges a field that was left before its script had come', async () => {
    let letCome = () => {};
    const mayCome = new Promise<void>((resolve) => {
      letCome = resolve;
    });
    const page = await web.open('/enquiry', {
      prepare: (page) => page.route('**/mount-*.js', (route) => mayCome.then(() => route.continue())),
    });
    const main = page.getByRole('main');
    await field(main, 'Name').fill('A');
    await field(main, 'Email').focus();
    letCome();
    await main.locator('[aria-invalid="true"][name="firstName"]').waitFor();
    expect(await field(main, 'Name').inputValue()).toBe('A');
    expect(await field(main, 'Email').evaluate((input) => input === document.activeElement)).toBe(true);
  });

  it('has the fields in their order, required ones with an asterisk, RWO listed but disabled', async () => {
    const page = await web.open('/enquiry');
    const labels = await page.locator('main .enquiry-form label').allTextContents();
    expect(labels).toEqual(['Name', 'Email', 'Mobile Number', 'City', 'Message', 'Course']);
    const placeholders = await page
      .locator('main .enquiry-form :is(input, textarea)')
      .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('placeholder')));
    expect(placeholders).toEqual(['Name *', 'Email *', 'Mobile Number *', 'City *', 'Message']);
    const options = await page
      .locator('main option')
      .evaluateAll((list) => list.map((option) => [option.textContent, (option as HTMLOptionElement).disabled]));
    expect(options).toEqual([
      ['Select Course *', false],
      ['RWO', true],
      ['UPSC', false],
      ['State PCS', false],
      ['Gurukul', false],
    ]);
  });

  it('sends the enquiry exactly as agreed, once for many clicks, and is empty afterwards', async () => {
    const page = await web.open('/enquiry');
    await ready(page);
    web.sandbox.faults.set({ kind: 'delay', ms: 300, path });
    await fill(page);
    await submit(page).evaluate((button: HTMLButtonElement) => {
      for (let click = 0; click < 6; click += 1) button.click();
    });
    const sending = page.getByRole('button', { name: 'Sending' });
    await sending.waitFor();
    expect(await sending.isDisabled()).toBe(true);
    await page.getByText('Enquiry submited successfully :)').waitFor();
    expect(web.sandbox.inbox.of('enquiry').map((item) => item.body)).toEqual([
      {
        address: { city: 'Prayagraj' },
        center: identifiers.center,
        course: 'State PCS',
        currentStatus: 'Pending',
        email: 'asha@example.in',
        enquiryType: identifiers.enquiryType,
        firm: identifiers.firm,
        firstName: 'Asha Verma',
        lastName: '',
        message: 'When does it begin?',
        mobile: '9876501234',
        nextReminderMessage: '',
        session: identifiers.session,
        source: 'Fixture page',
        stream: 'State PCS',
      },
    ]);
    const sent = web.sandbox.requests.to(path).filter(({ method }) => method === 'POST');
    expect(sent.map(({ headers }) => headers.apihost)).toEqual(['www.example-ias.in']);
    expect(await field(page, 'Name').inputValue()).toBe('');
    expect(await course(page).inputValue()).toBe('');
    expect(await submit(page).isEnabled()).toBe(true);
  });

  it('keeps what was typed before its script was there, and a form sent too early is sent when it is', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const page = await web.open('/enquiry', {
      prepare: (page) =>
        page.route('**/mount-*.js', async (route) => {
          await held;
          await route.continue();
        }),
    });
    await fill(page);
    await submit(page).click();
    release();
    await page.getByText('Enquiry submited successfully :)').waitFor();
    expect(web.sandbox.inbox.of('enquiry')).toHaveLength(1);
    expect(page.url()).toBe(`${web.site.url}/enquiry`);
  });

  it('takes digits typed in Devanagari', async () => {
    const page = await web.open('/enquiry');
    await ready(page);
    await fill(page);
    await field(page, 'Mobile Number').fill('९८७६५०१२३४');
    await submit(page).click();
    await page.getByText('Enquiry submited successfully :)').waitFor();
    expect(web.sandbox.inbox.of('enquiry')[0]?.body).toMatchObject({ mobile: '9876501234' });
  });

  it('refuses an empty form with the message of each field, which leaves sight after two seconds', async () => {
    const page = await web.open('/enquiry');
    await ready(page);
    await submit(page).click();
    const name = page.getByText('Name is required');
    await name.waitFor();
    for (const text of [
      'Email is required',
      'Phone Number is required',
      'City is required',
      'Please select an option',
      'Enquiry Failed',
      'Please Fill form properly',
    ]) {
      expect(await page.getByText(text, { exact: true }).isVisible(), text).toBe(true);
    }
    expect(await field(page, 'Name').evaluate((input) => input === document.activeElement)).toBe(true);

    await name.waitFor({ state: 'hidden', timeout: 3000 });
    expect(await field(page, 'Name').getAttribute('aria-invalid')).toBe('true');
    const described = await field(page, 'Name').evaluate(
      (input) => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent,
    );
    expect(described).toBe('Name is required');
    await submit(page).click();
    await name.waitFor();
    expect(web.sandbox.requests.to(path)).toHaveLength(0);
  });

  it('says while a field is filled and on leaving it what is wrong with it', async () => {
    const page = await web.open('/enquiry');
    await ready(page);
    for (const [name, text, message] of [
      ['Name', 'A', 'Name must be between 2 and 50 characters'],
      ['Name', '', 'Name is required'],
      ['Name', 'x'.repeat(51), 'Name must be between 2 and 50 characters'],
      ['City', ' P ', 'City must be between 2 and 50 characters'],
      ['Email', 'asha@example', 'Invalid Email Id'],
      ['Mobile Number', '98765', 'Phone number must be 10 digits.'],
      ['Mobile Number', '98765x1234', 'Phone number must be 10 digits.'],
    ] as const) {
      await field(page, name).fill(text);
      await page.getByText(message, { exact: true }).waitFor();
      await field(page, name).fill('');
      await field(page, name).fill(text);
      await field(page, name).blur();
      await page.getByText(message, { exact: true }).waitFor();
    }
  });

  it('takes an answer that carries an error for the failure it is, and gives the focus back', async () => {
    const page = await web.open('/enquiry');
    await ready(page);
    await fill(page);
    web.sandbox.faults.set({ kind: 'wrong-json', json: { error: 'no' }, path, method: 'POST' });
    await submit(page).click();
    await page.getByText('Unable to send enquiry, something went wrong').waitFor();
    expect(await field(page, 'Message').inputValue()).toBe('When does it begin?');
    await expect.poll(() => submit(page).evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('stands twice in a page without mixing up its fields', async () => {
    const page = await web.open('/two');
    const ids = await page.locator('main [id]').evaluateAll((all) => all.map((element) => element.id));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the enquiry dialog', () => {
  it('opens by ENQUIRY NOW, is named by its title, sends its own source, closes and thanks', async () => {
    const page = await web.open('/');
    await page.getByRole('button', { name: 'ENQUIRY NOW' }).click();
    const dialog = page.getByRole('dialog', { name: 'Enquire Now' });
    await fill(dialog);
    await submit(dialog).click();
    await page.getByText('Enquiry submited successfully :)').waitFor();
    expect(await dialog.isVisible()).toBe(false);
    expect(web.sandbox.inbox.of('enquiry')[0]?.body).toMatchObject({ source: 'Web Enquiry' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('ENQUIRY NOW');
  });

  it('closes by Escape and by Close, gives the focus back, and keeps what was typed', async () => {
    const page = await web.open('/');
    const opener = page.getByRole('button', { name: 'ENQUIRY NOW' });
    const dialog = page.getByRole('dialog', { name: 'Enquire Now' });
    await opener.click();
    await field(dialog, 'Name').fill('Asha');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
    await opener.click();
    expect(await field(dialog, 'Name').inputValue()).toBe('Asha');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'hidden' });
  });

  it('shows notices inside itself while it is open, where they can be read', async () => {
    const page = await web.open('/');
    await page.getByRole('button', { name: 'ENQUIRY NOW' }).click();
    const dialog = page.getByRole('dialog', { name: 'Enquire Now' });
    await submit(dialog).click();
    await dialog.getByText('Please Fill form properly').waitFor();
  });
});

it('speaks Hindi on a Hindi page and still sends the English course', async () => {
  const page = await web.open('/hindi');
  await ready(page);
  await page.getByRole('button', { name: 'भेजें' }).click();
  await page.getByText('नाम आवश्यक है').waitFor();
  await page.getByRole('textbox', { name: 'नाम', exact: true }).fill('आशा वर्मा');
  await page.getByRole('textbox', { name: 'ईमेल' }).fill('asha@example.in');
  await page.getByRole('textbox', { name: 'मोबाइल नंबर' }).fill('9876501234');
  await page.getByRole('textbox', { name: 'शहर' }).fill('प्रयागराज');
  await page.getByRole('combobox', { name: 'कोर्स' }).selectOption({ label: 'राज्य पीसीएस' });
  await page.getByRole('button', { name: 'भेजें' }).click();
  await page.getByText('सफलतापूर्वक भेज दी गई').waitFor();
  expect(web.sandbox.inbox.of('enquiry')[0]?.body).toMatchObject({ course: 'State PCS', stream: 'State PCS' });
});
