import { parseArgs } from 'node:util';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { openBrowser } from '../support/browser.ts';
import prepareChromium from '../support/prepare-chromium.ts';
import { openDemoSite } from './demo-site.ts';
import { median } from './median.ts';

/**
 * `npm run panel-speed`: taps Log In on a throttled phone, with an empty cache, several rounds with each renderer, and
 * prints how long visitors wait for the dialog and for the form in it. It judges nothing: no time makes it fail.
 */
const { values } = parseArgs({ options: { rounds: { type: 'string', short: 'r', default: '7' } } });
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new RangeError('-r wants the number of rounds.');

/** A mid-range phone. */
const cpuSlowdown = 4;

/** Lighthouse's slow 4G, and the far longer way that the developer tools take under the same name. */
const networks = {
  'slow 4G': { latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 },
  'slow 4G of DevTools': { latency: 562.5, downloadThroughput: (1.6e6 / 8) * 0.9, uploadThroughput: (750e3 / 8) * 0.9 },
} as const;

/** Milliseconds from the moment the finger was lifted, on the page's own clock. */
interface Waits {
  /** The dialog was painted. */
  readonly visible: number;
  /** The form was painted and answers. */
  readonly usable: number;
}

const pages = { en: '/courses', hi: '/hindi/courses' } as const;

await prepareChromium();
const browser = await openBrowser();
try {
  const lines: string[] = [];
  for (const renderer of ['react', 'preact'] as const) {
    const site = await openDemoSite(renderer);
    try {
      for (const network of Object.keys(networks) as (keyof typeof networks)[]) {
        for (const [lang, path] of Object.entries(pages)) {
          const waits: Waits[] = [];
          for (let round = 0; round < rounds; round += 1) waits.push(await tapLogIn(browser, site.url + path, network));
          const say = (what: keyof Waits) => {
            const all = waits.map((each) => each[what]);
            return `${median(all).toFixed(0)} (${Math.min(...all).toFixed(0)}–${Math.max(...all).toFixed(0)})`;
          };
          lines.push(`| ${renderer} | ${network} | ${lang} | ${say('visible')} | ${say('usable')} |`);
        }
      }
    } finally {
      await site.close();
    }
  }
  process.stdout.write(
    [
      `Authentication panel, CPU slowed ${cpuSlowdown} ×, cold cache, ${rounds} rounds: median (least–most), ms from the tap`,
      '',
      '| renderer | network | language | dialog visible | form usable |',
      '| --- | --- | --- | --- | --- |',
      ...lines,
      '',
    ].join('\n'),
  );
} finally {
  await browser.close();
}

async function tapLogIn(browser: Browser, address: string, network: keyof typeof networks): Promise<Waits> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  });
  try {
    const page = await context.newPage();
    // What it asks comes after the page is read; here it would only cover the button.
    await page.route('**/api/s/popup**', (route) => route.fulfill({ json: [] }));
    await page.goto(address, { waitUntil: 'networkidle' });
    const device = await context.newCDPSession(page);
    await device.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await device.send('Network.enable');
    await device.send('Network.emulateNetworkConditions', { offline: false, ...networks[network] });
    await watchPanel(page);
    await touch(page, device);
    await page.waitForFunction(() => 'usable' in window, undefined, { timeout: 20_000 });
    return await page.evaluate(() => {
      const { tapped, visible, usable } = window as unknown as Record<string, number>;
      return { visible: Number(visible) - Number(tapped), usable: Number(usable) - Number(tapped) };
    });
  } finally {
    await context.close();
  }
}

/** Notes on the page's own clock when the finger was lifted, when the open dialog was painted, when its form was. */
function watchPanel(page: Page): Promise<void> {
  return page.evaluate(() => {
    const notes = window as unknown as Record<string, number>;
    const note = (name: string) => {
      // The task after a frame's callbacks comes when that frame was drawn.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          notes[name] ??= performance.now();
        };
        port2.postMessage(undefined);
      });
    };
    addEventListener('pointerup', ({ timeStamp }) => {
      notes.tapped = timeStamp;
    });
    const dialog = document.querySelector<HTMLDialogElement>('#auth-dialog');
    if (!dialog) throw new Error('The page has no authentication panel.');
    const look = () => {
      if (dialog.open) note('visible');
      if (dialog.querySelector('[data-island-state="ready"] input')) note('usable');
    };
    new MutationObserver(look).observe(dialog, { attributes: true, childList: true, subtree: true });
  });
}

/** Touches Log In and lifts the finger at once: the shortest warning a phone gives. */
async function touch(page: Page, device: CDPSession): Promise<void> {
  const button = page.locator('[data-auth-panel="LOGIN"]:visible').first();
  const box = await button.boundingBox();
  if (!box) throw new Error('There is no Log In to tap.');
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await device.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
