import type { RecordFacts } from '../pipeline/stage-types.ts';

/**
 * Puts facts into their lasting order: `order` where given, then newest first where dated, then by id. It depends on
 * the records alone: not on their arrival, the locale or the time zone.
 */
export function sortFacts(facts: readonly RecordFacts[]): RecordFacts[] {
  return facts
    .map((each) => ({ each, order: each.order ?? Number.POSITIVE_INFINITY, time: parseInstant(each.publishedAt) }))
    .sort(
      (a, b) => compareNumbers(a.order, b.order) || compareNumbers(b.time, a.time) || compareIds(a.each.id, b.each.id),
    )
    .map(({ each }) => each);
}

/** Infinities are equal to themselves here; subtracting them would not say so. */
function compareNumbers(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

/** Milliseconds since 1970; −∞ for what is undated. A time without zone is UTC: the machine's zone must not matter. */
export function parseInstant(text: string | undefined): number {
  const date = text?.trim() ?? '';
  if (date === '') return Number.NEGATIVE_INFINITY;
  const zoned = /(z|gmt|utc|[+-]\d{2}:?\d{2}|\([^)]*\))$/i.test(date) && !/^\d{4}-\d{2}-\d{2}$/.test(date);
  const isoTime = /^\d{4}-\d{2}-\d{2}[t ]\d{2}:\d{2}/i.test(date);
  const candidates = zoned ? [date] : [isoTime ? `${date.replace(' ', 'T')}Z` : `${date} UTC`, `${date}T00:00:00Z`];
  const time = candidates.map((each) => Date.parse(each)).find((each) => !Number.isNaN(each));
  return time ?? Number.NEGATIVE_INFINITY;
}

/** Natural order: runs of digits by their value, everything else by code unit. */
export function compareIds(a: string, b: string): number {
  const left = a.match(/\d+|\D+/g) ?? [];
  const right = b.match(/\d+|\D+/g) ?? [];
  for (let at = 0; at < Math.min(left.length, right.length); at += 1) {
    const order = compareParts(left[at] ?? '', right[at] ?? '');
    if (order !== 0) return order;
  }
  return left.length - right.length || compareTexts(a, b);
}

function compareParts(a: string, b: string): number {
  if (!isDigits(a) || !isDigits(b)) return compareTexts(a, b);
  const left = a.replace(/^0+/, '');
  const right = b.replace(/^0+/, '');
  return left.length - right.length || compareTexts(left, right);
}

function isDigits(text: string): boolean {
  return /^\d/.test(text);
}

function compareTexts(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
