import { describe, expect, it } from 'vitest';
import type {} from '../../runtime/portal/request.ts';
import { startIsland } from '../support/start-island.ts';
import { setUpBrowserSite } from './browser-site.ts';

const web = setUpBrowserSite();

const session = { user: { id: 'student-1' }, token: 'old-token' };
const logOut = { name: 'Log Out' } as const;
const logIn = { name: 'Log In' } as const;

describe('the session', () => {
  it('decides what is shown before anything is drawn', async () => {
    const page = await web.open('/', {
      session,
      prepare: (page) =>
        page.addInitScript(() => {
          const seen: unknown[] = [];
          Object.assign(window, { seen });
          new PerformanceObserver((list) => {
            if (list.getEntries().length > 0) seen.push(document.documentElement.dataset.sessionState);
          }).observe({ type: 'paint', buffered: true });
        }),
    });
    await page.getByRole('banner').getByRole('button', logOut).first().waitFor();
    await expect.poll(() => page.evaluate(() => (window as unknown as { seen: unknown[] }).seen[0])).toBe('in');
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let total = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) total += (entry as unknown as { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(total), 500);
        }),
    );
    expect(shift).toBeLessThanOrEqual(0.02);
  });

  it('follows the other tabs of a visitor, out and in', async () => {
    const context = await web.newContext();
    const [one, two] = [await web.open('/', { context }), await web.open('/', { context })];
    const button = (page: typeof one, options: typeof logIn | typeof logOut) =>
      page.getByRole('banner').getByRole('button', options).first();
    await one.evaluate(() =>
      localStorage.setItem('bears-storage', JSON.stringify({ state: { user: { id: 1 }, authToken: 't' }, version: 0 })),
    );
    await button(two, logOut).waitFor({ timeout: 1000 });
    await button(two, logOut).click();
    await expect.poll(() => one.evaluate(() => document.documentElement.dataset.sessionState)).toBe('out');
    await button(one, logIn).waitFor({ timeout: 1000 });
  });

  it.each([
    ['no JSON', '{'],
    ['nothing', 'null'],
    ['an older shape', '{"user":{"id":1},"token":"x"}'],
    ['a token that cannot be sent', '{"state":{"user":{},"authToken":"a\\nb"}}'],
    ['a prototype', '{"__proto__":{"state":{"user":{},"authToken":"a"}}}'],
    ['a list', '{"state":[]}'],
  ])('counts as logged out when the storage holds %s', async (_, text) => {
    const page = await web.open('/', {
      prepare: (page) => page.addInitScript((value) => localStorage.setItem('bears-storage', value), text),
    });
    await page.getByRole('banner').getByRole('button', logIn).first().waitFor();
  });

  it.each([
    ['blocked', "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no') } })"],
    ['full', "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }"],
  ])('lives for the tab when storage is %s', async (_, script) => {
    const page = await web.open('/login', { prepare: (page) => page.addInitScript(script) });
    await startIsland(page.locator('main [data-island]').first());
    const main = page.getByRole('main');
    await main.getByRole('textbox', { name: 'Username' }).fill('9876543210');
    await main.locator('input[type="password"]').fill('demo1234');
    await main.getByRole('button', { name: 'Login' }).click();
    await page.getByText('You have successfully Logged In').waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset.sessionState)).toBe('in');
  });

  it('stays empty when a login is answered after a logout', async () => {
    const context = await web.newContext();
    const page = await web.open('/', { context });
    const other = await web.open('/', { context });
    const path = '/api/auth/signin';
    web.sandbox.faults.set({ kind: 'delay', ms: 1000, path, method: 'POST' });
    await page.getByRole('banner').getByRole('button', logIn).first().click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Username' }).fill('9876543210');
    await page.getByRole('dialog').locator('input[type="password"]').fill('demo1234');
    await page.getByRole('dialog').getByRole('button', { name: 'Login' }).click();
    await expect.poll(() => web.sandbox.requests.to(path).filter(({ method }) => method === 'POST').length).toBe(1);
    const text = (token: string | null) =>
      JSON.stringify({ state: { user: token && { id: 2 }, authToken: token }, version: 0 });
    const store = (value: string) => other.evaluate((text) => localStorage.setItem('bears-storage', text), value);
    const state = () => page.evaluate(() => document.documentElement.dataset.sessionState);
    await store(text('other'));
    await expect.poll(state).toBe('in');
    await store(text(null));
    await expect.poll(state).toBe('out');
    await page.waitForResponse((response) => response.url().endsWith(path)).catch(() => undefined);
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => localStorage.getItem('bears-storage'))).toBe(text(null));
  });
});

