import fc from 'fast-check';

/** HTML as editors of content systems write it, in any mixture. */

const words = [
  'Polity',
  'and',
  'the',
  'Ganga',
  'plain',
  'उत्तर',
  'प्रदेश',
  'answer',
  '2026',
  'a > b',
  '“quoted”',
  "don't",
  '😀',
];
const references = ['&amp;', '&nbsp;', '&#8217;', '&hellip;', '&lt;', '&gt;', '&quot;', '&#038;', '&#x2013;', ' & '];

const text: fc.Arbitrary<string> = fc
  .array(fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...words) }, fc.constantFrom(...references)), {
    minLength: 1,
    maxLength: 6,
  })
  .map((parts) => parts.join(' '));

const hrefs = [
  '/blog',
  '/blog/',
  '/Courses/IAS?x=1&amp;y=2',
  'https://www.example-ias.in/about',
  'https://other.example/a?b=1',
  'mailto:office@example.com',
  'tel:9876543210',
  '#part',
  'contact',
  'javascript:alert(1)',
  '/सामग्री',
  'http://Example.com',
  '',
];
const pictures = ['/media/a.svg', 'https://cdn.example/x.jpg', 'media/b c.png', '//cdn.example/p.png'];

const quoted = (name: string, values: readonly string[]) =>
  fc.constantFrom(...values).chain((value) => fc.constantFrom(`${name}="${value}"`, `${name}='${value}'`));

const common = fc.oneof(
  quoted('class', ['wp-block', 'alignleft size-full', '']),
  quoted('style', ['text-align: center', 'color:red;']),
  quoted('id', ['part', 'two words', 'user-content-part', 'अ']),
  quoted('title', ['A title', 'Tom &amp; Jerry', 'it&#39;s `x`']),
  quoted('lang', ['hi', 'en']),
  quoted('dir', ['ltr', 'sideways']),
  quoted('data-id', ['1']),
  fc.constantFrom('hidden', 'align=left', 'DATA-X="y"'),
);

const attributes = (own: fc.Arbitrary<string>) =>
  fc
    .uniqueArray(fc.oneof(own, common), { maxLength: 3, selector: (one) => one.split('=')[0]?.toLowerCase() })
    .map((list) => list.map((one) => ` ${one}`).join(''));

const element = (name: string, content: fc.Arbitrary<string>, own: fc.Arbitrary<string> = common) =>
  fc.tuple(attributes(own), content).map(([list, inner]) => `<${name}${list}>${inner}</${name}>`);

const picture = fc
  .tuple(
    quoted('src', pictures),
    attributes(
      fc.oneof(quoted('alt', ['', 'A map']), quoted('width', ['640', 'auto', '100%']), quoted('height', ['480', ''])),
    ),
    fc.constantFrom('', ' /', '/'),
  )
  .map(([src, list, end]) => `<img ${src}${list}${end}>`);

const join = (part: fc.Arbitrary<string>, maxLength = 4, between = '') =>
  fc.array(part, { minLength: 1, maxLength }).map((parts) => parts.join(between));

const { flow, phrases } = fc.letrec<{ phrase: string; phrases: string; block: string; flow: string }>((tie) => ({
  phrase: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    { weight: 5, arbitrary: text },
    fc.constantFrom('<br>', '<br />', '<BR/>', '<wbr>', '<!-- more -->'),
    picture,
    ...['strong', 'em', 'b', 'i', 'span', 'code', 'sup', 'mark', 'STRONG'].map((name) => element(name, tie('phrases'))),
    element('a', text, fc.oneof(quoted('href', hrefs), quoted('target', ['_blank']), quoted('name', ['old']))),
  ),
  phrases: join(tie('phrase')),
  block: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    { weight: 4, arbitrary: element('p', tie('phrases')) },
    ...['h1', 'h2', 'h3', 'H4'].map((name) => element(name, tie('phrases'))),
    ...['div', 'blockquote', 'figure', 'li-holder'].map((name) =>
      name === 'li-holder' ? element('ul', join(element('li', tie('flow')), 3, '\n')) : element(name, tie('flow')),
    ),
    element('ol', join(element('li', tie('phrases'), quoted('value', ['3']))), quoted('start', ['2', '10'])),
    element(
      'dl',
      join(fc.tuple(element('dt', tie('phrases')), element('dd', tie('flow'))).map((pair) => pair.join(''))),
    ),
    element(
      'pre',
      fc.tuple(fc.constantFrom('', '\n', '\n\n'), tie('phrases')).map((parts) => parts.join('')),
    ),
    fc.constantFrom('<hr>', '<hr class="x" />', '\n'),
    table(tie('phrases')),
  ),
  flow: fc.oneof(join(tie('block'), 4, '\n'), tie('phrases')),
}));

