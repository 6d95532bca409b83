import { brotliCompressSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import { expect, it } from 'vitest';
import { bundleBrowser } from '../../cli/bundle/bundle-browser.ts';
import { root } from '../support/root.ts';

const kilobyte = 1024;
const size = (text: string | Uint8Array) => brotliCompressSync(text).length;

it('every page loads at most 4 KB of script and 12 KB of style', async () => {
  const { assets, boot, style, sessionState } = await bundleBrowser({
    builtIn: `${root}/theme`,
    operator: undefined,
    packageFolder: root,
  } as Parameters<typeof bundleBrowser>[0]);
  const textOf = (path: string) => assets.find((asset) => asset.path === path)?.text ?? '';
  const eager = new Set<string>();
  const follow = (path: string) => {
    if (eager.has(path)) return;
    eager.add(path);
    for (const [, name] of textOf(path).matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)) follow(`_assets/${name}`);
  };
  follow(boot);
  const bytes = [...eager].reduce((sum, path) => sum + size(textOf(path)), size(sessionState));
  expect(bytes).toBeLessThanOrEqual(4 * kilobyte);
  expect(size(textOf(style))).toBeLessThanOrEqual(12 * kilobyte);
});

it.each([
  ['auth', 12],
  ['enquiry', 6],
])('the own code of the island %s is at most %i KB beyond the renderer', async (name, most) => {
  const { outputFiles } = await bundleIsland(name);
  expect(size(outputFiles[0]?.contents ?? '')).toBeLessThanOrEqual(most * kilobyte);
});

it('no island brings a package other than the renderer', async () => {
  for (const name of ['auth', 'enquiry', 'form', 'product']) {
    const { metafile } = await bundleIsland(name);
    expect(Object.keys(metafile?.inputs ?? {}).filter((path) => path.includes('node_modules'))).toEqual([]);
  }
});

function bundleIsland(name: string) {
  const renderer: Plugin = {
    name: 'renderer',
    setup: ({ onResolve }) => onResolve({ filter: /^react(-dom)?(\/|$)/ }, ({ path }) => ({ path, external: true })),
  };
  return build({
    stdin: {
      contents: `export * as island from './islands/${name}/mount.tsx'; export * as services from './services.ts';`,
      resolveDir: `${root}/runtime`,
    },
    bundle: true,
    write: false,
    minify: true,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    plugins: [renderer],
    logLevel: 'silent',
  });
}
