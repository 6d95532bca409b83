import type { Root } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { htmlSchema } from './html-schema.ts';
import { finishElements, type HtmlContext, replaceFrames } from './html-transforms.ts';
import { sanitiseFast } from './sanitise-fast/sanitise-fast.ts';

const parser = unified().use(rehypeParse, { fragment: true }).freeze();
const cleaner = unified().use(rehypeSanitize, htmlSchema).freeze();
const printer = unified().use(rehypeStringify).freeze();

/** Elements taken out of odd places can parse differently once more; after this many passes the text alone is kept. */
const maxPasses = 5;

/**
 * Gives CMS HTML by an allow-list (contract, section 4), in a form that the same function leaves as it is: what a
 * browser builds from it is what was checked.
 */
export function sanitiseHtml(html: string, context: HtmlContext): string {
  return sanitiseFast(html, context) ?? sanitiseFully(html, context);
}

/** The same without the short way: parses, cleans and prints until nothing changes any more. */
export function sanitiseFully(html: string, context: HtmlContext): string {
  let current = html;
  try {
    for (let pass = 0; pass < maxPasses; pass += 1) {
      const next = sanitiseOnce(current, context);
      if (next === current) return next;
      current = next;
    }
  } catch (error) {
    // Thousands of nested elements exhaust the stack; that is the CMS's mistake, not a reason to fail the run.
    if (!(error instanceof RangeError)) throw error;
  }
  return keepText(current);
}

const sanitiseOnce = (html: string, context: HtmlContext): string => {
  const tree: Root = parser.parse(html);
  replaceFrames(tree, context);
  const clean = cleaner.runSync(tree);
  finishElements(clean, context);
  return printer.stringify(clean);
};

const keepText = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/</g, '&lt;')
    .replace(/\s+/g, ' ')
    .trim();
