import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { build } from 'esbuild';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { nodeModulesPlugin, refuseForbiddenPackages } from '../../cli/bundle/refuse-forbidden-packages.ts';
import { createThemeSlotsPlugin } from '../../cli/bundle/theme-slots-plugin.ts';
import { root } from '../support/root.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pathshala-bundle-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const write = async (path: string, text: string) => {
  await mkdir(join(folder, path, '..'), { recursive: true });
  await writeFile(join(folder, path), text);
};

/** Bundles `entry.ts` of the folder for the browser and gives what the check says of it. */
async function check(renderer: 'react' | 'preact' = 'react'): Promise<string> {
  const folders = { builtIn: join(root, 'theme'), operator: undefined, packageFolder: root };
  const { metafile } = await build({
    entryPoints: [join(folder, 'entry.ts')],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'browser',
    format: 'esm',
    splitting: true,
    outdir: '/out',
    jsx: 'automatic',
    nodePaths: [join(root, 'node_modules')],
    plugins: [createThemeSlotsPlugin(folders, renderer), nodeModulesPlugin],
    logLevel: 'silent',
  });
  try {
    refuseForbiddenPackages(metafile, renderer);
    return 'fine';
  } catch (error) {
    expect(error).toMatchObject({ code: 'FORBIDDEN_PACKAGE', exitCode: 2 });
    return (error as Error).message;
  }
}

const own = (path: string) => relative(process.cwd(), join(folder, path));

test('a package of the build is refused with the way it came in, also by a chunk loaded later', async () => {
  await write('entry.ts', "import('./island.ts'); import './other.ts';");
  await write('other.ts', 'console.log(1)');
  await write('island.ts', "export { check } from './rules.ts';");
  await write('rules.ts', "import { z } from 'zod'; export const check = z.string();");
  expect(await check()).toContain(`${own('entry.ts')} → ${own('island.ts')} → ${own('rules.ts')} → zod`);
});

test.each([
  'handlebars',
  'hono',
  'unified',
  'rehype-parse',
  'rehype-sanitize',
  'unist-util-visit',
])('%s is refused', async (name) => {
  await write('entry.ts', `import * as all from '${name}'; console.log(all);`);
  expect(await check()).toContain(`${own('entry.ts')} → ${name}`);
});

test.each([
  'node:fs',
  'node:crypto',
  'fs',
  'child_process',
  'node:path/posix',
])("Node's module %s is refused", async (name) => {
  await write('entry.ts', "import './reader.ts';");
  await write('reader.ts', `import * as all from '${name}'; console.log(all);`);
  expect(await check()).toContain(`${own('entry.ts')} → ${own('reader.ts')} → ${name}`);
});

test('a package that itself needs Node is refused where it was imported', async () => {
  await write('entry.ts', "import * as all from 'sirv'; console.log(all);");
  expect(await check()).toMatch(/→ (sirv|node:[a-z/_]+|fs|path)\.$/);
});

test('rendering to text is no work for a browser', async () => {
  await write('entry.ts', "import { renderToString } from 'react-dom/server'; console.log(renderToString);");
  expect(await check()).toContain('react-dom/server');
});

test('types of a forbidden package are fine, and so is what is not used', async () => {
  await write('entry.ts', "import type { z } from 'zod'; export const shape: z.ZodType | undefined = undefined;");
  expect(await check()).toBe('fine');
});

test('a package named like a module of Node is a package', async () => {
  await write('node_modules/events/package.json', '{ "name": "events", "version": "1.0.0", "main": "index.js" }');
  await write('node_modules/events/index.js', 'export const on = 1;');
  await write('entry.ts', "import { on } from 'events'; console.log(on);");
  expect(await check()).toBe('fine');
});

test('the renderer is fine; React beside Preact is not', async () => {
  const source = "import { createRoot } from 'react-dom/client'; console.log(createRoot);";
  await write('entry.ts', source);
  expect(await check('react')).toBe('fine');
  expect(await check('preact')).toBe('fine');
  await write('entry.ts', `${source} import { prerender } from 'react-dom/static'; console.log(prerender);`);
  expect(await check('preact')).toMatch(/entry\.ts → react/);
});
