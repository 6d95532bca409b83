import { type Browser, chromium } from 'playwright-core';

/** Starts the Chromium that the suite prepared. No flag weakens what a visitor's browser enforces. */
export function openBrowser(): Promise<Browser> {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH === undefined)
    throw new Error('CHROMIUM_PATH is not set: tests/support/prepare-chromium.ts did not run');
  return chromium.launch({
    executablePath: CHROMIUM_PATH,
    args: ['--no-sandbox', '--no-zygote', '--disable-gpu', '--font-render-hinting=none'],
  });
}
