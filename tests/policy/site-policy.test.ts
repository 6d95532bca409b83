import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { renderInjectedScripts } from '../../cli/render/render-script-tags.ts';
import { buildSitePolicy } from '../../cli/render/site-policy.ts';
import { speculationRules } from '../../cli/render/speculation-rules.ts';
import { type SiteConfigInput, siteConfigSchema } from '../../config/site-config.ts';
import { minimalConfig } from '../support/test-site.ts';

type Script = Parameters<typeof buildSitePolicy>[0]['scripts'][number];

const hosts = { apiUrl: 'https://api.example.com/cms', portalUrl: 'https://portal.example.com:8443' };
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
const inline = (text: string, ...attributes: Script['attributes']): Script => ({ attributes, text });
const external = (src: string, ...attributes: Script['attributes']): Script => ({
  attributes: [['src', src], ...attributes],
  text: '',
});

/** The rules of links to fetch ahead stand in every document too. */
const rules = hashOf(speculationRules);

function build(scripts: readonly Script[] = [], config: Partial<SiteConfigInput> = {}, styles: string[] = []) {
  const parsed = siteConfigSchema.parse({ ...minimalConfig(hosts), ...config });
  return buildSitePolicy({ config: parsed, scripts, ownInline: ['early()'], styles });
}

/** Sources by directive. */
function read(policy: string | undefined): Record<string, string[]> {
  const entries = (policy ?? '').split('; ').map((directive) => directive.split(' '));
  expect(new Set(entries.map(([name]) => name)).size).toBe(entries.length);
  return Object.fromEntries(entries.map(([name, ...sources]) => [name, sources]));
}

describe('the policy', () => {
  test('allows what our pages do and nothing else', () => {
    expect(read(build().meta)).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'", hashOf('early()'), rules],
      'style-src': ["'self'"],
      'img-src': ["'self'", 'blob:', 'https:', 'https://api.example.com'],
      'font-src': ["'self'"],
      'connect-src': ["'self'", 'https://api.example.com', 'https://portal.example.com:8443'],
      'frame-src': ['https://www.youtube-nocookie.com', 'https://www.youtube.com', 'https://player.vimeo.com'],
      'media-src': ["'self'"],
      'manifest-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
    });
  });

  test('never has a source that lets anything run', () => {
    for (const csp of ['on', 'report-only'] as const) {
      const { headers } = build([inline('a()'), external('https://tags.example/t.js')], { csp });
      const [, policy = ''] = headers.find(([name]) => name.startsWith('Content-Security-Policy')) ?? [];
      expect(policy).not.toMatch(/unsafe-|script-src [^;]*(\*|https?:(?!\/\/)|data:|blob:)/);
    }
  });

  test('takes pictures from http where the site or its API host is read over http', () => {
    const loopback = build([], { api: { host: 'http://127.0.0.1:4400', apihost: 'x' } });
    expect(read(loopback.meta)['img-src']).toContain('http://127.0.0.1:4400');
    expect(read(loopback.meta)['img-src']).not.toContain('http:');
    const plain = build([], { site: { origin: 'http://intranet.example', name: 'x' } });
    expect(read(plain.meta)['img-src']).toContain('http:');
    expect(plain.headers.map(([name]) => name)).not.toContain('Strict-Transport-Security');
  });

  test('opens pictures and fonts for data: addresses only where the style has some', () => {
    const sources = read(
      build([], {}, ['a{mask:url("data:image/svg+xml,x")}', '@font-face{src:url(data:font/woff2,x)}']).meta,
    );
    expect(sources['img-src']).toContain('data:');
    expect(sources['font-src']).toContain('data:');
  });

  test('counts one host once', () => {
    const { meta } = build([], { portal: { host: 'https://api.example.com' } });
    expect(read(meta)['connect-src']).toEqual(["'self'", 'https://api.example.com']);
  });

  test('finds another wording for a host the grammar of policies has none for', () => {
    const { meta } = build([], { api: { host: 'http://[::1]:4400', apihost: 'x' } });
    expect(read(meta)['connect-src']).toContain('http://*:4400');
  });
});

