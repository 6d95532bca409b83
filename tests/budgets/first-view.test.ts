import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listKindsOfPages } from '../pages/list-kinds-of-pages.ts';
import { openBrowser } from '../support/browser.ts';
import { openSandboxSite, type SandboxSite } from '../support/sandbox-site.ts';

const mostBytes = 60 * 1024;

let browser: Browser;
let open: SandboxSite;
beforeAll(async () => {
  [open, browser] = await Promise.all([openSandboxSite(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await open?.close();
});

/** Everything a page asks for until a phone that shows it is at rest: where, what kind, bytes over the wire. */
async function listLoaded(address: string) {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });
  try {
    const loaded: Promise<{ url: URL; type: string; encoding: string | undefined; bytes: number }>[] = [];
    page.on('requestfinished', (request) => {
      const describe = async () => {
        const [response, { responseBodySize: bytes }] = await Promise.all([request.response(), request.sizes()]);
        const encoding = response?.headers()['content-encoding'];
        return { url: new URL(request.url()), type: request.resourceType(), encoding, bytes };
      };
      loaded.push(describe());
    });
    await page.goto(open.preview.url + address, { waitUntil: 'networkidle' });
    return await Promise.all(loaded);
  } finally {
    await page.close();
  }
}

test('the first view of every kind of page takes at most 60 KB without pictures, from our own hosts alone', async () => {
  const own = [open.preview.url, open.sandbox.apiUrl].map((url) => new URL(url).origin);
  for (const address of listKindsOfPages(open.site)) {
    const loaded = await listLoaded(address);
    const texts = loaded.filter(({ type }) => type !== 'image');
    expect(texts.map(({ type }) => type)).toEqual(expect.arrayContaining(['document', 'stylesheet', 'script']));
    const sum = texts.reduce((total, { bytes }) => total + bytes, 0);
    expect([address, sum > 10_000, sum <= mostBytes]).toEqual([address, true, true]);
    expect([address, loaded.filter(({ url }) => !own.includes(url.origin))]).toEqual([address, []]);
    const compressed = loaded.filter(({ encoding }) => encoding === 'br').map(({ type }) => type);
    expect(compressed).toEqual(expect.arrayContaining(['stylesheet', 'script']));
  }
});
