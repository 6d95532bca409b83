import { type HtmlContext, tableBoxProperties, wideColumns } from '../html-transforms.ts';
import { escapeText, resolveReferences } from './character-references.ts';
import { type ElementRule, elementRules } from './element-rules.ts';
import { readEndTag, readStartTag, type StartTag, skipComment } from './read-tag.ts';
import { type TagScope, writeAttributes, writeStartTag } from './write-start-tag.ts';

/**
 * Gives what the full pipeline would give, byte for byte, for HTML that one scan can vouch for: only allowed elements,
 * each ended where it stands, nested so that no parser moves anything. Undefined for everything else, which is no
 * verdict: the full pipeline has to judge it.
 */
export function sanitiseFast(html: string, context: HtmlContext): string | undefined {
  const source = html.includes('\r') ? html.replace(/\r\n?/g, '\n') : html;
  if (controlCharacter.test(source)) return undefined;
  const scan = new FragmentScan(source, context);
  return scan.run() ? scan.output() : undefined;
}

/** Characters that a parser replaces, drops or treats as white space that this scan does not know. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controlCharacter = /[\0-\x08\x0B-\x1F\uFEFF]/;

/** Deeper nesting is left to the full pipeline. */
const maxDepth = 100;

interface OpenElement {
  readonly name: string;
  readonly rule: ElementRule;
  /** Pieces of output before its start tag. */
  readonly firstPiece: number;
  /** Element children so far: of a row, its cells. */
  children: number;
  /** Most cells in a row, of all rows inside. */
  widestRow: number;
}

/** One pass over a fragment. Unchanged stretches of the source are taken over whole. */
class FragmentScan {
  readonly #html: string;
  readonly #scope: TagScope;
  readonly #open: OpenElement[] = [];
  readonly #pieces: string[] = [];
  /** Source up to here is in the pieces. */
  #taken = 0;
  #nextReference = -1;
  #paragraphs = 0;
  #links = 0;
  #tables = 0;

  constructor(html: string, context: HtmlContext) {
    this.#html = html;
    this.#scope = { context, ids: new Set() };
  }

  /** Scans to the end; false as soon as something is not plain. */
  run(): boolean {
    const html = this.#html;
    let at = 0;
    for (;;) {
      const next = html.indexOf('<', at);
      const end = next === -1 ? html.length : next;
      if (end > at && !this.#takeText(at, end)) return false;
      if (next === -1) return this.#open.length === 0;
      const after = this.#takeTag(next);
      if (after === undefined) return false;
      at = after;
    }
  }

  output(): string {
    this.#replace(this.#html.length, this.#html.length, '');
    return this.#pieces.join('');
  }

  /** Puts a text in place of a stretch of the source. */
  #replace(from: number, to: number, text: string): void {
    if (from > this.#taken) this.#pieces.push(this.#html.slice(this.#taken, from));
    if (text !== '') this.#pieces.push(text);
    this.#taken = to;
  }

  #takeText(from: number, to: number): boolean {
    const holdsText = !this.#open.at(-1)?.rule.onlyChildren;
    if (holdsText && !this.#hasReference(from, to)) return true;
    const text = this.#html.slice(from, to);
    if (!holdsText && /[^ \t\n]/.test(text)) return false;
    const resolved = resolveReferences(text);
    if (resolved === undefined) return false;
    const written = escapeText(resolved);
    if (written !== text) this.#replace(from, to, written);
    return true;
  }

  /** Whether an ampersand stands in a stretch; stretches are asked about from left to right. */
  #hasReference(from: number, to: number): boolean {
    if (this.#nextReference < from) {
      const found = this.#html.indexOf('&', from);
      this.#nextReference = found === -1 ? this.#html.length : found;
    }
    return this.#nextReference < to;
  }

  #takeTag(at: number): number | undefined {
    const mark = this.#html[at + 1];
    if (mark === '/') return this.#takeEnd(at);
    return mark === '!' ? this.#dropComment(at) : this.#takeStart(at);
  }

  #dropComment(at: number): number | undefined {
    const end = skipComment(this.#html, at);
    // Behind it a line break that begins `pre` would not look like one.
    if (end === undefined || this.#open.at(-1)?.name === 'pre') return undefined;
    this.#replace(at, end, '');
    return end;
  }

  #takeStart(at: number): number | undefined {
    const tag = readStartTag(this.#html, at);
    const rule = tag && elementRules.get(tag.name);
    if (!rule || !this.#mayStand(tag, rule)) return undefined;
    const written = writeStartTag(tag, this.#scope);
    if (written === undefined) return undefined;
    // Unchanged tags stay part of the stretch around them, but a table may yet need a box before it.
    const length = tag.end - at;
    if (tag.name === 'table') this.#replace(at, at, '');
    const firstPiece = this.#pieces.length;
    if (length !== written.length || !this.#html.startsWith(written, at)) this.#replace(at, tag.end, written);
    const parent = this.#open.at(-1);
    if (parent) parent.children += 1;
    if (rule.isVoid) return tag.end;
    this.#count(tag.name, 1);
    this.#open.push({ name: tag.name, rule, firstPiece, children: 0, widestRow: 0 });
    return tag.name === 'pre' ? this.#skipLineBreaks(tag.end) : tag.end;
  }

  /** Whether every parser leaves the element where its tag stands. */
  #mayStand({ name, isClosed }: StartTag, rule: ElementRule): boolean {
    const parent = this.#open.at(-1);
    if (isClosed && !rule.isVoid) return false;
    if (rule.parents && !(parent && rule.parents.includes(parent.name))) return false;
    if (parent?.rule.onlyChildren && !parent.rule.onlyChildren.includes(name)) return false;
    if (rule.endsParagraph && (this.#paragraphs > 0 || parent?.rule.holdsPhrases)) return false;
    if (name === 'a' && this.#links > 0) return false;
    return this.#open.length < maxDepth;
  }

  #count(name: string, change: 1 | -1): void {
    if (name === 'p') this.#paragraphs += change;
    else if (name === 'a') this.#links += change;
    else if (name === 'table') this.#tables += change;
  }

  /** The first line break of `pre` is dropped by parsers, and those after it by the pipeline. */
  #skipLineBreaks(at: number): number {
    let end = at;
    while (this.#html[end] === '\n') end += 1;
    if (end > at) this.#replace(at, end, '');
    return end;
  }

  #takeEnd(at: number): number | undefined {
    const element = this.#open.pop();
    const tag = element && readEndTag(this.#html, at, element.name);
    if (!tag) return undefined;
    const { name, end } = tag;
    if (!tag.isPlain || name === 'h1') this.#replace(at, end, `</${name === 'h1' ? 'h2' : name}>`);
    this.#count(name, -1);
    this.#noteWidth(element);
    // Tables inside tables get no box of their own.
    if (name === 'table' && this.#tables === 0 && element.widestRow >= wideColumns) this.#boxTable(element, end);
    return end;
  }

  /** Hands the widest row on to the element around. */
  #noteWidth({ name, children, widestRow }: OpenElement): void {
    const parent = this.#open.at(-1);
    if (parent) parent.widestRow = Math.max(parent.widestRow, widestRow, name === 'tr' ? children : 0);
  }

  #boxTable({ firstPiece }: OpenElement, end: number): void {
    this.#replace(end, end, '</div>');
    const { words } = this.#scope.context;
    this.#pieces.splice(firstPiece, 0, `<div${writeAttributes(tableBoxProperties(words))}>`);
  }
}
