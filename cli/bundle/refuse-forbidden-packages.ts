import { isBuiltin } from 'node:module';
import type { Metafile, Plugin } from 'esbuild';
import { siteError } from '../errors/site-error.ts';
import type { BrowserRenderer } from './browser-renderer.ts';
import { showSource } from './show-source.ts';

/** Packages that do the build's work: reading, checking, sanitising, templates, servers, rendering to text. */
const buildOnly = new RegExp(
  `^(?:${[
    'zod',
    'valibot',
    'ajv',
    'handlebars',
    'undici',
    'hono',
    '@hono/.+',
    'express',
    'commander',
    'sirv',
    'esbuild',
    'unified',
    '(?:rehype|hast|remark|mdast|unist|parse5)(?:-.+)?',
    'dompurify',
    'isomorphic-dompurify',
    'sanitize-html',
    'xss',
    'jsdom',
    'preact-render-to-string',
  ].join('|')})$`,
);

const reactPackages = new Set(['react', 'react-dom', 'scheduler']);

/**
 * Lets imports of Node's own modules through as if they could be had, so that `refuseForbiddenPackages` can say by
 * which chain of imports they came in.
 */
export const nodeModulesPlugin: Plugin = {
  name: 'node-modules',
  setup(build) {
    build.onResolve({ filter: /^[a-z]/ }, async ({ path, kind, resolveDir, pluginData }) => {
      if (pluginData === 'looked-up' || !isNodeModule(path)) return undefined;
      // A package may have the name of a Node module, such as `events`.
      const found = await build.resolve(path, { kind, resolveDir, pluginData: 'looked-up' });
      return found.errors.length === 0 ? found : { path, external: true };
    });
  },
};

/**
 * Refuses a browser bundle that holds a package of the build, a module of Node, or React beside Preact.
 * @throws SiteError FORBIDDEN_PACKAGE with the imports from the entry point to the package
 */
export function refuseForbiddenPackages(metafile: Metafile, renderer: BrowserRenderer): void {
  for (const output of Object.values(metafile.outputs)) {
    const bundled = Object.entries(output.inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0);
    const external = output.imports.filter((one) => one.external).map(({ path }) => path);
    for (const path of [...bundled.map(([input]) => input), ...external]) {
      const name = nameForbidden(path, renderer);
      if (name === undefined) continue;
      const chain = [...findChain(metafile, path).map(showSource), name].join(' → ');
      throw siteError('FORBIDDEN_PACKAGE', { name, chain });
    }
  }
}

function isNodeModule(path: string): boolean {
  return path.startsWith('node:') || isBuiltin(path);
}

/** Name of the package or Node module a path belongs to, where that may not be in the bundle. */
function nameForbidden(path: string, renderer: BrowserRenderer): string | undefined {
  if (isNodeModule(path)) return path;
  const [, name] = path.match(/.*(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)/) ?? [];
  if (name === undefined) return undefined;
  if (name === 'react-dom' && /server/.test(path.slice(path.lastIndexOf(name) + name.length)))
    return 'react-dom/server';
  return buildOnly.test(name) || (renderer === 'preact' && reactPackages.has(name)) ? name : undefined;
}

/** The shortest way of imports from an entry point to a path, up to the file that first leaves the project's own. */
function findChain({ inputs, outputs }: Metafile, target: string): string[] {
  const imported = new Set(Object.values(inputs).flatMap(({ imports }) => imports.map(({ path }) => path)));
  const roots = Object.values(outputs).flatMap(({ entryPoint }) => entryPoint ?? []);
  // What is loaded later counts as an entry point too, but somebody asked for it.
  const entries = roots.filter((path) => !imported.has(path));
  const cameFrom = new Map<string, string | undefined>(entries.map((entry) => [entry, undefined]));
  // A map goes on to what is added while it is walked through: nearest first.
  for (const path of cameFrom.keys()) {
    for (const { path: next } of inputs[path]?.imports ?? []) if (!cameFrom.has(next)) cameFrom.set(next, path);
  }
  const chain: string[] = [];
  for (let path = cameFrom.get(target); path !== undefined; path = cameFrom.get(path)) chain.unshift(path);
  const foreign = chain.findIndex(
    (path) => /(^|\/)node_modules\//.test(path) && !/node_modules\/pathshala\//.test(path),
  );
  return foreign === -1 ? chain : chain.slice(0, foreign);
}
