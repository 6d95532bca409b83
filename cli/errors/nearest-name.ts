import { closest, distance } from 'fastest-levenshtein';

/** The known name nearest to a mistyped one, or undefined when none is near. */
export function nearestName(typed: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const name = closest(typed, [...known]);
  return distance(typed.toLowerCase(), name.toLowerCase()) <= Math.max(2, Math.ceil(name.length / 3))
    ? name
    : undefined;
}