describe("the CMS's scripts", () => {
  test('are allowed by hash when inline, by origin when external', () => {
    const { meta, scripts, warnings } = build([
      inline('one()'),
      external('https://tags.example/a.js?id=1'),
      external('https://tags.example/b.js', ['async', true]),
      external('//cdn.example:444/c.js'),
      external('/own.js'),
    ]);
    expect(read(meta)['script-src']).toEqual([
      "'self'",
      hashOf('early()'),
      rules,
      hashOf('one()'),
      'https://tags.example',
      'https://cdn.example:444',
    ]);
    expect(scripts).toHaveLength(5);
    expect(warnings).toEqual([]);
  });

  test.each([
    ['module', true],
    ['Text/JavaScript', true],
    [' application/ecmascript ', true],
    ['importmap', true],
    ['', true],
    ['application/ld+json', false],
    ['text/javascript; charset=utf-8', false],
    ['text/plain', false],
  ])('of type "%s" need a hash: %s', (type, needsHash) => {
    expect(build([inline('x()', ['TYPE', type])]).meta?.includes(hashOf('x()'))).toBe(needsHash);
  });

  test('are hashed as a browser reads them, and written so', () => {
    const script = inline('a()\r\nb("\0\uD800")\rc()');
    const read = 'a()\nb("\uFFFD\uFFFD")\nc()';
    expect(build([script]).meta).toContain(hashOf(read));
    expect(renderInjectedScripts([script])).toBe(`<script>${read}</script>`);
  });

  test.each([
    'data:text/javascript,alert(1)',
    'blob:https://www.example-ias.in/1',
    'javascript:alert(1)',
    "https://a.example;script-src'unsafe-inline'/x.js",
    'https://a.example,b.example/x.js',
    "https://a'b.example/x.js",
    'https://a"b.example/x.js',
    'https://$host/x.js',
    'https://[/x.js',
  ])('from %s are left out, because no policy can name them', (src) => {
    const { meta, scripts, warnings } = build([external(src), inline('stays()')]);
    expect(scripts).toEqual([inline('stays()')]);
    expect(warnings).toEqual([
      { code: 'SCRIPT_LEFT_OUT', message: expect.stringContaining(JSON.stringify(src)), where: 'website.script' },
    ]);
    expect(read(meta)['script-src']).toEqual(["'self'", hashOf('early()'), rules, hashOf('stays()')]);
  });

  test('lose code in attributes, which the warning names', () => {
    const { scripts, warnings } = build([external('https://tags.example/a.js', ['onload', 'go()'], ['async', true])]);
    expect(scripts).toEqual([external('https://tags.example/a.js', ['async', true])]);
    expect(warnings.map(({ code, message }) => [code, message])).toEqual([
      ['SCRIPT_HANDLER_LEFT_OUT', expect.stringMatching(/tags\.example\/a\.js.*onload/)],
    ]);
  });

  test.each(['report-only', 'off'] as const)('stay as they are when the policy is %s', (csp) => {
    const odd = [
      external('data:,x'),
      external('https://[/x.js'),
      external('https://tags.example/a.js', ['onload', 'go()']),
    ];
    expect(build(odd, { csp })).toMatchObject({ scripts: odd, warnings: [], meta: undefined });
  });
});

describe('no text of others gets into a header', () => {
  const hostile = [
    'https://tags.example/\r\nX-Evil: 1',
    'https://tags.example\r\nX-Evil: 1/a.js',
    'https://tags.example/";add_header X-Evil 1;#',
    'https://tags.example/\u2028X-Evil',
    'https://tags.example\t;/a.js',
    'https://u:p;q@tags.example/a.js',
    'https://TAGS.example\\@evil.example;/',
  ];
  test.each(hostile)('%j', (src) => {
    const { headers } = build([external(src), inline('"\r\nX-Evil: 1'), inline('x()', ['type', '\r\nX-Evil: 1'])]);
    const names = headers.map(([name]) => name);
    expect(names).toEqual(build().headers.map(([name]) => name));
    for (const [name, value] of headers) {
      expect(value).toMatch(/^[A-Za-z\d .;:,'()/=+*_-]+$/);
      if (name === 'Content-Security-Policy') {
        expect(Object.keys(read(value))).toEqual([...Object.keys(read(build().meta)), 'frame-ancestors']);
      }
    }
  });
});
