/**
 * JSON text with the keys of every object in sorted order: equal records give equal text, whatever order the host
 * sent their keys in. Throws like `JSON.stringify` (cycles end in a RangeError).
 */
export function stringifyCanonical(value: unknown): string {
  return JSON.stringify(sortKeys(value));
}

function sortKeys(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sortKeys);
  if ('toJSON' in value && typeof value.toJSON === 'function') return sortKeys(value.toJSON());
  const source = value as Record<string, unknown>;
  const sorted: Record<string, unknown> = {};
  for (const key of Object.keys(source).sort()) sorted[key] = sortKeys(source[key]);
  return sorted;
}
