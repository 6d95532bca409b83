import { type CollectionName, isCollectionName } from '../../config/contracts/collections.ts';
import type { PageEntry } from '../../config/contracts/page-entries.ts';
import { type Lang, langOfPath } from '../../config/lang.ts';
import { type CanonicalAddress, canonicaliseAddress } from './canonicalise-address.ts';

/** A page entry that becomes one page per record (contract, section 4). */
export interface AddressPattern {
  readonly entry: PageEntry;
  readonly collection: CollectionName;
  readonly lang: Lang;
  /** Fields its address is made of. */
  readonly params: readonly string[];
  /** Fields its title is made of. */
  readonly titleParams: readonly string[];
  /** Canonical address of everything before the first parameter: where its listing stands; `/` when there is none. */
  readonly base: string;
}

const parameter = /:([A-Za-z_]\w*)/g;

/** Fields named in a text as `:name`, each once. */
function findParams(text: string | undefined): readonly string[] {
  return [...new Set(Array.from((text ?? '').matchAll(parameter), ([, name = '']) => name))];
}

/** True when the entry's address is a pattern and not the address of one page. */
export function isPattern(entry: PageEntry): boolean {
  return entry.url.startsWith('/') && entry.url.includes(':');
}

/** Collection a pattern names, or the first segment after an optional `hindi`; any text. */
export function collectionOfPattern(entry: PageEntry): string {
  if (entry.collection !== undefined) return entry.collection;
  const [first = '', second = ''] = entry.url.split('/').slice(1);
  return first.toLowerCase() === 'hindi' ? second : first;
}

/** Language of an entry's page: its own, else by its path; names of parameters do not count. */
export function langOfEntry(entry: PageEntry): Lang {
  return entry.lang ?? langOfPath(decodeLeniently(entry.url.replace(parameter, '')));
}

const decodeLeniently = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** Reads an entry as a pattern. The reason completes "… is left out: <reason>"; no collection gives undefined. */
export function readPattern(entry: PageEntry): AddressPattern | { readonly reason: string } | undefined {
  const collection = collectionOfPattern(entry);
  if (!isCollectionName(collection)) return undefined;
  const params = findParams(entry.url);
  if (params.length === 0) return { reason: 'its ":" names no field' };
  const sample = canonicaliseAddress(entry.url.replace(parameter, 'x'));
  if ('reason' in sample) return sample;
  const beforeParams = entry.url.slice(0, entry.url.search(parameter));
  const base = canonicaliseAddress(beforeParams.slice(0, beforeParams.lastIndexOf('/') + 1));
  return {
    entry,
    collection,
    lang: langOfEntry(entry),
    params,
    titleParams: findParams(entry.title),
    base: 'address' in base ? base.address : '/',
  };
}

/** Address of one record's page. A value that is empty or would reach outside its place gives the reason. */
export function fillAddress(pattern: AddressPattern, values: Readonly<Record<string, string>>): CanonicalAddress {
  for (const name of pattern.params) {
    const value = values[name]?.trim() ?? '';
    if (value === '') return { reason: `its field "${name}" is empty` };
    if (/[/\\?#]/.test(value)) return { reason: `its field "${name}" contains one of / \\ ? #` };
  }
  return canonicaliseAddress(pattern.entry.url.replace(parameter, (_, name: string) => values[name]?.trim() ?? ''));
}

/**
 * Title of one record's page; undefined when the pattern's title names no field, for then it is the listing's. Fields
 * without a value leave no trace.
 */
export function fillTitle(pattern: AddressPattern, values: Readonly<Record<string, string>>): string | undefined {
  if (pattern.entry.title === undefined || pattern.titleParams.length === 0) return undefined;
  const filled = pattern.entry.title.replace(parameter, (_, name: string) => values[name] ?? '');
  return filled.replace(/\s+/g, ' ').trim() || undefined;
}
