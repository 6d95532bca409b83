import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { type Sandbox, startSandbox } from '../../cli/sandbox/start-sandbox.ts';
import { openBrowser } from '../support/browser.ts';
import { type FixtureSite, startFixtureSite } from './fixture-site.ts';

/** A site, both hosts and a browser, for one file of tests. */
export interface BrowserSite {
  readonly site: FixtureSite;
  readonly sandbox: Sandbox;
  /** Opens a page in its own context, unless one is given. */
  open(path: string, options?: OpenOptions): Promise<Page>;
  /** Makes a context that several pages share, like the tabs of one visitor. */
  newContext(options?: BrowserContextOptions): Promise<BrowserContext>;
}

interface OpenOptions extends BrowserContextOptions {
  readonly context?: BrowserContext;
  /** Session to begin with. */
  readonly session?: { readonly user: object; readonly token: string };
  /** Runs on the page before it goes anywhere. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

/** Puts a session in a page's storage before anything runs, once. */
export async function storeSession(page: Page, { user, token }: { user: object; token: string }): Promise<void> {
  const text = JSON.stringify({ state: { user, authToken: token }, version: 0 });
  await page.addInitScript((value) => {
    if (location.protocol === 'about:' || sessionStorage.getItem('seeded')) return;
    sessionStorage.setItem('seeded', 'yes');
    localStorage.setItem('bears-storage', value);
  }, text);
}

/**
 * Starts everything before the file's tests and ends it after them. After each test no page may have broken the
 * content security policy, thrown, or drawn on the client something else than the server did.
 */
export function setUpBrowserSite(): BrowserSite {
  let browser: Browser;
  let site: FixtureSite;
  let sandbox: Sandbox;
  let contexts: BrowserContext[] = [];
  let problems: string[] = [];

  beforeAll(async () => {
    [browser, sandbox] = await Promise.all([openBrowser(), startSandbox()]);
    site = await startFixtureSite(sandbox);
  });
  afterAll(async () => {
    await browser?.close();
    await Promise.all([site?.close(), sandbox?.close()]);
  });
  afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
    sandbox.faults.clear();
    sandbox.inbox.clear();
    sandbox.requests.clear();
    site.asked.length = 0;
    const found = problems;
    problems = [];
    expect(found).toEqual([]);
  });

  const newContext = async (options: BrowserContextOptions = {}) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
    context.setDefaultTimeout(5000);
    contexts.push(context);
    return context;
  };
  return {
    get site() {
      return site;
    },
    get sandbox() {
      return sandbox;
    },
    newContext,
    async open(path, { context, session, prepare, ...options } = {}) {
      const page = await (context ?? (await newContext(options))).newPage();
      page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
      page.on('console', (message) => {
        if (/Content Security Policy|hydrat|Minified React error/i.test(message.text())) problems.push(message.text());
      });
      if (session) await storeSession(page, session);
      await prepare?.(page);
      await page.goto(`${site.url}${path}`);
      return page;
    },
  };
}
