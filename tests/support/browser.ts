import { type Browser, chromium } from 'playwright-core';

/** What the bundled Chromium needs in a container. */
export const browserArguments = ['--no-sandbox', '--no-zygote', '--disable-gpu', '--font-render-hinting=none'] as const;

/** Starts the Chromium that the suite prepared, with further arguments if any. No flag weakens what a visitor's browser enforces. */
export function openBrowser(args: readonly string[] = []): Promise<Browser> {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH === undefined)
    throw new Error('CHROMIUM_PATH is not set: tests/support/prepare-chromium.ts did not run');
  return chromium.launch({
    executablePath: CHROMIUM_PATH,
    args: [...browserArguments, ...args],
  });
}
