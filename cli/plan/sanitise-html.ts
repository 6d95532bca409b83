import { createRequire } from 'node:module';
import type { Root } from 'hast';
import { htmlSchema } from './html-schema.ts';
import { finishElements, type HtmlContext, replaceFrames } from './html-transforms.ts';
import { sanitiseFast } from './sanitise-fast/sanitise-fast.ts';

const require = createRequire(import.meta.url);

/** Parser, cleaner and printer. Loading them takes longer than a run in which nothing changed, so most runs never do. */
function loadProcessors() {
  const { unified } = require('unified') as typeof import('unified');
  const pluginOf = <Module>(name: string) => (require(name) as { readonly default: Module }).default;
  const parse = pluginOf<typeof import('rehype-parse').default>('rehype-parse');
  const sanitise = pluginOf<typeof import('rehype-sanitize').default>('rehype-sanitize');
  const stringify = pluginOf<typeof import('rehype-stringify').default>('rehype-stringify');
  return {
    parser: unified().use(parse, { fragment: true }).freeze(),
    cleaner: unified().use(sanitise, htmlSchema).freeze(),
    printer: unified().use(stringify).freeze(),
  };
}

let processors: ReturnType<typeof loadProcessors> | undefined;

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
  processors ??= loadProcessors();
  const { parser, cleaner, printer } = processors;
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
