import fc from 'fast-check';
import type { Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { sanitiseHtml } from '../../cli/plan/sanitise-html.ts';

const urls = {
  origin: 'https://www.example-ias.in',
  apiHost: 'https://api.example.com',
  trailingSlash: 'never',
} as const;
const words = { table: 'Table', playVideo: 'Play video' };
const clean = (html: string) => sanitiseHtml(html, { urls, words });

test.each([
  ['<h1>Big</h1><h2>Small</h2>', '<h2>Big</h2><h2>Small</h2>'],
  ['<p class="x" style="color:red" onclick="x()">t</p>', '<p>t</p>'],
  ['<p id="top">t</p><a href="#top">up</a>', '<p id="user-content-top">t</p><a href="#user-content-top">up</a>'],
  ['<a name="old">t</a>', '<a id="user-content-old">t</a>'],
  ['<a href="/about/">t</a>', '<a href="/about">t</a>'],
  ['<a href="javascript:x">t</a>', '<a>t</a>'],
  ['<a href="//evil.example">t</a>', '<a>t</a>'],
  [
    '<a href="https://other.example/">t</a>',
    '<a href="https://other.example/" target="_blank" rel="noopener noreferrer">t</a>',
  ],
  [
    '<img src="/a.png" onerror="x" width="4" height="3">',
    '<img src="https://api.example.com/a.png" alt="" width="4" height="3" loading="lazy" decoding="async">',
  ],
  ['<img src="data:image/png,x">t', 't'],
  ['a<script>b</script>c<style>d</style>e<template>f</template>g<noscript>h</noscript>i', 'acegi'],
  ['<form><label>Name <input name="x"></label><button>Go</button></form>', 'Name Go'],
  ['<marquee>wheel</marquee>', 'wheel'],
  ['<!-- secret -->t', 't'],
  ['<table><tr><td>1</td></tr></table>', '<table><tbody><tr><td>1</td></tr></tbody></table>'],
  ['<blockquote cite="javascript:x"><q>t</q></blockquote>', '<blockquote><q>t</q></blockquote>'],
  ['<pre><code class="language-js">a &lt; b</code></pre>', '<pre><code>a &#x3C; b</code></pre>'],
  ['<p>नमस्ते <b>दुनिया</b></p>', '<p>नमस्ते <b>दुनिया</b></p>'],
])('%s becomes %s', (html, expected) => {
  expect(clean(html)).toBe(expected);
});

test('a frame of YouTube becomes a facade with a link, other frames go', () => {
  const facade = clean('<iframe title="Lecture" src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>');
  expect(facade).toContain('<figure class="video-facade"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"');
  expect(facade).toContain('data-video-embed="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1"');
  expect(facade).toContain('Play video: Lecture');
  expect(clean(facade)).toBe(facade);
  expect(clean('a<iframe src="https://evil.example/"></iframe>b')).toBe('ab');
});

test('a player that does not belong to its link is taken away', () => {
  const html = '<a href="https://youtu.be/dQw4w9WgXcQ" data-video-embed="https://evil.example/">t</a>';
  expect(clean(html)).not.toContain('data-video-embed');
});

test('a wide table can be scrolled by keyboard, and is wrapped once', () => {
  const once = clean('<table><tr><td>1</td><td>2</td><td>3</td></tr></table>');
  expect(once).toMatch(/^<div class="table-scroll" tabindex="0" role="group" aria-label="Table"><table>/);
  expect(clean(once)).toBe(once);
});

const hostile = [
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<a href="jav&#x09;ascript:alert(1)">x</a>',
  '<a href="&#1;javascript:alert(1)">x</a>',
  '<a href=" data:text/html,<script>alert(1)</script>">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<object data="javascript:alert(1)"><a href=1><embed src=x></object>',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<base href="https://evil.example/">',
  '<link rel=stylesheet href="https://evil.example/x.css">',
  '<div style="background:url(javascript:alert(1))">x</div>',
  '<img name=body id=cookie src=/a.png><form name=forms id=location>',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<plaintext><img src=x onerror=alert(1)>',
  '<select><option><style></option></select><img src=x onerror=alert(1)></style>',
  '<table><caption><svg><desc><table><caption></table></desc><script>alert(1)</script>',
  '<p/onmouseover=alert(1)>x',
  '<img src="a.png" srcset="javascript:alert(1)">',
  '<a xlink:href="javascript:alert(1)">x</a>',
  '<a href=1><object><a href=2>x</object></a><pre>\n\n\nx</pre>',
  `${'<div>'.repeat(6000)}deep`,
  `${'<b><i>'.repeat(300)}deep</p>`,
];

const allowedAttributes =
  /^(href|id|title|lang|dir|src|alt|width|height|loading|decoding|target|rel|className|dataVideoEmbed|tabIndex|role|ariaLabel|start|reversed|type|value|span|colSpan|rowSpan|scope|abbr|dateTime)$/;

const expectHarmless = (html: string) => {
  const tree: Root = unified().use(rehypeParse, { fragment: true }).parse(html);
  visit(tree, 'element', ({ tagName, properties }) => {
    expect(tagName).not.toMatch(/^(script|style|iframe|svg|math|form|input|object|embed|base|meta|link|template)$/);
    for (const [name, value] of Object.entries(properties)) {
      expect(name).toMatch(allowedAttributes);
      if (name === 'href') expect(String(value)).toMatch(/^(https?:|mailto:|tel:|#|\/(?!\/))/);
      if (name === 'src') expect(String(value)).toMatch(/^https?:/);
      if (name === 'id') expect(String(value)).toMatch(/^user-content-/);
    }
  });
};

test.each(hostile)('nothing in %j can run, and cleaning again changes nothing', (html) => {
  const once = clean(html);
  expectHarmless(once);
  expect(clean(once)).toBe(once);
});

test('that holds for any mixture', () => {
  const tags = [
    'a',
    'b',
    'p',
    'div',
    'table',
    'tr',
    'td',
    'svg',
    'style',
    'script',
    'math',
    'form',
    'select',
    'pre',
    'object',
    'h1',
    'ul',
    'li',
    'figure',
    'img',
    'iframe',
    'template',
    'title',
    'br',
    'caption',
  ];
  const piece = fc.oneof(
    fc.constantFrom(...tags).map((tag) => `<${tag}>`),
    fc.constantFrom(...tags).map((tag) => `</${tag}>`),
    fc.constantFrom(
      'x',
      '\n',
      '<!--',
      '-->',
      '"',
      "'",
      '&lt;',
      '<img src=x onerror=1>',
      '<a href="javascript:1" id=y name=z>',
      '<td id=y>',
      ']]>',
      '<![CDATA[',
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (parts) => {
      const once = clean(parts.join(''));
      expectHarmless(once);
      expect(clean(once)).toBe(once);
    }),
    { numRuns: 1500 },
  );
});

test('ten thousand unclosed tags do not fail, and their text stays', () => {
  expect(clean(`${'<blockquote>'.repeat(20_000)}text`)).toContain('text');
});
