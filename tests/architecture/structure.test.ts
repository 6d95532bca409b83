import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSourceFiles, root } from './source-files.ts';

const files = readSourceFiles(['config', 'theme', 'runtime', 'cli']);
const stages = ['fetch', 'pictures', 'plan', 'render', 'bundle', 'write', 'publish'];

/** What each folder may import of ours, beside itself. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  config: [],
  theme: ['config'],
  runtime: ['config', 'theme/islands'],
  cli: ['config'],
};

const isBelow = (path: string, folder: string) => path.startsWith(`${folder}/`);

test('the reader of imports finds them', () => {
  const pipeline = files.find(({ path }) => path === 'cli/pipeline/build-site.ts');
  expect(pipeline?.imports.map(({ target }) => target)).toContain('cli/publish/publish-release.ts');
});

test('each folder imports only what it may', () => {
  const wrong = files.flatMap(({ path, imports }) => {
    const folder = path.split('/')[0] ?? '';
    const allowed = [folder, ...(mayImport[folder] ?? [])];
    return imports
      .filter(({ target }) => /^(config|theme|runtime|cli|templates|tests)\//.test(target))
      .filter(({ target }) => !allowed.some((place) => isBelow(target, place)))
      .map(({ target }) => `${path} → ${target}`);
  });
  expect(wrong).toEqual([]);
});

test('config knows neither React nor Node', () => {
  const wrong = files
    .filter(({ path }) => isBelow(path, 'config'))
    .flatMap(({ path, imports }) =>
      imports
        .filter(({ target }) => /^(node:|react|undici|hono|esbuild)/.test(target))
        .map(({ target }) => `${path} → ${target}`),
    );
  expect(wrong).toEqual([]);
});

test('nothing that reaches the browser imports Node or a build library', () => {
  const wrong = files
    .filter(({ path }) => isBelow(path, 'runtime') || isBelow(path, 'theme'))
    .flatMap(({ path, imports }) =>
      imports
        .filter(
          ({ target, typeOnly }) => !typeOnly && /^(node:|zod|handlebars|undici|hono|unified|rehype)/.test(target),
        )
        .map(({ target }) => `${path} → ${target}`),
    );
  expect(wrong).toEqual([]);
});

test('stages never import one another, and only the pipeline knows them all', () => {
  const wrong = files.flatMap(({ path, imports }) => {
    const stage = stages.find((name) => isBelow(path, `cli/${name}`));
    if (stage === undefined) return [];
    return imports
      .filter(({ target }) => isBelow(target, 'cli') && !isBelow(target, `cli/${stage}`))
      .filter(({ target }) => stages.some((name) => isBelow(target, `cli/${name}`)))
      .map(({ target }) => `${path} → ${target}`);
  });
  expect(wrong).toEqual([]);
});

test('the sandbox speaks only the wire: it imports config and itself', () => {
  const wrong = files
    .filter(({ path }) => isBelow(path, 'cli/sandbox'))
    .flatMap(({ path, imports }) =>
      imports
        .filter(({ target }) => isBelow(target, 'cli') && !isBelow(target, 'cli/sandbox'))
        .map(({ target }) => `${path} → ${target}`),
    );
  expect(wrong).toEqual([]);
});

test('there are no import cycles', () => {
  const graph = new Map(
    files.map(({ path, imports }) => [path, imports.filter((one) => !one.typeOnly).map(({ target }) => target)]),
  );
  const cycles: string[] = [];
  const done = new Set<string>();
  const visit = (path: string, trail: readonly string[]): void => {
    if (trail.includes(path)) {
      cycles.push([...trail.slice(trail.indexOf(path)), path].join(' → '));
      return;
    }
    if (done.has(path)) return;
    for (const target of graph.get(path) ?? []) visit(target, [...trail, path]);
    done.add(path);
  };
  for (const path of graph.keys()) visit(path, []);
  expect(cycles).toEqual([]);
});

test('files stay short enough to be read in one go', () => {
  const isData = (path: string) => /sample-content|messages\/|legal-text|icons\//.test(path);
  const long = files
    .filter(({ path, lines }) => lines > 300 && !isData(path))
    .map(({ path, lines }) => `${path}: ${lines}`);
  expect(long).toEqual([]);
});

test('the top level holds the six code folders, pictures for readers, and no other', () => {
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .filter((name) => !['node_modules', 'dist'].includes(name))
    .sort();
  expect(folders).toEqual(['cli', 'config', 'docs', 'runtime', 'templates', 'tests', 'theme']);
});
