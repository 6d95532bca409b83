import { existsSync } from 'node:fs';
import chromiumPackage from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

/** What the packaged Chromium needs where there is no sandbox and no graphics card. */
const args = [
  '--no-sandbox',
  '--disable-setuid-sandbox',
  '--no-zygote',
  '--disable-gpu',
  '--font-render-hinting=none',
  '--hide-scrollbars',
];

/** Starts Chromium: the one `CHROMIUM_PATH` names, else the packaged one. Its web security is on, as a visitor's is. */
export async function launchBrowser(): Promise<Browser> {
  const own = process.env.CHROMIUM_PATH;
  const executablePath = own && existsSync(own) ? own : await chromiumPackage.executablePath();
  return chromium.launch({ executablePath, args, headless: true });
}
