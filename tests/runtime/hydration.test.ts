import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { nodeModulesPlugin } from '../../cli/bundle/refuse-forbidden-packages.ts';
import { createThemeSlotsPlugin } from '../../cli/bundle/theme-slots-plugin.ts';
import { renderer } from '../support/renderer.ts';
import { root } from '../support/root.ts';
import { startIsland } from '../support/start-island.ts';
import { setUpGeneratedSite } from './browser-site.ts';

const web = setUpGeneratedSite();

/** The runtime with the renderer's warnings in it, by file name. */
const scripts = new Map<string, string>();

beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [`${root}/runtime/boot.ts`],
    bundle: true,
    write: false,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"development"' },
    outdir: '/_assets',
    plugins: [
      createThemeSlotsPlugin({ builtIn: `${root}/theme`, operator: undefined, packageFolder: root }, renderer),
      nodeModulesPlugin,
    ],
    logLevel: 'silent',
  });
  for (const { path, text } of outputFiles) scripts.set(path.split('/').at(-1) ?? '', text);
});

/** Serves the development runtime in the place of the site's own. */
async function useDevelopmentRuntime(page: Page) {
  await page.route(/\/_assets\/[^/]+\.js$/, (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    const body = scripts.get(name.startsWith('boot-') ? 'boot.js' : name);
    return body === undefined ? route.fallback() : route.fulfill({ contentType: 'text/javascript', body });
  });
  await page.route(
    ({ href, pathname }) => href.startsWith(web.url) && !pathname.includes('.'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      // Other bytes, other integrity.
      const html = (await response.text())
        .replace(/ integrity="[^"]*"/g, '')
        .replace(/<script type="importmap">.*?<\/script>/, '');
      return route.fulfill({ response, body: html });
    },
  );
}

it('takes over what the server drew on every kind of page without a warning and without a change', async () => {
  const said: string[] = [];
  const page = await web.open('/about-us', {
    reducedMotion: 'reduce',
    prepare: async (page) => {
      await useDevelopmentRuntime(page);
      // Before any script of the page runs, what the server drew is marked; what is drawn anew has no mark.
      await page.addInitScript(() => {
        document.addEventListener('readystatechange', () => {
          if (document.readyState !== 'interactive') return;
          for (const element of document.querySelectorAll('[data-island-view] *')) {
            Object.assign(element, { fromServer: true });
          }
        });
      });
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') said.push(message.text());
      });
    },
  });
  let islands = 0;
  for (const path of [
    '/',
    '/hindi',
    '/contact',
    '/login',
    '/scholarship-test',
    '/hindi/scholarship-test',
    '/test-series',
    '/courses/upsc-foundation',
    '/admission',
    '/hindi/admission',
  ]) {
    await page.goto(`${web.url}${path}`);
    const all = page.locator('[data-island-load]');
    for (let index = 0; index < (await all.count()); index += 1) {
      const island = all.nth(index);
      await startIsland(island);
      const redrawn = await island.locator('[data-island-view] *').evaluateAll((elements) =>
        elements
          // The batches of a product come from the portal.
          .filter((element) => !('fromServer' in element) && !element.closest('.batch-list'))
          .map((element) => element.outerHTML),
      );
      expect(redrawn, path).toEqual([]);
      islands += 1;
    }
  }
  expect(islands).toBeGreaterThanOrEqual(8);
  // A page that the test itself hands over may not ask other hosts; that, and what comes of it, is no fault of the page.
  const own = /blocked by CORS policy|Failed to load resource|The popup could not be shown/;
  expect(said.filter((text) => !own.test(text))).toEqual([]);
});