function table(content: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const cell = (name: string) => element(name, content, fc.oneof(quoted('colspan', ['2']), quoted('width', ['10%'])));
  const rows = (name: string) => join(element('tr', join(cell(name))), 3, '\n');
  return fc
    .tuple(attributes(common), fc.option(element('caption', content)), fc.option(rows('th')), rows('td'))
    .map(([list, caption, head, body]) =>
      [
        `<table${list}>`,
        caption ?? '',
        head === null ? '' : `<thead>${head}</thead>`,
        `<tbody>${body}</tbody></table>`,
      ].join('\n'),
    );
}

/** A whole fragment: blocks as an editor puts them under one another, or a line of text. */
export const benignHtml: fc.Arbitrary<string> = fc.oneof({ weight: 6, arbitrary: flow }, phrases);

/** Pieces that upset parsers. */
const upsetting = [
  ...['<', '>', '</', '/>', '"', "'", '&', '=', '<!--', '-->', '<!', '<?', '\0', '\r\n', '\f', '\t', '\uFEFF', ' '],
  ...['</p>', '<p>', '</div>', '<div>', '<b>', '</b>', '<a href="/x">', '</a>', '<table>', '<tr>', '<td>', '</table>'],
  ...[
    '<svg>',
    '<math>',
    '<script>',
    '</script>',
    '<style>',
    '<template>',
    '<select>',
    '<li>',
    '</li>',
    '<h1>',
    '<pre>\n',
  ],
  ...[
    '<img src=x onerror=alert(1)>',
    '<img src="javascript:alert(1)">',
    'onclick="x()"',
    ' id=a id=b ',
    '&copy',
    '&lt',
  ],
  ...[
    '<p',
    ' class="video-facade"',
    ' class=table-scroll',
    '<iframe src="https://youtu.be/abcdefgh"></iframe>',
    '\uD83D',
  ],
];

/** The same with damage: pieces cut out, doubled, moved, or put in. */
export const mutatedHtml: fc.Arbitrary<string> = fc
  .tuple(
    benignHtml,
    fc.array(
      fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(6), fc.constantFrom(...upsetting), fc.nat(2)),
      {
        minLength: 1,
        maxLength: 3,
      },
    ),
  )
  .map(([html, damages]) =>
    damages.reduce((current, [where, length, piece, kind]) => {
      const at = Math.floor(where * current.length);
      if (kind === 0) return current.slice(0, at) + piece + current.slice(at);
      if (kind === 1) return current.slice(0, at) + current.slice(at + length);
      return current.slice(0, at) + current.slice(at, at + length) + current.slice(at);
    }, html),
  );

/** Any heap of tags and pieces. */
export const tagSoup: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc.constantFrom(...upsetting),
      fc
        .constantFrom(
          'p',
          'a',
          'b',
          'ul',
          'li',
          'dl',
          'dt',
          'dd',
          'table',
          'tbody',
          'tr',
          'td',
          'h2',
          'pre',
          'span',
          'col',
        )
        .chain((name) => fc.constantFrom(`<${name}>`, `</${name}>`, `<${name}>x</${name}>`)),
      text,
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

const anyNames = [
  ...[
    'p',
    'span',
    'b',
    'a',
    'em',
    'code',
    'h2',
    'div',
    'blockquote',
    'pre',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'figure',
  ],
  ...['table', 'caption', 'colgroup', 'thead', 'tbody', 'tr', 'td', 'th', 'ruby', 'rt', 'section', 'button'],
];

/** Elements inside elements, each ended where it stands, but without regard to what may stand where. */
export const misplacedHtml: fc.Arbitrary<string> = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 5, depthSize: 'medium' },
    fc.constantFrom('x', ' ', '\n', '<br>', '<hr>', '<col>', '<!-- c -->'),
    fc
      .tuple(fc.constantFrom(...anyNames), fc.array(tie('node'), { minLength: 1, maxLength: 3 }))
      .map(([name, parts]) => `<${name}>${parts.join('')}</${name}>`),
  ),
})).node;
