import { listPictures } from '../pipeline/picture-addresses.ts';
import type { CollectionNeed } from '../pipeline/stage-types.ts';
import { decodeHtml, type HtmlText } from './record-text.ts';
import { type BuiltFacts, textFacts } from './stored-facts.ts';

type Writable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

/** Gives what is kept in memory of a checked record; its html may be given apart. */
export function buildFacts(
  record: Readonly<Record<string, unknown>>,
  { id, need, html }: { readonly id: string; readonly need: CollectionNeed; readonly html: HtmlText | undefined },
): BuiltFacts {
  const facts: Writable<BuiltFacts> = {
    id,
    lang: record.lang === 'hi' ? 'hi' : 'en',
    params: Object.fromEntries(need.params.map((field) => [field, showAsText(ownField(record, field))])),
  };
  for (const name of textFacts) {
    const text = record[name];
    if (typeof text === 'string') facts[name] = text;
  }
  if (typeof record.order === 'number') facts.order = record.order;
  // Nearly every record of a long list has a picture, and memory holds them all: none is said by saying nothing.
  const pictures = need.pictures ? findPictures(record, html) : [];
  if (pictures.length > 0) facts.pictures = pictures;
  return facts;
}

/** Html without such a tag, as JSON may have it, need not be decoded. */
const mayShowPicture = /(?:<|\\u003c)im/i;

function findPictures(record: Readonly<Record<string, unknown>>, html: HtmlText | undefined): readonly string[] {
  const isShown = html !== undefined && mayShowPicture.test(html.json.toString('latin1'));
  return listPictures(isShown ? { ...record, html: decodeHtml(html) } : record);
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
