import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { packageFolder } from '../package-folder.ts';
import type { BrowserRenderer } from './browser-renderer.ts';
import type { BrowserBundle } from './bundle-browser.ts';
import { digestSources } from './digest-sources.ts';
import type { ThemeFolders } from './theme-slots-plugin.ts';

/** The theme ready to render with, and the files its pages need in the browser. */
export interface SiteBundle extends BrowserBundle {
  /** Loads the theme's module: what `theme/server-entry.tsx` exports. */
  loadTheme(): unknown;
  /** Digest of everything the bundle was made from. */
  readonly digest: string;
}

export interface BundleOptions {
  readonly folders: ThemeFolders;
  readonly renderer: BrowserRenderer;
  /** Bundles are kept here by digest. */
  readonly cacheFolder: string;
  /** Ignores what is kept. */
  readonly full: boolean;
}

/** Bundles kept: the current one and a few before it, for those who go back and forth between themes. */
const keptBundles = 4;

/**
 * Bundles the theme for Node and the runtime and style for the browser; an unchanged theme comes from the cache.
 * @throws SiteError THEME_BROKEN when the operator's theme does not build; FORBIDDEN_PACKAGE
 */
export async function bundleSite({ folders, renderer, cacheFolder, full }: BundleOptions): Promise<SiteBundle> {
  const version = readFileSync(join(packageFolder, 'package.json'), 'utf8');
  const sources = ['theme', 'runtime', 'config', 'templates'].map((name) => join(packageFolder, name));
  const operator = folders.operator === undefined ? [] : [folders.operator];
  const digest = digestSources([...sources, ...operator], [version, folders.operator ?? '', renderer]);
  const root = join(cacheFolder, 'bundles');
  const folder = join(root, digest);
  if (full || !existsSync(join(folder, 'browser.json'))) {
    await makeBundle({ folders, renderer, folder });
    forgetOldBundles(root, digest);
  }
  const browser: BrowserBundle = JSON.parse(readFileSync(join(folder, 'browser.json'), 'utf8'));
  return { ...browser, digest, loadTheme: () => createRequire(import.meta.url)(join(folder, 'theme.cjs')) };
}

/** Made beside its place and renamed into it, so that a killed run never leaves half a bundle. */
async function makeBundle({
  folders,
  renderer,
  folder,
}: Pick<BundleOptions, 'folders' | 'renderer'> & { readonly folder: string }): Promise<void> {
  const staging = `${folder}.${process.pid}`;
  mkdirSync(staging, { recursive: true });
  // The bundler is loaded only for this, and its process ends with it: most runs find their bundle ready.
  const [{ stop }, { bundleTheme }, { bundleBrowser }] = await Promise.all([
    import('esbuild'),
    import('./bundle-theme.ts'),
    import('./bundle-browser.ts'),
  ]);
  const [theme, browser] = await Promise.all([bundleTheme(folders), bundleBrowser(folders, renderer)]);
  await stop();
  writeFileSync(join(staging, 'theme.cjs'), theme);
  writeFileSync(join(staging, 'browser.json'), JSON.stringify(browser));
  rmSync(folder, { recursive: true, force: true });
  renameSync(staging, folder);
}

function forgetOldBundles(root: string, current: string): void {
  const others = readdirSync(root).filter((name) => name !== current);
  for (const name of others.slice(0, Math.max(0, others.length - keptBundles + 1))) {
    rmSync(join(root, name), { recursive: true, force: true });
  }
}
