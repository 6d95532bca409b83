import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { packageFolder } from '../package-folder.ts';
import { explainBuildFailure } from './explain-build-failure.ts';
import { createThemeSlotsPlugin, type ThemeFolders } from './theme-slots-plugin.ts';

/** A file of the browser bundle, under its final name. */
export interface BrowserAsset {
  /** Path inside the release, such as `_assets/boot-1A2B3C4D.js`. */
  readonly path: string;
  readonly text: string;
  /** Subresource integrity value. */
  readonly integrity: string;
}

/** What a page needs in the browser. */
export interface BrowserBundle {
  readonly assets: readonly BrowserAsset[];
  /** Path of the module every page loads. */
  readonly boot: string;
  /** Path of the style sheet. */
  readonly style: string;
  /** Text of the script that runs before first paint, inline in the head. */
  readonly sessionState: string;
}

const shared = (folders: ThemeFolders): BuildOptions & { write: false } => ({
  bundle: true,
  write: false,
  minify: true,
  platform: 'browser',
  format: 'esm',
  target: ['es2022', 'chrome100', 'safari15.4', 'firefox100'],
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  legalComments: 'none',
  charset: 'utf8',
  outdir: '/_assets',
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  assetNames: '[name]-[hash]',
  loader: { '.woff2': 'file', '.svg': 'dataurl' },
  plugins: [createThemeSlotsPlugin(folders)],
  logLevel: 'silent',
});

/**
 * Bundles runtime and style for the browser: split into chunks, minified, named by content.
 * @throws SiteError THEME_BROKEN
 */
export async function bundleBrowser(folders: ThemeFolders): Promise<BrowserBundle> {
  const runtime = join(packageFolder, 'runtime');
  const [modules, style, session] = await Promise.all([
    build({ ...shared(folders), entryPoints: [join(runtime, 'boot.ts')], splitting: true }),
    build({ ...shared(folders), stdin: styleEntry(folders), entryNames: 'site-[hash]' }),
    build({ ...shared(folders), entryPoints: [join(runtime, 'session-state.ts')], format: 'iife' }),
  ]).catch((error: unknown) => {
    throw explainBuildFailure(error);
  });
  const assets = [...modules.outputFiles, ...style.outputFiles].map(({ path, text, contents }) => ({
    path: `_assets/${basename(path)}`,
    text,
    integrity: `sha384-${createHash('sha384').update(contents).digest('base64')}`,
  }));
  const find = (pattern: RegExp) => {
    const asset = assets.find(({ path }) => pattern.test(path));
    if (asset === undefined) throw new Error(`the browser bundle has no ${pattern}`);
    return asset.path;
  };
  return {
    assets: assets.sort((a, b) => (a.path < b.path ? -1 : 1)),
    boot: find(/^_assets\/boot-\w+\.js$/),
    style: find(/^_assets\/site-\w+\.css$/),
    sessionState: (session.outputFiles[0]?.text ?? '').trim(),
  };
}

/** The built-in style, and after it the operator's `styles.css`, which wins by layer. */
function styleEntry({ builtIn, operator }: ThemeFolders): NonNullable<BuildOptions['stdin']> {
  const own = operator === undefined ? undefined : join(operator, 'styles.css');
  const imports = [`@import ${JSON.stringify(join(builtIn, 'styles/site.css'))};`];
  if (own !== undefined && existsSync(own)) imports.push(`@import ${JSON.stringify(own)} layer(operator);`);
  return { contents: imports.join('\n'), loader: 'css', resolveDir: builtIn, sourcefile: 'site.css' };
}
