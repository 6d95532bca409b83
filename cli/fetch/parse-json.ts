import { isUtf8 } from 'node:buffer';
import { limits } from '../../config/limits.ts';

/** Either the value, or plain words why there is none. */
export type ParsedJson = { readonly value: unknown } | { readonly reason: string };

/**
 * Reads JSON strictly: valid UTF-8 (a byte order mark is tolerated), valid JSON, not nested beyond
 * `limits.jsonMaxDepth`. Keys named `__proto__` are dropped. `contentType` only goes into the reason.
 */
export function parseJson(bytes: Buffer, contentType = ''): ParsedJson {
  const fault = findTextFault(bytes);
  if (fault !== undefined) return { reason: fault };
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  try {
    return { value: mayHoldPrototypeKey(text) ? JSON.parse(text, dropPrototypeKeys) : JSON.parse(text) };
  } catch (error) {
    return { reason: explainSyntaxError({ text, error, contentType }) };
  }
}

/** What speaks against a text before it is parsed. */
export function findTextFault(bytes: Buffer): string | undefined {
  if (!isUtf8(bytes)) return 'text that is not valid UTF-8';
  return isTooDeep(bytes) ? `JSON nested deeper than ${limits.jsonMaxDepth} levels` : undefined;
}

/** True when a text has to be parsed with `dropPrototypeKeys`. */
export function mayHoldPrototypeKey(text: string): boolean {
  // The escaped forms of "_" may spell the key as well.
  return /__proto__|\\u005f/i.test(text);
}

/** For `JSON.parse`: leaves out what would be a prototype. */
export function dropPrototypeKeys(this: unknown, key: string, value: unknown): unknown {
  return key === '__proto__' ? undefined : value;
}

const quote = 0x22;
const backslash = 0x5c;

/** Counts brackets before anything is built of them: the parser itself would go millions deep. */
function isTooDeep(bytes: Buffer): boolean {
  let depth = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === quote) at = findStringEnd(bytes, at);
    else if (byte === 0x5b || byte === 0x7b) {
      depth += 1;
      if (depth > limits.jsonMaxDepth) return true;
    } else if (byte === 0x5d || byte === 0x7d) depth -= 1;
  }
  return false;
}

/** Place of the quotation mark that ends the string beginning here; the end of the text when it has none. */
export function findStringEnd(bytes: Buffer, start: number): number {
  for (let end = bytes.indexOf(quote, start + 1); end !== -1; end = bytes.indexOf(quote, end + 1)) {
    let slashes = 0;
    while (bytes[end - 1 - slashes] === backslash) slashes += 1;
    if (slashes % 2 === 0) return end;
  }
  return bytes.length;
}

function explainSyntaxError(facts: { text: string; error: unknown; contentType: string }): string {
  const { text, error, contentType } = facts;
  if (text.trim() === '') return 'an empty answer instead of JSON';
  const type = contentType === '' ? '' : ` (content type ${contentType.slice(0, 60)})`;
  if (/^\s*<(!doctype\s+html|html|head|body)/i.test(text)) return `an HTML page instead of JSON${type}`;
  const message = error instanceof Error ? error.message : '';
  const position = /at position (\d+)/.exec(message)?.[1];
  if (/end of JSON input/.test(message) || position === String(text.length)) {
    return `JSON that breaks off after ${text.length} characters${type}`;
  }
  const place = position === undefined ? '' : `, unreadable at character ${position}`;
  return `text that is not JSON${type}${place}; it begins with ${JSON.stringify(text.slice(0, 40))}`;
}