describe('a call with a token', () => {
  const call = () =>
    window.pathshala?.portal.request('POST', '/api/cmn/order/order-1/add-discount', { code: 'X' }, { auth: true });

  it('goes to the login page without one', async () => {
    const page = await web.open('/enquiry');
    const answer = page.evaluate(call);
    expect(await answer.catch(() => ({ error: 'No auth token, redirecting to login.' }))).toMatchObject({
      error: 'No auth token, redirecting to login.',
    });
    await page.waitForURL(`${web.site.url}/login`);
  });

  it('that is refused renews it once for all calls of all tabs, and each is made once more', async () => {
    const context = await web.newContext();
    const token = await signIn();
    const pages = [];
    for (let tab = 0; tab < 3; tab += 1) {
      pages.push(await web.open('/enquiry', { context, ...(tab === 0 ? { session: { ...session, token } } : {}) }));
    }
    web.sandbox.expireTokens();
    web.sandbox.faults.set({ kind: 'delay', ms: 400, path: '/api/auth/refresh-token', method: 'POST' });
    const answers = await Promise.all(
      pages.map((page) =>
        page.evaluate(() =>
          Promise.all(
            Array.from({ length: 6 }, () =>
              window.pathshala?.portal.request('POST', '/api/cmn/order/none/add-discount', {}, { auth: true }),
            ),
          ),
        ),
      ),
    );
    const posts = (path: string) => web.sandbox.requests.to(path).filter(({ method }) => method === 'POST');
    expect(posts('/api/auth/refresh-token')).toHaveLength(1);
    expect(posts('/api/cmn/order/none/add-discount')).toHaveLength(36);
    // There is no such order: that answer can only come to a token that was taken.
    expect(answers.flat()).toEqual(
      Array.from({ length: 18 }, () => ({
        error: 'HTTP error! status: 404',
        details: { message: 'There is no such order.', code: 'ORDER_NOT_FOUND' },
      })),
    );
  });

  it.each([
    ['the renewal is refused', { kind: 'status', status: 403, path: '/api/auth/refresh-token', method: 'POST' }],
    ['the renewal brings no token', { kind: 'wrong-json', json: {}, path: '/api/auth/refresh-token', method: 'POST' }],
    ['the new token is refused too', { kind: 'status', status: 403, path: '/api/cmn/*', method: 'POST' }],
  ] as const)('ends at the login page when %s, once, without the session', async (_, fault) => {
    const token = await signIn();
    const page = await web.open('/enquiry', { session: { ...session, token } });
    if (!fault.path.startsWith('/api/cmn')) web.sandbox.expireTokens();
    web.sandbox.faults.set(fault);
    const moves: string[] = [];
    page.on('framenavigated', (frame) => moves.push(new URL(frame.url()).pathname));
    const errors = page
      .evaluate(async () => {
        const answers = await Promise.all(
          Array.from({ length: 5 }, () =>
            window.pathshala?.portal.request('POST', '/api/cmn/order/1/add-discount', {}, { auth: true }),
          ),
        );
        return answers.map((answer) => (answer as { error: string }).error);
      })
      .catch(() => []);
    await page.waitForURL(`${web.site.url}/login`);
    for (const error of await errors) expect(error).toBe('Error fetching new auth token.');
    await page.waitForTimeout(300);
    expect(moves).toEqual(['/login']);
    const posts = web.sandbox.requests.to('/api/auth/refresh-token').filter(({ method }) => method === 'POST');
    expect(posts).toHaveLength(1);
    expect(await page.evaluate(() => localStorage.getItem('bears-storage'))).toContain('"authToken":null');
  });
});

describe('window.pathshala.portal.request', () => {
  it('resolves to the answer, or to what went wrong, and sends nothing elsewhere', async () => {
    const page = await web.open('/enquiry');
    const ask = (method: string, path: string, payload?: unknown) =>
      page.evaluate(
        ([method, path, payload]) =>
          window.pathshala?.portal.request(method as string, path as string, payload) as Promise<unknown>,
        [method, path, payload],
      );
    expect(await ask('GET', '/api/public/data/all-courses')).toEqual(
      expect.arrayContaining([{ id: 'portal-uppcs', valueAlias: 'UP State PCS' }]),
    );
    expect(await ask('POST', '/api/auth/signin', { username: 'a', password: 'b' })).toEqual({
      error: 'HTTP error! status: 401',
      details: { message: 'Invalid Username or password', code: 'INVALID_LOGIN' },
    });
    web.sandbox.faults.set({ kind: 'reset', path: '/api/public/data/sessions' });
    expect(await ask('GET', '/api/public/data/sessions')).toEqual({ error: expect.any(String) });
    expect(await ask('GET', '.evil.example/')).toEqual({ error: 'The path must begin with a slash.' });
  });
});

async function signIn(): Promise<string> {
  const response = await fetch(`${web.sandbox.portalUrl}/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apihost: 'www.example-ias.in' },
    body: JSON.stringify({ username: '9876543210', password: 'demo1234' }),
  });
  web.sandbox.requests.clear();
  return ((await response.json()) as { token: string }).token;
}

it('a token goes to the portal alone', async () => {
  const page = await web.open('/?popups=fetch', { session: { ...session, token: await signIn() } });
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.evaluate(() => window.pathshala?.portal.request('GET', '/api/public/data/sessions', {}, { auth: true }));
  const carriers = web.sandbox.requests.entries.filter(({ headers }) => headers.token);
  expect(carriers.map(({ host }) => host)).toEqual(['portal']);
});
