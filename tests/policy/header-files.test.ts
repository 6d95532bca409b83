import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../cli/sandbox/start-sandbox.ts';
import { createTestSite, minimalConfig, type TestSite } from '../support/test-site.ts';

let sandbox: Sandbox;
let site: TestSite;
beforeAll(async () => {
  sandbox = await startSandbox();
  site = await createTestSite(minimalConfig(sandbox));
  await site.generate();
});
afterAll(async () => {
  await sandbox.close();
  await site.remove();
});

const nginxPath = () => join(site.out, 'nginx-headers.conf');
const readNginx = () => readFileSync(nginxPath(), 'utf8');
const metaPolicy = (path = 'index.html') =>
  site.read(path).match(/<meta http-equiv="Content-Security-Policy" content="([^"]+)">/)?.[1];

/** Headers of `_headers` by pattern; fails on any line that is neither a pattern nor a header. */
function readHeaders(): Record<string, Record<string, string>> {
  const found: Record<string, Record<string, string>> = {};
  let pattern = '';
  for (const line of site.read('_headers').trimEnd().split('\n')) {
    const [, name, value] = line.match(/^ {2}([A-Za-z-]+): (\S.*)$/) ?? [];
    if (name === undefined || value === undefined) {
      expect(line).toMatch(/^\/\S*$/);
      pattern = line;
      found[pattern] = {};
    } else {
      expect(found[pattern]).not.toHaveProperty(name);
      Object.assign(found[pattern] ?? {}, { [name]: value });
    }
  }
  return found;
}

/** Headers of the nginx file; fails on any line that is not expected there. */
function readNginxHeaders(): Record<string, string> {
  const lines = readNginx()
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const [, name, value] = line.match(/^add_header ([A-Za-z-]+) "([^"\\$]*)" always;$/) ?? [];
    if (name !== undefined && value !== undefined) headers[name] = value;
    else {
      expect([
        'gzip_static on;',
        'gzip_vary on;',
        'set $pathshala_cache "no-cache";',
        'if ($uri ~ ^/_assets/) { set $pathshala_cache "public, max-age=31536000, immutable"; }',
        'add_header Cache-Control $pathshala_cache;',
      ]).toContain(line);
    }
  }
  return headers;
}

test('the policy stands in every page before anything runs, in _headers and for nginx, one and the same', () => {
  const policy = metaPolicy();
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/);
  for (const path of site.list().filter((name) => name.endsWith('.html'))) {
    expect(metaPolicy(path)).toBe(policy);
    const html = site.read(path);
    expect(html.indexOf('http-equiv="Content-Security-Policy"')).toBeLessThan(html.search(/<(script|link|style)\b/));
    expect(html.indexOf('<meta charset')).toBeLessThan(200);
  }
  expect(readHeaders()['/*']).toEqual({
    'Content-Security-Policy': `${policy}; frame-ancestors 'self'`,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'SAMEORIGIN',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': expect.stringContaining('camera=()'),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Strict-Transport-Security': 'max-age=31536000',
  });
  expect(readHeaders()['/_assets/*']).toEqual({ 'Cache-Control': 'public, max-age=31536000, immutable' });
  expect(readNginxHeaders()).toEqual(readHeaders()['/*']);
});

const readBootPath = (html: string) => html.match(/src="\/(_assets\/boot-\w+\.js)"/)?.[1] ?? '';

