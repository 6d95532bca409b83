/** Named references that content really uses; their meaning never depends on what follows the semicolon. */
const namedReferences: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00A0'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['hellip', '…'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['bull', '•'],
  ['copy', '©'],
  ['rarr', '→'],
  ['times', '×'],
]);

/** An ampersand and all that might belong to it. */
const reference = /&(?:#(\d{1,7});|#[xX]([\da-fA-F]{1,6});|([a-zA-Z]+);|(?![\w#]))/y;

/**
 * Resolves the references of a text or an attribute value; undefined when one is not among those that every parser
 * reads alike.
 */
export function resolveReferences(text: string): string | undefined {
  let resolved = '';
  let done = 0;
  for (let at = text.indexOf('&'); at !== -1; at = text.indexOf('&', done)) {
    reference.lastIndex = at;
    const match = reference.exec(text);
    if (!match) return undefined;
    const character = readReference(match);
    if (character === undefined) return undefined;
    resolved += text.slice(done, at) + character;
    done = reference.lastIndex;
  }
  return resolved + text.slice(done);
}

const readReference = ([, decimal, hexadecimal, name]: RegExpExecArray): string | undefined => {
  if (name !== undefined) return namedReferences.get(name);
  const digits = decimal ?? hexadecimal;
  if (digits === undefined) return '&';
  const code = Number.parseInt(digits, decimal === undefined ? 16 : 10);
  return isPlain(code) ? String.fromCodePoint(code) : undefined;
};

/** Characters that mean themselves: no control, no half of a pair, and none that a parser puts another in place of. */
const isPlain = (code: number): boolean =>
  (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code < 0xd800) || (code >= 0xe000 && code <= 0x10ffff);

/** Escapes resolved text as the full printer does. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&#x26;').replaceAll('<', '&#x3C;');
}

const attributeEscapes: Readonly<Record<string, string>> = {
  '"': '&#x22;',
  '&': '&#x26;',
  "'": '&#x27;',
  '`': '&#x60;',
};

/** Escapes a resolved attribute value as the full printer does. */
export function escapeAttribute(value: string): string {
  return value.replace(/["&'`]/g, (character) => attributeEscapes[character] ?? character);
}
