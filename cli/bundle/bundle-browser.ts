import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type BuildOptions, build, type Metafile, type OutputFile } from 'esbuild';
import { packageFolder } from '../package-folder.ts';
import type { BrowserRenderer } from './browser-renderer.ts';
import { dropHelperImports } from './drop-helper-imports.ts';
import { explainBuildFailure } from './explain-build-failure.ts';
import { nodeModulesPlugin, refuseForbiddenPackages } from './refuse-forbidden-packages.ts';
import { createThemeSlotsPlugin, type ThemeFolders } from './theme-slots-plugin.ts';

/** A file of the browser bundle, under its final name. */
export interface BrowserAsset {
  /** Path inside the release, such as `_assets/boot-1A2B3C4D.js`. */
  readonly path: string;
  readonly text: string;
  /** What `text` is: the file itself, or, of a font, its bytes in base64. */
  readonly encoding: 'utf8' | 'base64';
  /** Subresource integrity value. */
  readonly integrity: string;
}

/** What a page needs in the browser. */
export interface BrowserBundle {
  readonly assets: readonly BrowserAsset[];
  /** Path of the module every page loads. */
  readonly boot: string;
  /** Paths of the modules it cannot start without. */
  readonly bootNeeds: readonly string[];
  /** Path of the style sheet. */
  readonly style: string;
  /** Text of the script that runs before first paint, inline in the head. */
  readonly sessionState: string;
}

/** What the bundle is made of and for. */
export interface BundleInput {
  readonly folders: ThemeFolders;
  readonly renderer: BrowserRenderer;
}

const runtimeFolder = join(packageFolder, 'runtime');

const shared = ({ folders, renderer }: BundleInput) =>
  ({
    bundle: true,
    write: false,
    metafile: true,
    // Names of the files hold a digest of paths too: they must not change with the place a command is started from.
    absWorkingDir: folders.packageFolder,
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
    plugins: [createThemeSlotsPlugin(folders, renderer), nodeModulesPlugin],
    logLevel: 'silent',
  }) as const satisfies BuildOptions;

/**
 * Bundles runtime and style for the browser: split into chunks, minified, named by content.
 * @throws SiteError THEME_BROKEN, FORBIDDEN_PACKAGE
 */
export async function bundleBrowser(
  folders: ThemeFolders,
  renderer: BrowserRenderer = 'react',
): Promise<BrowserBundle> {
  const input = { folders, renderer };
  const [modules, style, session] = await Promise.all([
    buildModules(input),
    build({ ...shared(input), stdin: styleEntry(folders), entryNames: 'site-[hash]' }),
    build({ ...shared(input), entryPoints: [join(runtimeFolder, 'session-state.ts')], format: 'iife' }),
  ]).catch((error: unknown) => {
    throw explainBuildFailure(error);
  });
  for (const { metafile } of [modules, session]) refuseForbiddenPackages(metafile, renderer);
  const assets = [...modules.outputFiles, ...style.outputFiles].map(makeAsset);
  const find = (pattern: RegExp) => {
    const asset = assets.find(({ path }) => pattern.test(path));
    if (asset === undefined) throw new Error(`the browser bundle has no ${pattern}`);
    return asset.path;
  };
  const boot = find(/^_assets\/boot-\w+\.js$/);
  return {
    assets: assets.sort((a, b) => (a.path < b.path ? -1 : 1)),
    boot,
    bootNeeds: listStaticNeeds(modules.metafile, basename(boot)),
    style: find(/^_assets\/site-\w+\.css$/),
    sessionState: (session.outputFiles[0]?.text ?? '').trim(),
  };
}

/** Bundles the modules alone; the result's metafile tells which source is in which chunk. */
export async function buildModules(input: BundleInput) {
  const built = await build({ ...shared(input), entryPoints: [join(runtimeFolder, 'boot.ts')], splitting: true });
  return dropHelperImports(built);
}

/** Every module that a module of the bundle imports before it runs, and theirs, as paths inside the release. */
function listStaticNeeds({ outputs }: Metafile, name: string): string[] {
  const importsOf = new Map(Object.entries(outputs).map(([path, { imports }]) => [basename(path), imports]));
  const found = new Set([name]);
  for (const module of found) {
    for (const { path, kind } of importsOf.get(module) ?? [])
      if (kind === 'import-statement') found.add(basename(path));
  }
  found.delete(name);
  return [...found].map((module) => `_assets/${module}`);
}

function makeAsset({ path, contents }: Pick<OutputFile, 'path' | 'contents'>): BrowserAsset {
  const encoding = /\.(js|css)$/.test(path) ? 'utf8' : 'base64';
  return {
    path: `_assets/${basename(path)}`,
    text: Buffer.from(contents).toString(encoding),
    encoding,
    integrity: `sha384-${createHash('sha384').update(contents).digest('base64')}`,
  };
}

/** The built-in style, and after it the operator's `styles.css`, which wins by layer. */
function styleEntry({ builtIn, operator }: ThemeFolders): NonNullable<BuildOptions['stdin']> {
  const own = operator === undefined ? undefined : join(operator, 'styles.css');
  const imports = [`@import ${JSON.stringify(join(builtIn, 'styles/site.css'))};`];
  if (own !== undefined && existsSync(own)) imports.push(`@import ${JSON.stringify(own)} layer(operator);`);
  return { contents: imports.join('\n'), loader: 'css', resolveDir: builtIn, sourcefile: 'site.css' };
}
