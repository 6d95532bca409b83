import { describe, expect, it } from 'vitest';
import { startIsland } from '../support/start-island.ts';
import { logIn, openLogin, panel, password, stored } from './auth-panel.ts';
import { setUpBrowserSite } from './browser-site.ts';

const web = setUpBrowserSite();

describe('login by password', () => {
  it('keeps the session in the agreed form, closes the dialog, shows the logged-in variants and says so', async () => {
    const page = await web.open('/');
    await logIn(page);
    await page.getByText('You have successfully Logged In').waitFor();
    expect(await panel(page).count()).toBe(0);
    const session = await stored(page);
    expect(session).toEqual({ state: { user: expect.any(Object), authToken: expect.any(String) }, version: 0 });
    await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).first().waitFor();
    expect(await page.getByRole('banner').getByRole('button', { name: 'Log In' }).first().isVisible()).toBe(false);
    await page.reload();
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Student Portal/ })
      .first()
      .waitFor();
  });

  it('asks for both values', async () => {
    const page = await web.open('/');
    await openLogin(page);
    await panel(page).getByRole('button', { name: 'Login' }).click();
    for (const text of [
      'Username & Password are required',
      'Required',
      'Username is required',
      'Password is required',
    ]) {
      await panel(page).getByText(text, { exact: true }).waitFor();
    }
    expect(web.sandbox.requests.to('/api/auth/signin')).toHaveLength(0);
  });

  it('says that they are wrong, keeps them, and shows the password on demand', async () => {
    const page = await web.open('/');
    await openLogin(page);
    await panel(page).getByRole('textbox', { name: 'Username' }).fill('9876543210');
    await password(page).fill('wrong');
    await panel(page).getByRole('button', { name: 'Login' }).click();
    await panel(page).getByText('Invalid Username or password').waitFor();
    expect(await panel(page).getByText('Invalid', { exact: true }).isVisible()).toBe(true);
    expect(await password(page).inputValue()).toBe('wrong');
    await panel(page).getByRole('button', { name: 'Show password' }).click();
    expect(await panel(page).getByRole('textbox', { name: 'Password', exact: true }).inputValue()).toBe('wrong');
  });

  it('takes an answer without user or token for an error', async () => {
    const page = await web.open('/');
    const path = '/api/auth/signin';
    for (const json of [{ user: { id: 1 } }, { token: 'abc' }, { user: 'me', token: 'abc' }]) {
      web.sandbox.faults.clear();
      web.sandbox.faults.set({ kind: 'wrong-json', json, path, method: 'POST' });
      if ((await panel(page).count()) === 0) await logIn(page);
      else await panel(page).getByRole('button', { name: 'Login' }).click();
      await panel(page).getByText('Error in Login').waitFor();
      await page.locator('.snackbar').evaluateAll((all) => all.forEach((each) => void each.remove()));
    }
    expect(await stored(page)).toBeNull();
  });

  it('shows the progress bar while it runs, and a notice stays while it is pointed at', async () => {
    const page = await web.open('/');
    web.sandbox.faults.set({ kind: 'delay', ms: 400, path: '/api/auth/signin', method: 'POST' });
    await openLogin(page);
    const bar = page.locator('#notices .progress-bar');
    expect(await bar.isVisible()).toBe(false);
    await panel(page).getByRole('textbox', { name: 'Username' }).fill('9876543210');
    await password(page).fill('nonsense');
    await page.clock.install();
    await panel(page).getByRole('button', { name: 'Login' }).click();
    await page.getByRole('progressbar').waitFor();
    const notice = panel(page).getByText('Invalid Username or password');
    await notice.waitFor();
    await bar.waitFor({ state: 'hidden' });
    await notice.hover();
    await page.clock.fastForward(10_000);
    expect(await notice.isVisible()).toBe(true);
    await page.mouse.move(5, 5);
    await page.clock.fastForward(5000);
    await notice.waitFor({ state: 'hidden' });
  });

  it('ends with Log Out, which empties the session and says so', async () => {
    const page = await web.open('/');
    await logIn(page);
    await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).first().click();
    await page.getByText('You have successfully Logged Out').waitFor();
    expect(await stored(page)).toEqual({ state: { user: null, authToken: null }, version: 0 });
    await page.getByRole('banner').getByRole('button', { name: 'Log In' }).first().waitFor();
  });
});

describe('the page /login', () => {
  it('opens on the screen its address asks for, and only then loads anything', async () => {
    const page = await web.open('/login');
    await page.waitForLoadState('networkidle');
    expect(web.site.asked.some((path) => path.includes('mount-'))).toBe(false);
    await page.goto('about:blank');
    await page.goto(`${web.url}/login#register`);
    await page.getByRole('main').getByRole('button', { name: 'Next' }).waitFor();
  });

  it('shows the panel in the page and goes home after the login', async () => {
    const page = await web.open('/login');
    await startIsland(page.locator('main [data-island]').first());
    const main = page.getByRole('main');
    expect(await main.getByRole('group', { name: 'Login With' }).getByRole('radio').count()).toBe(2);
    await main.getByRole('textbox', { name: 'Username' }).fill('9876543210');
    await main.locator('input[type="password"]').fill('demo1234');
    await main.getByRole('button', { name: 'Login' }).click();
    await page.getByText('You have successfully Logged In').waitFor();
    await main.getByText('You have successfully Login').waitFor();
    await page.waitForURL(`${web.site.url}/`);
  });

  it('sends someone who is already logged in home', async () => {
    const page = await web.open('/login', { session: { user: { id: '1' }, token: 'abc' } });
    await page.waitForURL(`${web.site.url}/`);
  });

  it('opens on the screen its address names', async () => {
    const page = await web.open('/login#forgot-password');
    await page.getByRole('main').getByRole('heading', { name: 'Reset Password' }).waitFor();
  });
});
