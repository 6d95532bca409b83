import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sanitiseFast } from '../../cli/plan/sanitise-fast/sanitise-fast.ts';
import { sanitiseFully } from '../../cli/plan/sanitise-html.ts';
import { writeGeneratedPost } from '../../cli/sandbox/generated-posts.ts';
import { loadSampleContent } from '../../cli/sandbox/sample-content/load-sample-content.ts';
import { writePost } from '../bench/bench-content.ts';
import { benignHtml, misplacedHtml, mutatedHtml, tagSoup } from './benign-html.ts';

const context = {
  urls: { origin: 'https://www.example-ias.in', apiHost: 'https://api.example.com', trailingSlash: 'never' },
  words: { table: 'Table', playVideo: 'Play video' },
} as const;
const fast = (html: string) => sanitiseFast(html, context);
const full = (html: string) => sanitiseFully(html, context);

const expectEqual = (html: string) => {
  const answer = fast(html);
  if (answer !== undefined) expect({ html, answer }).toEqual({ html, answer: full(html) });
};

/** Enough to meet the rare ones, and quick; FUZZ_RUNS asks for more. */
const numRuns = Number(process.env.FUZZ_RUNS ?? 1500);

test('what the short way gives for benign HTML is what the full way gives, and it answers nearly always', () => {
  let asked = 0;
  let answered = 0;
  fc.assert(
    fc.property(benignHtml, (html) => {
      asked += 1;
      if (fast(html) !== undefined) answered += 1;
      expectEqual(html);
    }),
    { numRuns },
  );
  expect(answered / asked).toBeGreaterThanOrEqual(0.95);
});

test('the same holds for damaged HTML', () => {
  fc.assert(fc.property(mutatedHtml, expectEqual), { numRuns });
});

test('and for any heap of tags', () => {
  fc.assert(fc.property(tagSoup, expectEqual), { numRuns });
});

test('and for elements that stand where they may not', () => {
  fc.assert(fc.property(misplacedHtml, expectEqual), { numRuns: numRuns * 4 });
});

test('the posts of the sandbox and of the benchmark all go the short way', () => {
  for (let index = 0; index < 40; index += 1) {
    for (const post of [writeGeneratedPost(index * 7), writePost(index * 7, { posts: 1, menuEdition: 1 })]) {
      const { html } = post as { readonly html: string };
      expect(fast(html)).toBe(full(html));
    }
  }
});

test('the sample content mostly goes the short way', () => {
  const { collections } = loadSampleContent();
  const texts = Object.values(collections).flatMap((list) =>
    list.flatMap(({ html }) => (typeof html === 'string' ? [html] : [])),
  );
  const answers = texts.map(fast);
  for (const [index, answer] of answers.entries())
    if (answer !== undefined) expect(answer).toBe(full(texts[index] ?? ''));
  expect(answers.filter((answer) => answer !== undefined).length / texts.length).toBeGreaterThan(0.9);
});

test.each([
  '<p>a<p>b',
  '<p><div>x</div></p>',
  '<b><p>x</b></p>',
  '<a href="/x"><a href="/y">x</a></a>',
  '<table><p>x</p></table>',
  '<table><tr><td>x</td></tr></table>',
  '<td>x</td>',
  '<div><li>x</li></div>',
  '<h2><h3>x</h3></h2>',
  '<p/>x',
  '<script>x</script>',
  '<svg></svg>',
  '<p id=a id=b>x</p>',
  '<p title="&copy">x</p>',
  '<p>a &amp b</p>',
  '<p>\0</p>',
  '<img src="javascript:x">',
  '<div class="table-scroll">x</div>',
  '<pre><!-- x -->\ny</pre>',
  '<p>unended',
  'x</p>',
  '<ruby>a<rt>b</ruby>',
  '<!DOCTYPE html>',
  `${'<div>'.repeat(500)}${'</div>'.repeat(500)}`,
])('%s is left to the full way', (html) => {
  expect(fast(html)).toBeUndefined();
});

test('a long fragment without an end takes no time to be given up', () => {
  for (const piece of ['<a ', '<!--', '<p title="', "<p a='", '&#', '<p x=', '</p ']) {
    const startedAt = performance.now();
    fast(piece.repeat(100_000));
    expect(performance.now() - startedAt).toBeLessThan(500);
  }
});
