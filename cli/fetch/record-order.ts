import type { RecordFacts } from '../pipeline/stage-types.ts';

/**
 * Puts facts into their lasting order: `order` where given, then newest first where dated, then by id. It depends on
 * the records alone: not on their arrival, the locale or the time zone.
 */
export function sortFacts(facts: readonly RecordFacts[]): RecordFacts[] {
  // Columns and not an object for each record: a list may be as long as memory can hold.
  const orders = Float64Array.from(facts, ({ order }) => order ?? Number.POSITIVE_INFINITY);
  const times = Float64Array.from(facts, ({ publishedAt }) => parseInstant(publishedAt));
  const compare = (a: number, b: number) =>
    compareNumbers(orders[a] ?? 0, orders[b] ?? 0) ||
    compareNumbers(times[b] ?? 0, times[a] ?? 0) ||
    compareIds(facts[a]?.id ?? '', facts[b]?.id ?? '');
  const sorted = Uint32Array.from(facts.keys()).sort(compare);
  return Array.from(sorted, (at) => facts[at]).filter((each) => each !== undefined);
}

/** Infinities are equal to themselves here; subtracting them would not say so. */
function compareNumbers(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

const isoInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{3})?Z$/;

/** Milliseconds since 1970; −∞ for what is undated. A time without zone is UTC: the machine's zone must not matter. */
export function parseInstant(text: string | undefined): number {
  const date = text?.trim() ?? '';
  if (date === '') return Number.NEGATIVE_INFINITY;
  // As nearly all hosts write it; the rest takes ten times as long.
  if (isoInstant.test(date)) {
    const time = Date.parse(date);
    return Number.isNaN(time) ? Number.NEGATIVE_INFINITY : time;
  }
  const zoned = /(z|gmt|utc|[+-]\d{2}:?\d{2}|\([^)]*\))$/i.test(date) && !/^\d{4}-\d{2}-\d{2}$/.test(date);
  const isoTime = /^\d{4}-\d{2}-\d{2}[t ]\d{2}:\d{2}/i.test(date);
  const candidates = zoned ? [date] : [isoTime ? `${date.replace(' ', 'T')}Z` : `${date} UTC`, `${date}T00:00:00Z`];
  const time = candidates.map((each) => Date.parse(each)).find((each) => !Number.isNaN(each));
  return time ?? Number.NEGATIVE_INFINITY;
}

/** Natural order: runs of digits by their value, everything else by code unit. */
export function compareIds(a: string, b: string): number {
  const shorter = Math.min(a.length, b.length);
  let at = 0;
  while (at < shorter && a.charCodeAt(at) === b.charCodeAt(at)) at += 1;
  // What another id goes on from stands before it.
  if (at === shorter) return a.length - b.length;
  const isInDigits = at > 0 && isDigitAt(a, at - 1);
  const [aHasDigit, bHasDigit] = [isDigitAt(a, at), isDigitAt(b, at)];
  if (isInDigits ? aHasDigit || bHasDigit : aHasDigit && bHasDigit) return compareFromDigits(a, b, at);
  // One of two words ends here: the shorter one stands before the longer one.
  if (aHasDigit !== bHasDigit && at > 0) return aHasDigit ? -1 : 1;
  return a.charCodeAt(at) - b.charCodeAt(at);
}

/** Compares two ids that differ first at `at`, within a number of either. */
function compareFromDigits(a: string, b: string, at: number): number {
  let start = at;
  while (start > 0 && isDigitAt(a, start - 1)) start -= 1;
  // Numbers with zeros in front may be equal and yet differ.
  if (a[start] === '0' || b[start] === '0') return compareByParts(a, b);
  const [left, right] = [readDigits(a, start), readDigits(b, start)];
  return left.length - right.length || compareTexts(left, right);
}

function readDigits(text: string, start: number): string {
  let end = start;
  while (isDigitAt(text, end)) end += 1;
  return text.slice(start, end);
}

function isDigitAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 0x30 && code <= 0x39;
}

function compareByParts(a: string, b: string): number {
  const left = a.match(/\d+|\D+/g) ?? [];
  const right = b.match(/\d+|\D+/g) ?? [];
  for (let at = 0; at < Math.min(left.length, right.length); at += 1) {
    const order = compareParts(left[at] ?? '', right[at] ?? '');
    if (order !== 0) return order;
  }
  return left.length - right.length || compareTexts(a, b);
}

function compareParts(a: string, b: string): number {
  if (!isDigitAt(a, 0) || !isDigitAt(b, 0)) return compareTexts(a, b);
  const left = a.replace(/^0+/, '');
  const right = b.replace(/^0+/, '');
  return left.length - right.length || compareTexts(left, right);
}

function compareTexts(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
