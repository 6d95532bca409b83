import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stop } from 'esbuild';
import { type BundleInput, bundleBrowser } from './bundle-browser.ts';
import { bundleTheme } from './bundle-theme.ts';

/**
 * Makes both bundles of a theme into a folder: `theme.cjs` and `browser.json`. Made beside its place and renamed into
 * it, so that a killed run never leaves half a bundle. The bundler's own process ends with it.
 * @throws SiteError THEME_BROKEN, FORBIDDEN_PACKAGE
 */
export async function makeBundle({
  folders,
  renderer,
  folder,
}: BundleInput & { readonly folder: string }): Promise<void> {
  const staging = `${folder}.${process.pid}`;
  mkdirSync(staging, { recursive: true });
  const [theme, browser] = await Promise.all([bundleTheme(folders), bundleBrowser(folders, renderer)]);
  await stop();
  writeFileSync(join(staging, 'theme.cjs'), theme);
  writeFileSync(join(staging, 'browser.json'), JSON.stringify(browser));
  rmSync(folder, { recursive: true, force: true });
  renameSync(staging, folder);
}