test('every script and style of ours that a page names has its integrity value', () => {
  const html = site.read('index.html');
  const ours = [...html.matchAll(/<(?:script|link)[^>]*(?:src|href)="\/_assets\/[^>]*>/g)].map(([tag]) => tag);
  const needed = [...site.read(readBootPath(html)).matchAll(/from"\.\/([^"]+)"|import"\.\/([^"]+)"/g)];
  expect(ours).toHaveLength(2 + needed.length);
  for (const tag of ours) expect(tag).toMatch(/ integrity="sha384-[A-Za-z\d+/]{64}"/);
});

test('pages have no code in attributes and no style of their own', () => {
  for (const path of site.list().filter((name) => name.endsWith('.html'))) {
    expect(site.read(path).match(/<[a-z][^<>]*\s(?:on[a-z]+|style)=[^<>]*>/)).toBeNull();
  }
});

test('the nginx file is made whole again where somebody changed it, also when nothing else has changed', async () => {
  const before = readNginx();
  writeFileSync(nginxPath(), 'add_header X "1"');
  expect((await site.generate()).report.status).toBe('unchanged');
  expect(readNginx()).toBe(before);
  rmSync(nginxPath());
  const elsewhere = join(site.folder, 'precious.conf');
  writeFileSync(elsewhere, 'precious');
  symlinkSync(elsewhere, nginxPath());
  await site.generate();
  expect(readNginx()).toBe(before);
  expect(readFileSync(elsewhere, 'utf8')).toBe('precious');
});

test('a disk that refuses the nginx file is a warning: the release is live', async () => {
  rmSync(nginxPath());
  mkdirSync(join(nginxPath(), 'in-the-way'), { recursive: true });
  const { code, report } = await site.generate();
  expect([code, report.status]).toEqual([0, 'unchanged']);
  expect(report.warnings.map((warning) => warning.code)).toEqual(['NGINX_HEADERS_NOT_WRITTEN']);
  rmSync(nginxPath(), { recursive: true });
});

test('it follows what is live: a new release, and the way back', async () => {
  await site.generate();
  const before = readNginx();
  sandbox.content.update(({ settings }) => {
    Object.assign(settings.website as object, { script: [{ innerHTML: 'window.changed = 1' }] });
  });
  const { report } = await site.generate();
  expect(report.pages.changed).toBe(report.pages.total);
  expect(readNginx()).not.toBe(before);
  expect(readNginxHeaders()).toEqual(readHeaders()['/*']);
  expect((await site.run(['rollback'])).code).toBe(0);
  expect(readNginx()).toBe(before);
  await site.generate();
});

test('a dry run and a refused run leave it alone', async () => {
  const before = readNginx();
  sandbox.content.update(({ settings }) => {
    Object.assign(settings.website as object, {
      script: [{ innerHTML: 'window.changed = 2', attributes: { onload: 'x()' } }],
    });
  });
  expect((await site.generate(['--dry-run'])).report.status).toBe('dry-run');
  const strict = await site.generate(['--strict']);
  expect(strict.code).toBe(4);
  expect(strict.report.warnings.map(({ code }) => code)).toEqual(['SCRIPT_HANDLER_LEFT_OUT']);
  expect(readNginx()).toBe(before);
});

test('hostile settings change no line of either file', async () => {
  const structure = (text: string) => text.replace(/'sha256-[^']+'/g, '').replace(/ {2,}/g, ' ');
  const [headers, nginx] = [structure(site.read('_headers')), structure(readNginx())];
  sandbox.content.update(({ settings }) => {
    Object.assign(settings.website as object, {
      title: 'A\r\nX-Evil: 1',
      favicon: 'https://a.example/";add_header X-Evil 1;',
      script: [
        { attributes: { src: "https://a.example;script-src'unsafe-inline'/a.js" } },
        { attributes: { src: 'https://"\r\n  X-Evil: 1/a.js' } },
        { attributes: { src: 'data:text/javascript,x' } },
        { attributes: { type: '"\r\n  X-Evil: 1' }, innerHTML: '"\r\n  X-Evil: 1' },
      ],
    });
  });
  const { report } = await site.generate();
  expect(report.status).toBe('published');
  expect(structure(site.read('_headers'))).toBe(headers);
  expect(structure(readNginx())).toBe(nginx);
  expect(site.read('_headers')).not.toContain('X-Evil');
  expect(readNginxHeaders()).toEqual(readHeaders()['/*']);
});

test('report-only reports in the header and says nothing in the page; off leaves the other headers', async () => {
  await site.configure({ ...minimalConfig(sandbox), csp: 'report-only' });
  expect((await site.generate()).report).toMatchObject({ status: 'published' });
  expect(metaPolicy()).toBeUndefined();
  expect(readHeaders()['/*']).toHaveProperty('Content-Security-Policy-Report-Only');
  expect(readHeaders()['/*']).not.toHaveProperty('Content-Security-Policy');
  await site.configure({ ...minimalConfig(sandbox), csp: 'off' });
  expect((await site.generate()).report).toMatchObject({ status: 'published' });
  expect(site.read('index.html')).not.toContain('Content-Security-Policy');
  expect(Object.keys(readNginxHeaders())).toEqual([
    'X-Content-Type-Options',
    'X-Frame-Options',
    'Referrer-Policy',
    'Permissions-Policy',
    'Cross-Origin-Opener-Policy',
    'Strict-Transport-Security',
  ]);
});
