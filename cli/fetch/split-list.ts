import { dropPrototypeKeys, findStringEnd, findTextFault, mayHoldPrototypeKey, parseJson } from './parse-json.ts';

/** A list's text in pieces: what is around its records, and where each record stands. */
interface SplitText {
  /** The JSON with a mark in place of each record. */
  readonly frame: string;
  /** First byte of each record, and the one behind it. */
  readonly records: readonly (readonly [start: number, end: number])[];
}

/** Stands in the frame for a record, with its number. Every object at that place is one of these. */
const mark = '@';

/** A list as it came, its records still text: each is parsed when it is asked for, so that never all are in memory. */
export interface ListText {
  readonly frame: unknown;
  /** Gives an item of the list: a record parsed, anything else as it is. Throws SyntaxError for what is no JSON. */
  readItem(item: unknown): unknown;
}

/**
 * Reads the JSON of a list strictly, as `parseJson` does, but leaves its records for later. A record that is no JSON
 * shows when it is read: `explainText` then says what is wrong.
 */
export function parseListText(bytes: Buffer, contentType = ''): ListText | { readonly reason: string } {
  const fault = findTextFault(bytes);
  if (fault !== undefined) return { reason: fault };
  try {
    const { frame, records } = splitText(bytes);
    return {
      frame: parseText(frame),
      readItem: (item) => {
        if (typeof item !== 'object' || item === null || !(mark in item)) return item;
        const [start, end] = records[item[mark] as number] ?? [0, 0];
        return parseText(bytes.toString('utf8', start, end));
      },
    };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { reason: explainText(bytes, contentType) };
  }
}

/** Says why a text is no JSON. */
export function explainText(bytes: Buffer, contentType: string): string {
  const whole = parseJson(bytes, contentType);
  return 'reason' in whole ? whole.reason : 'text that is not JSON';
}

function parseText(text: string): unknown {
  return mayHoldPrototypeKey(text) ? JSON.parse(text, dropPrototypeKeys) : JSON.parse(text);
}

const [quote, openBracket, closeBracket, openBrace, closeBrace] = [0x22, 0x5b, 0x5d, 0x7b, 0x7d];

/** Finds the objects that stand in an array at the top, or in an array of an object at the top. */
function splitText(bytes: Buffer): SplitText {
  const pieces: string[] = [];
  const records: (readonly [number, number])[] = [];
  const opened: number[] = [];
  let taken = bytes.indexOf('\uFEFF') === 0 ? 3 : 0;
  for (let at = taken; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === quote) at = findStringEnd(bytes, at);
    else if (byte === openBrace && opened.at(-1) === openBracket && isListDepth(opened)) {
      const end = findObjectEnd(bytes, at);
      pieces.push(bytes.toString('utf8', taken, at), `{"${mark}":${records.length}}`);
      records.push([at, end]);
      taken = end;
      at = end - 1;
    } else if (byte === openBracket || byte === openBrace) opened.push(byte);
    else if (byte === closeBracket || byte === closeBrace) opened.pop();
  }
  pieces.push(bytes.toString('utf8', taken));
  return { frame: pieces.join(''), records };
}

function isListDepth(opened: readonly number[]): boolean {
  return opened.length === 1 || (opened.length === 2 && opened[0] === openBrace);
}

/** Gives the place behind the object that begins here; the end of the text when it has none. */
function findObjectEnd(bytes: Buffer, start: number): number {
  let depth = 0;
  for (let at = start; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === quote) at = findStringEnd(bytes, at);
    else if (byte === openBrace || byte === openBracket) depth += 1;
    else if (byte === closeBrace || byte === closeBracket) {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return bytes.length;
}
