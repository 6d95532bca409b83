import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../cli/sandbox/start-sandbox.ts';
import { root } from '../support/root.ts';
import { createTestSite, digestTree, minimalConfig, type TestSite } from '../support/test-site.ts';

/** What the built program loads: its start is most of a run in which nothing changed. Bytes, for times cannot be tested. */

const run = promisify(execFile);
const kilobyte = 1024;
const dist = join(root, 'dist');

interface Loaded {
  readonly bytes: number;
  /** The sources in it, as paths from the root. */
  readonly sources: readonly string[];
  /** Modules that are not bundled. */
  readonly externals: readonly string[];
  /** Path of the module loaded later that has a source in it. */
  findLater(source: string): string;
}

/** Reads a built module and all it imports before it runs. */
function readLoaded(entry: string): Loaded {
  const texts = new Map<string, string>();
  const externals = new Set<string>();
  const later: string[] = [];
  const visit = (path: string) => {
    if (texts.has(path)) return;
    const text = readFileSync(path, 'utf8');
    texts.set(path, text);
    for (const [, , target = ''] of text.matchAll(/(?:^|[;}\n])import(?:[^"';()]*?(from))?\s*["']([^"']+)["']/g)) {
      if (target.startsWith('.')) visit(join(dirname(path), target));
      else externals.add(target);
    }
    later.push(...[...text.matchAll(/import\("(\.[^"]+)"\)/g)].map(([, target = '']) => join(dirname(path), target)));
  };
  visit(entry);
  return {
    bytes: [...texts.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0),
    sources: [...texts.keys()].flatMap(listSources),
    externals: [...externals],
    findLater: (source) => {
      const path = later.find((candidate) => listSources(candidate).includes(source));
      if (path === undefined) throw new Error(`nothing that is loaded later holds ${source}`);
      return path;
    },
  };
}

function listSources(path: string): string[] {
  const { sources } = JSON.parse(readFileSync(`${path}.map`, 'utf8')) as { sources: readonly string[] };
  return sources.map((source) => join(dirname(path), source).slice(root.length + 1));
}

describe('the built program', () => {
  const main = readLoaded(join(dist, 'main.js'));
  const generate = readLoaded(main.findLater('cli/commands/generate.ts'));
  const isForeign = (name: string) => !name.startsWith('node:');

  test('help and version load the declarations of the commands and nothing of their work', () => {
    expect(main.bytes).toBeLessThanOrEqual(80 * kilobyte);
    const packages = main.sources.flatMap((path) => path.match(/^node_modules\/([^/]+)/)?.[1] ?? []);
    expect([...new Set(packages)]).toEqual(['commander']);
    expect(main.externals.filter(isForeign)).toEqual([]);
  });

  test('generate loads no bundler, renderer, parser, template engine, server or encoder before it needs one', () => {
    expect(generate.sources).toContain('cli/pipeline/build-site.ts');
    expect(generate.bytes).toBeLessThanOrEqual(640 * kilobyte);
    const unwanted =
      /node_modules\/(handlebars|react|rehype|unified|parse5|hast|hono|sirv|sharp|esbuild|undici)|zod\/v3/;
    expect(generate.sources.filter((path) => unwanted.test(path))).toEqual([]);
    expect(generate.externals.filter(isForeign)).toEqual([]);
  });

  test('of the languages of the checker it loads English alone', () => {
    const languages = generate.sources.filter((path) => path.includes('zod/v4/locales/'));
    expect(languages).toEqual(['node_modules/zod/v4/locales/en.js']);
  });

  test('what a configuration imports is next to nothing', () => {
    const library = readFileSync(join(dist, 'index.js'), 'utf8');
    expect(library.length).toBeLessThanOrEqual(kilobyte / 4);
    expect(library).not.toMatch(/\bimport\b/);
  });
});

describe('a copy of the package without any other package', () => {
  let folder = '';
  let sandbox: Sandbox;
  let site: TestSite;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pathshala-alone-'));
    for (const name of ['dist', 'config', 'theme', 'runtime', 'templates', 'package.json']) {
      await cp(join(root, name), join(folder, name), { recursive: true });
    }
    sandbox = await startSandbox();
    site = await createTestSite(minimalConfig(sandbox));
  });
  afterAll(async () => {
    await sandbox?.close();
    await site?.remove();
    await rm(folder, { recursive: true, force: true });
  });
  const runAlone = (...args: string[]) =>
    run(process.execPath, [join(folder, 'dist/main.js'), ...args], { cwd: site.folder });

  test('finds that nothing has changed', async () => {
    expect((await site.generate()).report).toMatchObject({ status: 'published' });
    const { stdout } = await runAlone('generate', '--json');
    expect(JSON.parse(stdout)).toMatchObject({ status: 'unchanged', pages: { rendered: 0 } });
  });

  test('needs no bundler for a whole site without a theme of its own', async () => {
    await mkdir(join(folder, 'node_modules'));
    for (const name of ['handlebars', 'unified', 'rehype-parse', 'rehype-sanitize', 'rehype-stringify', 'sharp']) {
      await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name));
    }
    const { stdout } = await runAlone('generate', '--json', '--out', 'second');
    expect(JSON.parse(stdout)).toMatchObject({ status: 'published' });
    expect(digestTree(join(site.folder, 'second/current'))).toBe(digestTree(join(site.out, 'current')));
  });

  test('says its version', async () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    expect((await runAlone('--version')).stdout).toBe(`${version}\n`);
  });
});

test('with --verbose the trace of an unexpected failure names the source', async () => {
  const site = await createTestSite(minimalConfig({ apiUrl: 'http://127.0.0.1:9' }));
  try {
    const { stderr } = await site.run(['generate', '--verbose']);
    expect(stderr).toMatch(/cli\/fetch\/[\w-]+\.ts:\d+:\d+/);
  } finally {
    await site.remove();
  }
});
