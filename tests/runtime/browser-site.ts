import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { type Sandbox, startSandbox } from '../../cli/sandbox/start-sandbox.ts';
import { openBrowser } from '../support/browser.ts';
import { renderer } from '../support/renderer.ts';
import { openSandboxSite } from '../support/sandbox-site.ts';
import { type FixtureSite, startFixtureSite } from './fixture-site.ts';

/** A site that is served, and the hosts it speaks to. */
interface Served {
  readonly url: string;
  readonly sandbox: Sandbox;
  close(): Promise<unknown>;
}

/** A site, both hosts and a browser, for one file of tests. */
export interface BrowserPages {
  readonly url: string;
  readonly sandbox: Sandbox;
  /** Opens a page in its own context, unless one is given. */
  open(path: string, options?: OpenOptions): Promise<Page>;
  /** Makes a context that several pages share, like the tabs of one visitor. */
  newContext(options?: BrowserContextOptions): Promise<BrowserContext>;
}

export interface BrowserSite extends BrowserPages {
  readonly site: FixtureSite;
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

/** The small site made for these tests: one page for each thing, popups only where a test asks for them. */
export function setUpBrowserSite(): BrowserSite {
  let site: FixtureSite;
  const pages = setUpPages(async () => {
    const sandbox = await startSandbox();
    site = await startFixtureSite(sandbox);
    return { url: site.url, sandbox, close: () => Promise.all([site.close(), sandbox.close()]) };
  });
  afterEach(() => {
    site.asked.length = 0;
  });
  return Object.defineProperty(pages as BrowserSite, 'site', { get: () => site });
}

/** The sandbox's whole site as the command line generates it, policy and integrity included. */
export function setUpGeneratedSite(): BrowserPages {
  return setUpPages(async () => {
    const { sandbox, preview, close } = await openSandboxSite({ config: { browser: { renderer } } });
    return { url: preview.url.replace(/\/$/, ''), sandbox, close };
  });
}

/**
 * Starts everything before the file's tests and ends it after them. After each test no page may have broken the
 * content security policy, thrown, or drawn on the client something else than the server did.
 */
function setUpPages(serve: () => Promise<Served>): BrowserPages {
  let browser: Browser;
  let served: Served;
  let contexts: BrowserContext[] = [];
  let problems: string[] = [];

  beforeAll(async () => {
    [browser, served] = await Promise.all([openBrowser(), serve()]);
  });
  afterAll(async () => {
    await browser?.close();
    await served?.close();
  });
  afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
    served.sandbox.faults.clear();
    served.sandbox.inbox.clear();
    served.sandbox.requests.clear();
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
    get url() {
      return served.url;
    },
    get sandbox() {
      return served.sandbox;
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
      await page.goto(`${served.url}${path}`);
      return page;
    },
  };
}
