/** A start tag as it stands in the source; values are not yet resolved. */
export interface StartTag {
  /** In lower case. */
  readonly name: string;
  readonly attributes: readonly RawAttribute[];
  /** Ends with `/>`. */
  readonly isClosed: boolean;
  /** Where the text after it begins. */
  readonly end: number;
}
export interface RawAttribute {
  /** In lower case. */
  readonly name: string;
  readonly value: string;
}

const tagName = /[a-zA-Z][a-zA-Z\d]*/y;
/** White space, a name, and a value if there is one: quoted either way, or bare and without anything doubtful. */
const attribute = /[ \t\n]+([a-zA-Z][\w:.-]*)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?(?=[ \t\n>/])/y;
const tagEnd = /[ \t\n]*(\/?)>/y;
const endTag = /<\/([a-zA-Z][a-zA-Z\d]*)[ \t\n]*>/y;

const noAttributes: readonly RawAttribute[] = [];

/** Reads the start tag at a `<`; undefined when there is none, or one written in an unusual way. */
export function readStartTag(html: string, at: number): StartTag | undefined {
  tagName.lastIndex = at + 1;
  const name = tagName.exec(html)?.[0];
  if (name === undefined) return undefined;
  let end = tagName.lastIndex;
  if (html[end] === '>') return { name: name.toLowerCase(), attributes: noAttributes, isClosed: false, end: end + 1 };
  const attributes: RawAttribute[] = [];
  attribute.lastIndex = end;
  for (let found = attribute.exec(html); found; found = attribute.exec(html)) {
    attributes.push({ name: (found[1] ?? '').toLowerCase(), value: found[2] ?? found[3] ?? found[4] ?? '' });
    end = attribute.lastIndex;
  }
  tagEnd.lastIndex = end;
  const closing = tagEnd.exec(html);
  if (!closing) return undefined;
  return { name: name.toLowerCase(), attributes, isClosed: closing[1] === '/', end: tagEnd.lastIndex };
}

/** An end tag as it stands in the source. */
export interface EndTag {
  readonly name: string;
  /** Where the text after it begins. */
  readonly end: number;
  /** Written in lower case and without white space. */
  readonly isPlain: boolean;
}

/** Reads the end tag of an element at a `<`; undefined when it is another's, or none. */
export function readEndTag(html: string, at: number, name: string): EndTag | undefined {
  const plainEnd = at + name.length + 2;
  if (html[plainEnd] === '>' && html.startsWith(name, at + 2)) return { name, end: plainEnd + 1, isPlain: true };
  endTag.lastIndex = at;
  const found = endTag.exec(html)?.[1]?.toLowerCase();
  return found === name ? { name, end: endTag.lastIndex, isPlain: false } : undefined;
}

/** Gives where the comment at a `<!` ends; undefined for what is none, or one that parsers might end elsewhere. */
export function skipComment(html: string, at: number): number | undefined {
  if (!html.startsWith('<!--', at)) return undefined;
  const end = html.indexOf('--', at + 4);
  const isPlain = end !== -1 && html[end + 2] === '>' && html[at + 4] !== '>' && !html.startsWith('->', at + 4);
  return isPlain ? end + 3 : undefined;
}
