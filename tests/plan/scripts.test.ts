import { expect, test } from 'vitest';
import { makeConfig, plan } from './make-source.ts';

const inline = 'window.x = 1';
const hash = 'sha256-Bv1xn5fRAvrEhqFs5uSyS5lh6xLQXvHRChLwZEH8YhA=';
const external = { attributes: { src: 'https://tags.example/t.js', async: true, defer: false, 'data-n': 3, x: null } };

const allow = (script: readonly unknown[], list: 'all' | string[] = 'all') =>
  plan({ website: { script } }, makeConfig({ scripts: { allow: list } }));

test('all scripts stand in order, attributes as text, bare, or not at all', () => {
  expect(allow([external, { innerHTML: inline }]).scripts).toEqual([
    {
      attributes: [
        ['src', 'https://tags.example/t.js'],
        ['async', true],
        ['data-n', '3'],
      ],
      text: '',
    },
    { attributes: [], text: inline },
  ]);
});

test('a list lets scripts in by origin or by digest, and names what would let in the others', () => {
  const site = allow([external, { innerHTML: inline }], []);
  expect(site.scripts).toEqual([]);
  expect(site.warnings.map(({ code }) => code)).toEqual(['SCRIPT_LEFT_OUT', 'SCRIPT_LEFT_OUT']);
  expect(site.warnings[0]?.message).toContain('"https://tags.example"');
  const named = /"(sha256-[^"]+)"/.exec(site.warnings[1]?.message ?? '')?.[1] ?? '';
  expect(named).toMatch(/^sha256-[A-Za-z0-9+/]{43}=$/);
  const allowed = allow([external, { innerHTML: inline }], ['https://tags.example', named]);
  expect(allowed.scripts).toHaveLength(2);
  expect(allowed.warnings).toEqual([]);
});

test.each([
  ['another origin', { attributes: { src: 'https://evil.example/t.js' } }],
  ['a look-alike', { attributes: { src: 'https://tags.example.evil.example/t.js' } }],
  ['the second of two src', { attributes: { SRC: 'https://evil.example/', src: 'https://tags.example/' } }],
  ['data', { attributes: { src: 'data:text/javascript,1' } }],
  ['no address', { attributes: { src: true } }],
  ['a handler', { attributes: { src: 'https://tags.example/', onload: 'x()' } }],
  ['changed text', { innerHTML: `${inline} ` }],
])('a list keeps out %s', (_, script) => {
  const site = allow([script], ['https://tags.example', hash]);
  expect(site.scripts).toEqual([]);
  expect(site.warnings).toHaveLength(1);
});

test.each([
  { innerHTML: 'a</script><b>' },
  { innerHTML: 'x <!-- y' },
  { attributes: { 'a b': '1' } },
  { attributes: { 'x>': '1' }, innerHTML: 'y' },
])('%j is left out even where all are allowed', (script) => {
  const site = allow([script]);
  expect(site.scripts).toEqual([]);
  expect(site.warnings).toEqual([expect.objectContaining({ code: 'SCRIPT_LEFT_OUT' })]);
});
