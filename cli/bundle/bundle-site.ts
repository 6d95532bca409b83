import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../package-folder.ts';
import type { BrowserRenderer } from './browser-renderer.ts';
import type { BrowserBundle } from './bundle-browser.ts';
import { digestSources } from './digest-sources.ts';
import type { ThemeFolders } from './theme-slots-plugin.ts';

/** The theme ready to render with, and the files its pages need in the browser. */
export interface SiteBundle extends BrowserBundle {
  /** The theme's module, for `require`: what `theme/server-entry.tsx` exports. */
  readonly themePath: string;
  /** Digest of everything the bundle was made from. */
  readonly digest: string;
}

export interface BundleOptions {
  readonly folders: ThemeFolders;
  readonly renderer: BrowserRenderer;
  /** Bundles are kept here by digest. */
  readonly cacheFolder: string;
  /** Ignores what the cache has kept. */
  readonly full: boolean;
}

/** Bundles of the built-in theme, made when the package is built, stand here by digest. */
const packageBundles = join(packageFolder, 'dist/bundles');

/** Bundles kept: the current one and a few before it, for those who go back and forth between themes. */
const keptBundles = 4;

/**
 * Bundles the theme for Node and the runtime and style for the browser; a theme without overrides comes with the package,
 * an unchanged one from the cache.
 * @throws SiteError THEME_BROKEN when the operator's theme does not build; FORBIDDEN_PACKAGE
 */
export async function bundleSite({ folders, renderer, cacheFolder, full }: BundleOptions): Promise<SiteBundle> {
  const version = readFileSync(join(packageFolder, 'package.json'), 'utf8');
  const sources = ['theme', 'runtime', 'config', 'templates'].map((name) => join(packageFolder, name));
  const operator = folders.operator === undefined ? [] : [folders.operator];
  const digest = digestSources([...sources, ...operator], [version, folders.operator ?? '', renderer]);
  const ready = join(packageBundles, digest);
  if (isWhole(ready)) return readBundle(ready, digest);
  const root = join(cacheFolder, 'bundles');
  const folder = join(root, digest);
  if (full || !isWhole(folder)) {
    // The bundler is loaded only for this: most runs find their bundle ready.
    const { makeBundle } = await import('./make-bundle.ts');
    await makeBundle({ folders, renderer, folder });
    forgetOldBundles(root, digest);
  }
  return readBundle(folder, digest);
}

function isWhole(folder: string): boolean {
  return existsSync(join(folder, 'browser.json'));
}

function readBundle(folder: string, digest: string): SiteBundle {
  const browser: BrowserBundle = JSON.parse(readFileSync(join(folder, 'browser.json'), 'utf8'));
  return { ...browser, digest, themePath: join(folder, 'theme.cjs') };
}

function forgetOldBundles(root: string, current: string): void {
  const others = readdirSync(root).filter((name) => name !== current);
  for (const name of others.slice(0, Math.max(0, others.length - keptBundles + 1))) {
    rmSync(join(root, name), { recursive: true, force: true });
  }
}
