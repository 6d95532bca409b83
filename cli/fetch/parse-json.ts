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
    return { value: parseText(text) };
  } catch (error) {
    return { reason: explainSyntaxError({ text, error, contentType }) };
  }
}

function findTextFault(bytes: Buffer): string | undefined {
  if (!isUtf8(bytes)) return 'text that is not valid UTF-8';
  return isTooDeep(bytes) ? `JSON nested deeper than ${limits.jsonMaxDepth} levels` : undefined;
}

/** Parses text that was found sound; keys that would be a prototype are dropped. Throws SyntaxError. */
export function parseText(text: string): unknown {
  return mayHoldPrototypeKey.test(text) ? JSON.parse(text, dropPrototypeKeys) : JSON.parse(text);
}

/** `__proto__`, or an escape that may spell a part of it. */
const mayHoldPrototypeKey = /__proto__|\\u00(?:5f|6f|7[024])/i;

function dropPrototypeKeys(this: unknown, key: string, value: unknown): unknown {
  return key === '__proto__' ? undefined : value;
}

const quote = 0x22;
const backslash = 0x5c;

/** Counts brackets before anything is built of them: the parser itself would go millions deep. */
export function isTooDeep(bytes: Buffer, most: number = limits.jsonMaxDepth): boolean {
  let depth = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === quote) at = findStringEnd(bytes, at);
    else if (byte === 0x5b || byte === 0x7b) {
      depth += 1;
      if (depth > most) return true;
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
