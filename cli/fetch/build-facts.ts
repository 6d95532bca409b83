import type { CollectionNeed, RecordFacts } from '../pipeline/stage-types.ts';

/** Gives what is kept in memory of a checked record. */
export function buildFacts(
  record: Readonly<Record<string, unknown>>,
  { id, digest, need }: { id: string; digest: string; need: CollectionNeed },
): RecordFacts {
  const text = (field: string) => {
    const value = record[field];
    return typeof value === 'string' ? { [field]: value } : {};
  };
  return {
    id,
    digest,
    lang: record.lang === 'hi' ? 'hi' : 'en',
    ...text('slug'),
    ...(typeof record.order === 'number' ? { order: record.order } : {}),
    ...text('publishedAt'),
    ...text('category'),
    ...text('list'),
    ...text('album'),
    ...text('program'),
    params: Object.fromEntries(need.params.map((field) => [field, showAsText(ownField(record, field))])),
  };
}

function ownField(record: Readonly<Record<string, unknown>>, field: string): unknown {
  return Object.hasOwn(record, field) ? record[field] : undefined;
}

/** Text of a value that may be part of an address: of an object, that of its slug or id. */
function showAsText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return '';
  const { slug, id } = value as Record<string, unknown>;
  const key = slug ?? id;
  return typeof key === 'object' ? '' : showAsText(key);
}
