import type { Page } from 'playwright-core';
import type { Lang } from '../../config/lang.ts';
import { messagesFor } from '../../config/messages/catalogue.ts';
import { type VisitorKind, visitors } from './visitors.ts';

interface Walk {
  /** A page of the site in that language, nothing open. */
  readonly page: Page;
  readonly lang: Lang;
  readonly by: VisitorKind;
  /** Not registered yet, so that registration can be walked to its end. */
  readonly newMobile: string;
  /** Called in each state with its name; what it needs of the page is in sight and still. */
  readonly onState: (state: string) => Promise<unknown>;
}

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Leads a page through every state of menus, dialogs and notices, as a visitor would come to them. */
export async function walkStates({ page, lang, by, newMobile, onState }: Walk): Promise<void> {
  const text = messagesFor(lang);
  const dialog = page.getByRole('dialog');
  const visitor = visitors[by];
  const press = (name: string) => visitor.press(dialog.getByRole('button', { name, exact: true }));
  const follow = (name: string) => visitor.press(dialog.getByRole('link', { name, exact: true }));
  const field = (name: string) => dialog.locator(`[name="${name}"]:visible`);
  const fill = (name: string, words: string) => visitor.fill(field(name), words);
  const choose = async (name: string, value: string) => {
    await page.waitForFunction(
      ([selector, wanted]) =>
        [...document.querySelectorAll<HTMLSelectElement>(selector)].some((select) =>
          [...select.options].some((option) => option.value === wanted),
        ),
      [`dialog[open] select[name="${name}"]`, value] as const,
    );
    await visitor.choose(field(name), value);
  };
  const said = (words: string) => dialog.getByText(words, { exact: true }).first().waitFor();
  const silence = () =>
    page.locator('.snackbar, .toast').evaluateAll((all) => all.forEach((each) => void each.remove()));
  const isNarrow = (page.viewportSize()?.width ?? 0) < 769;

  // Menus
  if (isNarrow) {
    await visitor.press(page.locator('[data-menu-toggle]'));
    await onState('menu open');
    await visitor.press(page.locator('.menu [data-expand]:visible').first());
    await onState('menu expanded');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  } else {
    await visitor.press(page.locator('[data-expand]:visible').first());
    await onState('sub-items open');
    await page.keyboard.press('Escape');
    const more = page.locator('[data-more]:visible');
    if ((await more.count()) > 0) {
      await visitor.press(more);
      await onState('more open');
      await page.keyboard.press('Escape');
    }
  }

  // Login by password
  if (isNarrow) await visitor.press(page.locator('[data-menu-toggle]'));
  await visitor.press(page.locator('[data-auth-panel="LOGIN"]:visible').first());
  await dialog.getByRole('button', { name: text['login.submit'], exact: true }).waitFor();
  await onState('login');
  await press(text['login.submit']);
  await said(text['login.required']);
  await onState('login with errors');
  await silence();
  await fill('username', '9876543210');
  await fill('password', 'wrong');
  const held = await holdAnswer(page, '**/api/auth/signin');
  await press(text['login.submit']);
  await page.getByRole('progressbar').waitFor();
  await onState('login under way');
  await held.release();
  await said(text['login.invalid']);
  await onState('login refused');
  await silence();

  // Login by code
  await visitor.press(dialog.getByRole('radio', { name: text['login.otp'] }));
  await fill('mobile', '12345');
  await press(text['otp.send']);
  await said(text['otp.invalidMobile']);
  await onState('login by code, number refused');
  await silence();
  await fill('mobile', '9876543210');
  await press(text['otp.send']);
  await said(text['otp.sent']);
  await onState('login by code, code sent');
  await silence();
  await fill('otp', '12');
  await press(text['otp.verify']);
  await page.locator('.toast--error').waitFor();
  await onState('login by code, code refused');
  await silence();

  // Registration
  await follow(text['login.registerNow']);
  await dialog.locator('select[name="course"] option').nth(1).waitFor({ state: 'attached' });
  await onState('registration');
  await press(text['register.next']);
  await said(text['register.firstNameRequired']);
  await onState('registration with errors');
  await fill('firstName', 'आशा');
  await fill('lastName', 'Verma');
  await fill('mobile', newMobile);
  await choose('gender', 'F');
  await fill('dob', '2004-05-06');
  await choose('category', 'OBC');
  await choose('course', 'portal-uppcs');
  await choose('stream', 'stream-pcs-hi');
  await field('personalImg').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
  await dialog.getByRole('img', { name: text['register.photoPreview'] }).waitFor();
  await onState('registration filled');
  await press(text['register.next']);
  await said(text['otp.sent']);
  await onState('registration, code sent');
  await silence();
  await press(text['register.submit']);
  await said(text['register.otpRequired']);
  await onState('registration, code missing');
  await fill('otp', '1234');
  await press(text['register.submit']);
  await said(text['register.success']);
  await onState('registration done');
  await silence();
  await press(text['register.login']);

  // Reset
  await follow(text['login.forgot']);
  await onState('reset');
  await press(text['otp.send']);
  await said(text['login.usernameRequired']);
  await onState('reset with error');
  await fill('username', '9876543210');
  await press(text['otp.send']);
  await said(text['reset.sent']);
  await silence();
  await press(text['reset.submit']);
  await said(text['reset.newPasswordRequired']);
  await onState('reset, second step with errors');
  await fill('otp', '1234');
  await fill('newPassword', 'secret 1');
  await fill('confirmPassword', 'secret 2');
  await press(text['reset.submit']);
  await said(text['reset.mismatch']);
  await onState('reset, passwords differ');
  await silence();
  // The demo student's password stays as the README says.
  await fill('newPassword', 'demo1234');
  await fill('confirmPassword', 'demo1234');
  await press(text['reset.submit']);
  await said(text['reset.done']);
  await onState('reset done');
  await silence();
  await visitor.close(page);
  await dialog.waitFor({ state: 'hidden' });
  if (isNarrow) await page.keyboard.press('Escape');

  // Enquiry
  await visitor.press(page.locator('[data-dialog="enquiry"]'));
  await dialog.getByRole('button', { name: text['form.submit'], exact: true }).waitFor();
  await onState('enquiry');
  await press(text['form.submit']);
  await said(text['enquiry.fillProperly']);
  await onState('enquiry with errors');
  await silence();
  await fill('firstName', 'आशा वर्मा');
  await fill('email', 'asha@example.in');
  await fill('mobile', '9876501234');
  await fill('city', 'Prayagraj');
  await choose('course', 'State PCS');
  const enquiry = await holdAnswer(page, '**/api/enquiry/enquiry');
  await press(text['form.submit']);
  await dialog.getByRole('button', { name: text['form.sending'] }).waitFor();
  await onState('enquiry under way');
  await enquiry.release();
  await page.getByText(text['enquiry.success']).waitFor();
  await onState('enquiry sent');
  await silence();
}

/** Keeps requests to an address waiting until they are released. */
async function holdAnswer(page: Page, address: string) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.fallback();
  });
  return {
    release: async () => {
      release();
      await page.unroute(address);
    },
  };
}
