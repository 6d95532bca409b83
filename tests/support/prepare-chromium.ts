import { spawnSync } from 'node:child_process';
import chromium from '@sparticuz/chromium';

/**
 * Runs once before all tests: unpacks the bundled Chromium where `CHROMIUM_PATH` names no other, so that test files
 * that run at the same time never meet half a browser.
 */
export default async function prepareChromium(): Promise<void> {
  const path = process.env.CHROMIUM_PATH ?? (await chromium.executablePath());
  const { status, stderr } = spawnSync(path, ['--version', '--no-sandbox'], { encoding: 'utf8' });
  if (status !== 0)
    throw new Error(`Chromium does not start (${path}): ${stderr}\nSet CHROMIUM_PATH to one that does.`);
  process.env.CHROMIUM_PATH = path;
}
