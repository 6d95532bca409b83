import type { CollectionName, CollectionRecord } from '../../config/contracts/collections.ts';
import type { Lang } from '../../config/lang.ts';
import type { RecordFacts, SiteSource } from '../pipeline/stage-types.ts';

/** Collections whose records have no language: they stand on pages of both. */
const withoutLang: ReadonlySet<CollectionName> = new Set(['galleryphoto', 'galleryvideo', 'popup']);

/** One record, without having read it. */
export interface RecordRef {
  readonly collection: CollectionName;
  readonly facts: RecordFacts;
}

/** Which records of a collection a page shows; missing fields do not narrow. */
export interface RecordChoice {
  readonly collection: CollectionName;
  readonly lang: Lang;
  readonly list?: string | undefined;
  readonly category?: string | undefined;
  readonly album?: string | undefined;
  readonly program?: string | undefined;
}

/** The records of a site, chosen by what pages ask for, in their lasting order. */
export class RecordLibrary {
  readonly #collections: SiteSource['collections'];
  readonly #chosen = new Map<string, readonly RecordFacts[]>();
  /** The record read last: whoever builds its page asks for it several times in a row. */
  #last: { readonly facts: RecordFacts; readonly record: CollectionRecord } | undefined;

  constructor(collections: SiteSource['collections']) {
    this.#collections = collections;
  }

  /** Facts of the records chosen; each choice is made once. */
  choose(choice: RecordChoice): readonly RecordFacts[] {
    const { collection, lang, list, category, album, program } = choice;
    const key = JSON.stringify([collection, lang, list, category, album, program]);
    const known = this.#chosen.get(key);
    if (known) return known;
    const isBare = (list ?? category ?? album ?? program) === undefined;
    const found = isBare
      ? this.#all(collection).filter((facts) => withoutLang.has(collection) || facts.lang === lang)
      : this.choose({ collection, lang }).filter((facts) => isChosen(facts, choice));
    this.#chosen.set(key, found);
    return found;
  }

  /** True when the collection was fetched. */
  has(collection: CollectionName): boolean {
    return this.#collections[collection] !== undefined;
  }

  /** The record with this id, whatever its language. */
  find(collection: CollectionName, id: string): RecordFacts | undefined {
    return this.#all(collection).find((facts) => facts.id === id);
  }

  /** Reads one record back. */
  read<Name extends CollectionName>(collection: Name, facts: RecordFacts): CollectionRecord<Name> {
    if (this.#last?.facts !== facts) {
      this.#last = { facts, record: this.#list(collection).read(facts) };
    }
    return this.#last.record as CollectionRecord<Name>;
  }

  /** The same without its `html`, at a fraction of the cost. */
  readBrief<Name extends CollectionName>(collection: Name, facts: RecordFacts): CollectionRecord<Name> {
    if (this.#last?.facts === facts) return this.#last.record as CollectionRecord<Name>;
    return this.#list(collection).readBrief(facts) as CollectionRecord<Name>;
  }

  #list(collection: CollectionName) {
    const list = this.#collections[collection];
    if (!list) throw new Error(`The collection ${collection} was not fetched.`);
    return list;
  }

  #all(collection: CollectionName): readonly RecordFacts[] {
    return this.#collections[collection]?.facts ?? [];
  }
}

const isChosen = (facts: RecordFacts, { list, category, album, program }: RecordChoice): boolean =>
  (list === undefined || facts.list === list) &&
  (category === undefined || facts.category === category) &&
  (album === undefined || facts.album === album) &&
  (program === undefined || facts.program === program);
