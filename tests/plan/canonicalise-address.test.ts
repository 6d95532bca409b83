import { posix } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { collisionKeyOf, hrefOfAddress, outputPathOf } from '../../cli/plan/address-forms.ts';
import { canonicaliseAddress } from '../../cli/plan/canonicalise-address.ts';

const accepted: readonly (readonly [string, string])[] = [
  ['/', '/'],
  ['/about-us', '/about-us'],
  ['/about-us/', '/about-us'],
  ['/About', '/About'],
  ['/a/b/c', '/a/b/c'],
  ['/caf%C3%A9', '/café'],
  ['/cafe\u0301', '/café'],
  ['/hindi/%E0%A4%B2%E0%A5%87%E0%A4%96', '/hindi/लेख'],
  ['/\u0915\u094D\u200D\u0937', '/\u0915\u094D\u200D\u0937'],
  ['/\u0958', '/\u0915\u093C'],
  ['/page.html', '/page.html'],
  ['/v1.2', '/v1.2'],
  ['/console', '/console'],
];

test.each(accepted)('%j has the canonical form %j', (text, address) => {
  expect(canonicaliseAddress(text)).toEqual({ address });
});

const refused: readonly (readonly [string, RegExp])[] = [
  ['', /start with/],
  ['about', /start with/],
  ['https://evil.example/x', /start with/],
  ['//evil.example/x', /another site/],
  ['/\\evil.example', /another site/],
  ['/a//b', /empty segment/],
  ['/a//', /empty segment/],
  ['/../etc/passwd', /dot/],
  ['/a/%2e%2e/b', /dot/],
  ['/a/./b', /dot/],
  ['/.git/config', /dot/],
  ['/.env', /dot/],
  ['/a.', /dot/],
  ['/a%2Fb', /slash/],
  ['/a%5Cb', /backslash/],
  ['/a\\b', /backslash/],
  ['/%252e%252e/a', /twice/],
  ['/100%25', /twice/],
  ['/100%', /malformed/],
  ['/%E0%A4', /malformed/],
  ['/%00', /control/],
  ['/a%0D%0Ab', /control/],
  ['/a\u202Eb', /direction/],
  ['/a?b', /query/],
  ['/a%3Fb', /query/],
  ['/a#b', /query/],
  ['/a b', /white space/],
  ['/a%20b', /white space/],
  ['/a\u00A0b', /white space/],
  ['/a<b', /one of/],
  ['/a|b', /one of/],
  ['/a*', /one of/],
  ['/a\u200Db', /joiner/],
  ['/a\u200Bb', /invisible/],
  ['/\uD800', /malformed|invisible/],
  ['/con', /device/],
  ['/NUL.html', /device/],
  ['/a/com1', /device/],
  ['/a.html/b', /\.html/],
  ['/_assets/x.js', /reserved/],
  ['/_ASSETS', /reserved/],
  ['/404', /reserved/],
  ['/404.html', /reserved/],
  ['/sitemap.xml', /reserved/],
  ['/Robots.txt', /reserved/],
  ['/blog/feed.xml', /reserved/],
  ['/_headers', /reserved/],
  [`/${'क'.repeat(81)}`, /longer than 240/],
  [`/${'abcdefghi/'.repeat(110)}x`, /longer than 1024/],
];

test.each(refused)('%j is refused', (text, reason) => {
  expect(canonicaliseAddress(text)).toEqual({ reason: expect.stringMatching(reason) });
});

test('a segment of exactly the longest length is accepted', () => {
  expect(canonicaliseAddress(`/${'क'.repeat(80)}`)).toEqual({ address: `/${'क'.repeat(80)}` });
});

test.each([
  ['/', 'never', 'index.html', '/'],
  ['/a', 'never', 'a.html', '/a'],
  ['/a', 'always', 'a/index.html', '/a/'],
  ['/a.html', 'always', 'a.html', '/a.html'],
  ['/लेख', 'never', 'लेख.html', '/%E0%A4%B2%E0%A5%87%E0%A4%96'],
] as const)('%s with slashes %s is the file %s and the link %s', (address, trailingSlash, path, href) => {
  expect(outputPathOf(address, trailingSlash)).toBe(path);
  expect(hrefOfAddress(address, trailingSlash)).toBe(href);
});

describe('for any text', () => {
  const pieces = [
    '/',
    '..',
    '.',
    '%',
    '%2e',
    '%2f',
    '%25',
    '\\',
    'a',
    'क',
    '\u200d',
    ' ',
    '?',
    'con',
    '.html',
    'é',
    '\0',
  ];
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }).map((text) => `/${text}`),
    fc.array(fc.constantFrom(...pieces)).map((parts) => `/${parts.join('')}`),
    fc.webPath(),
  );

  test('the file never leaves the folder', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom('never' as const, 'always' as const), (text, trailingSlash) => {
        const canonical = canonicaliseAddress(text);
        if ('reason' in canonical) return;
        const path = outputPathOf(canonical.address, trailingSlash);
        expect(posix.resolve('/site', path)).toBe(`/site/${path}`);
        expect(path).not.toMatch(/[\\%?#\s]|^\/|\/\/|(^|\/)\./);
      }),
      { numRuns: 2000 },
    );
  });

  test('the canonical form, and the link to it, have that same form again', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const canonical = canonicaliseAddress(text);
        if ('reason' in canonical) return;
        expect(canonicaliseAddress(canonical.address)).toEqual(canonical);
        expect(canonicaliseAddress(hrefOfAddress(canonical.address, 'always'))).toEqual(canonical);
      }),
      { numRuns: 2000 },
    );
  });
});

test.each([
  ['/About', '/about'],
  ['/STRASSE', '/straße'],
  ['/about.html', '/about'],
])('%s and %s would be one file somewhere', (one, other) => {
  expect(collisionKeyOf(one, 'never')).toBe(collisionKeyOf(other, 'never'));
});
