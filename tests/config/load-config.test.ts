import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SiteError } from '../../cli/errors/site-error.ts';
import { loadConfig } from '../../cli/load-config.ts';

const complete = {
  site: { origin: 'https://www.example-ias.in', name: 'Example IAS' },
  api: { host: 'https://api.example.com', apihost: 'www.example-ias.in' },
  portal: { host: 'https://portal.example.com' },
  identifiers: { firm: 'f', center: 'c', insty: 'i', enquiryType: 'e', session: 's' },
};

let cwd = '';
beforeEach(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'pathshala-test-'));
});
afterEach(() => rm(cwd, { recursive: true, force: true }));

const write = (name: string, text: string) => writeFile(join(cwd, name), text);
const load = (file?: string, env: NodeJS.ProcessEnv = {}) => loadConfig({ cwd, file, env });
const loadFailing = async (file?: string): Promise<SiteError> => {
  const error = await load(file).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof SiteError)) throw new Error(`expected a refusal, got ${error}`);
  return error;
};

test('the required keys are enough; every other has its default', async () => {
  await write('pathshala.config.json', JSON.stringify(complete));
  const { config, out, theme } = await load();
  expect(config).toMatchObject({
    site: { copyrightYear: 2022 },
    portal: { studentPortalUrl: 'https://portal.example.com/login', refreshPath: '/api/auth/refresh-token' },
    out: 'site',
    trailingSlash: 'never',
    fetch: {
      timeoutMs: 15_000,
      deadlineMs: 600_000,
      retries: 3,
      concurrency: 8,
      pageSize: 500,
      maxBytes: 64 * 1024 * 1024,
      staleForHours: 168,
    },
    publish: { keepReleases: 20, keepDays: 7, maxShrink: 0.2 },
    images: 'optimise',
    scripts: { allow: 'all' },
    csp: 'on',
    browser: { renderer: 'react' },
    sideSlider: { hindiUrl: '#' },
    listing: { pageSize: 12 },
  });
  expect(out).toBe(join(cwd, 'site'));
  expect(theme).toBeUndefined();
});

test.each(['ts', 'mts', 'js', 'mjs'])('a .%s file is read, with its own imports and the package', async (extension) => {
  await write('name.js', "export const name = 'Example IAS';");
  const typed = extension.endsWith('ts') ? ' satisfies object' : '';
  await write(
    `pathshala.config.${extension}`,
    `import { defineConfig } from 'pathshala';
     import { name } from './name.js';
     const base = ${JSON.stringify(complete)}${typed};
     export default defineConfig({ ...base, site: { ...base.site, name }, content: { blogpost: { pages: (n) => '/p/' + n } } });`,
  );
  const { config } = await load();
  expect(config.site.name).toBe('Example IAS');
  const pages = config.content.blogpost?.pages;
  expect(typeof pages === 'function' && pages(2)).toBe('/p/2');
});

test('environment variables override the file, and --out overrides both', async () => {
  await write('pathshala.config.json', JSON.stringify(complete));
  const env = {
    PATHSHALA_API_HOST: 'http://127.0.0.1:1/base/',
    PATHSHALA_PORTAL_HOST: 'http://127.0.0.1:2',
    PATHSHALA_OUT: 'elsewhere',
  };
  const { config, out } = await load(undefined, env);
  expect(config.api.host).toBe('http://127.0.0.1:1/base');
  expect(config.api.apihost).toBe('www.example-ias.in');
  expect(config.portal.host).toBe('http://127.0.0.1:2');
  expect(out).toBe(join(cwd, 'elsewhere'));
  expect((await loadConfig({ cwd, out: 'given', env })).out).toBe(join(cwd, 'given'));
});

test('an environment variable may stand in for a key the file leaves out', async () => {
  await write('pathshala.config.json', JSON.stringify({ ...complete, api: { apihost: 'x.in' } }));
  expect((await load(undefined, { PATHSHALA_API_HOST: 'http://a.example' })).config.api.host).toBe('http://a.example');
});

test('every mistake is reported at once: the key, what was expected, what was found', async () => {
  const wrong = {
    ...complete,
    site: { origin: 'example', name: '' },
    trailingSlash: 'sometimes',
    fetch: { retries: -1, timeoutMs: '5' },
    identifiers: { firm: 'f' },
    content: { blogpsot: {} },
    sideSlidr: {},
  };
  await write('pathshala.config.json', JSON.stringify(wrong));
  const error = await loadFailing();
  expect(error.code).toBe('CONFIG_INVALID');
  expect(error.exitCode).toBe(2);
  expect(error.message.split('\n').slice(1)).toMatchInlineSnapshot(`
    [
      "- site.origin: an address such as https://www.example.in, without a path was expected, but "example" was found.",
      "- site.name: text was expected, but "" was found.",
      "- identifiers.center: text was expected, but it is missing.",
      "- identifiers.insty: text was expected, but it is missing.",
      "- identifiers.enquiryType: text was expected, but it is missing.",
      "- identifiers.session: text was expected, but it is missing.",
      "- trailingSlash: "never" or "always" was expected, but "sometimes" was found.",
      "- fetch.timeoutMs: a number was expected, but "5" was found.",
      "- fetch.retries: a number of at least 0 was expected, but -1 was found.",
      "- content.blogpsot: there is no such key. Did you mean content.blogpost?",
      "- sideSlidr: there is no such key. Did you mean sideSlider?",
    ]
  `);
});

test('a missing file says where it was looked for', async () => {
  const error = await loadFailing();
  expect(error.code).toBe('CONFIG_NOT_FOUND');
  expect(error.message).toContain(join(cwd, 'pathshala.config.'));
  expect((await loadFailing('my.json')).message).toContain(join(cwd, 'my.json'));
});

test('a file that does not parse says where', async () => {
  await write('pathshala.config.ts', 'export default {\n  site: {\n');
  const error = await loadFailing();
  expect(error.code).toBe('CONFIG_UNREADABLE');
  expect(error.message).toMatch(/line \d+, column \d+/);
  await write('bad.json', '{ "site": ');
  expect((await loadFailing('bad.json')).code).toBe('CONFIG_UNREADABLE');
  await write('throws.mjs', "throw new Error('no key file');");
  expect((await loadFailing('throws.mjs')).message).toContain('no key file');
  await write('empty.mjs', 'export const config = {};');
  expect((await loadFailing('empty.mjs')).message).toContain('no default export');
});

test('a theme folder must be there, and may be empty', async () => {
  await write('pathshala.config.json', JSON.stringify({ ...complete, theme: 'look' }));
  expect((await loadFailing()).message).toContain('theme');
  await mkdir(join(cwd, 'look'));
  expect((await load()).theme).toBe(join(cwd, 'look'));
});
