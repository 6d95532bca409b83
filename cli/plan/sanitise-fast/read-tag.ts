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

/** Reads the start tag at a `<`; undefined when there is none, or one written in an unusual way. */
export function readStartTag(html: string, at: number): StartTag | undefined {
  tagName.lastIndex = at + 1;
  const name = tagName.exec(html)?.[0];
  if (name === undefined) return undefined;
  let end = tagName.lastIndex;
  const attributes: RawAttribute[] = [];
  if (html[end] !== '>') {
    attribute.lastIndex = end;
    for (let found = attribute.exec(html); found; found = attribute.exec(html)) {
      attributes.push({ name: (found[1] ?? '').toLowerCase(), value: found[2] ?? found[3] ?? found[4] ?? '' });
      end = attribute.lastIndex;
    }
  }
  tagEnd.lastIndex = end;
  const closing = tagEnd.exec(html);
  if (!closing) return undefined;
  return { name: name.toLowerCase(), attributes, isClosed: closing[1] === '/', end: tagEnd.lastIndex };
}

/** Reads the end tag at a `<`. */
export function readEndTag(html: string, at: number): { readonly name: string; readonly end: number } | undefined {
  endTag.lastIndex = at;
  const name = endTag.exec(html)?.[1];
  return name === undefined ? undefined : { name: name.toLowerCase(), end: endTag.lastIndex };
}

/** Gives where the comment at a `<!` ends; undefined for what is none, or one that parsers might end elsewhere. */
export function skipComment(html: string, at: number): number | undefined {
  if (!html.startsWith('<!--', at)) return undefined;
  const end = html.indexOf('--', at + 4);
  const isPlain = end !== -1 && html[end + 2] === '>' && html[at + 4] !== '>' && !html.startsWith('->', at + 4);
  return isPlain ? end + 3 : undefined;
}
