import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { digestText, type LeftOut } from './check-record.ts';
import { type BuiltFacts, type CheckedPlace, placeColumns, StoredFacts, setPlace } from './stored-facts.ts';

/** What was found of one record. */
export interface FoundRecord {
  readonly facts: BuiltFacts;
  /** `digestBytes` long. */
  readonly digest: Buffer;
  readonly place: CheckedPlace;
}

/** What was found in one page of a list, in the page's order: facts one by one, the rest in columns. */
export interface FoundPage {
  readonly entries: readonly (BuiltFacts | LeftOut)[];
  readonly places: Uint32Array;
  readonly digests: Buffer;
  /** What the host said there are in all. */
  readonly total?: number | undefined;
}

/** The same, ready for use. */
export interface PageRecords {
  readonly entries: readonly (StoredFacts | LeftOut)[];
  readonly total: number | undefined;
}

/** Puts together what was found. */
export function collectPage(found: readonly (FoundRecord | LeftOut)[], total: number | undefined): FoundPage {
  const records = found.filter((each) => 'place' in each);
  const places = new Uint32Array(records.length * placeColumns);
  records.forEach(({ place }, number) => {
    setPlace(places, number, place);
  });
  const digests = Buffer.concat(records.map(({ digest }) => digest));
  return { entries: found.map((each) => ('place' in each ? each.facts : each)), places, digests, total };
}

/** Where the texts of a page's records lie, and what was asked of them. */
export interface PageOrigin {
  readonly path: string;
  readonly paramFields: readonly string[];
  /** Gives one and the same text for equal ones: most records share their category. */
  readonly share: (text: string) => string;
}

/** Makes what was found ready for use. */
export function openPage({ entries, places, digests, total }: FoundPage, origin: PageOrigin): PageRecords {
  const { path, paramFields, share } = origin;
  const page = { path, paramFields, otherParams: new Map(), places, digests };
  let number = 0;
  return {
    entries: entries.map((each) => ('key' in each ? each : new StoredFacts(shareTexts(each, share), page, number++))),
    total,
  };
}

function shareTexts(facts: BuiltFacts, share: PageOrigin['share']): BuiltFacts {
  const { lang, category, list, album, program, pictures } = facts;
  return {
    ...facts,
    lang: lang === 'hi' ? 'hi' : 'en',
    ...(category === undefined ? {} : { category: share(category) }),
    ...(list === undefined ? {} : { list: share(list) }),
    ...(album === undefined ? {} : { album: share(album) }),
    ...(program === undefined ? {} : { program: share(program) }),
    ...(pictures === undefined ? {} : { pictures: pictures.map(share) }),
  };
}

/** A page as its file has it: columns in Base64. */
interface StoredPage extends Pick<FoundPage, 'entries' | 'total'> {
  readonly places: string;
  readonly digests: string;
}

/**
 * Keeps what was found in a page beside its body, so that a page whose body came before need not be parsed again: JSON,
 * then a last line with its digest and the recipe by which it was made. Throws what the file system throws.
 */
export function writeRecordsFile(path: string, page: FoundPage, recipe: string): void {
  const { entries, places, digests, total } = page;
  const stored: StoredPage = {
    entries,
    places: Buffer.from(places.buffer).toString('base64'),
    digests: digests.toString('base64'),
    total,
  };
  const text = JSON.stringify(stored);
  const temporary = `${path.replace(/\.records$/, '')}.tmp`;
  writeFileSync(temporary, `${text}\n${JSON.stringify({ recipe, digest: digestText(text) })}`);
  renameSync(temporary, path);
}

/** Reads what was found in a page by the same recipe; undefined when there is no such file, or one that is not whole. */
export function readRecordsFile(path: string, recipe: string): FoundPage | undefined {
  try {
    const all = readFileSync(path, 'utf8');
    const end = all.lastIndexOf('\n');
    const ending = JSON.parse(all.slice(end + 1)) as { readonly recipe: string; readonly digest: string };
    const text = all.slice(0, end);
    if (ending.recipe !== recipe || digestText(text) !== ending.digest) return undefined;
    const { places, digests, ...rest } = JSON.parse(text) as StoredPage;
    // A copy: small buffers lie somewhere within a larger one.
    const numbers = new Uint32Array(Uint8Array.from(Buffer.from(places, 'base64')).buffer);
    return { ...rest, places: numbers, digests: Buffer.from(digests, 'base64') };
  } catch {
    return undefined;
  }
}
