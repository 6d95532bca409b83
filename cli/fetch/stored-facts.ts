import type { Lang } from '../../config/lang.ts';
import type { RecordFacts } from '../pipeline/stage-types.ts';
import type { RecordPlace } from './record-text.ts';

/** Facts as they are built: the digest stands in a column of their page. */
export type BuiltFacts = Omit<RecordFacts, 'digest'>;

/** Where a record lies, and what its bytes add up to. */
export interface CheckedPlace extends RecordPlace {
  /** CRC-32. */
  readonly checksum: number;
}

/** Facts of the records of one page that are better kept together: memory holds the facts of whole lists. */
export interface FactsPage {
  /** File in which the records' texts lie. */
  readonly path: string;
  /** Fields of the records' parameters. */
  readonly paramFields: readonly string[];
  /** Parameters that are none of the facts, by the record's number. */
  readonly otherParams: Map<number, Readonly<Record<string, string>>>;
  /** `placeColumns` numbers for each record. */
  readonly places: Uint32Array;
  /** `digestBytes` for each record. */
  readonly digests: Buffer;
}
export const digestBytes = 16;
export const placeColumns = 5;

/** Puts a place into its columns. */
export function setPlace(places: Uint32Array, number: number, place: CheckedPlace): void {
  const at = number * placeColumns;
  places[at] = place.start;
  places[at + 1] = place.length;
  places[at + 2] = place.htmlAt;
  places[at + 3] = place.htmlLength;
  places[at + 4] = place.checksum;
}

/** Facts that are texts of the record, under their own names. */
export const textFacts = ['slug', 'publishedAt', 'category', 'list', 'album', 'program'] as const;
/** Facts that a parameter may be equal to. */
const paramFacts: ReadonlySet<string> = new Set(['id', 'lang', ...textFacts]);

/**
 * Facts of one record, small: what it lacks takes no room, and its numbers stand in columns. Copies do not know where
 * their record lies.
 */
export class StoredFacts implements RecordFacts {
  readonly #page: FactsPage;
  readonly #number: number;
  readonly id: string;
  readonly lang: Lang;
  declare readonly slug?: string;
  declare readonly order?: number;
  declare readonly publishedAt?: string;
  declare readonly category?: string;
  declare readonly list?: string;
  declare readonly album?: string;
  declare readonly program?: string;
  declare readonly pictures?: readonly string[];

  constructor(facts: BuiltFacts, page: FactsPage, number: number) {
    this.#page = page;
    this.#number = number;
    this.id = facts.id;
    this.lang = facts.lang;
    if (facts.slug !== undefined) this.slug = facts.slug;
    if (facts.order !== undefined) this.order = facts.order;
    if (facts.publishedAt !== undefined) this.publishedAt = facts.publishedAt;
    if (facts.category !== undefined) this.category = facts.category;
    if (facts.list !== undefined) this.list = facts.list;
    if (facts.album !== undefined) this.album = facts.album;
    if (facts.program !== undefined) this.program = facts.program;
    if (facts.pictures !== undefined) this.pictures = facts.pictures;
    const others = page.paramFields.filter((field) => facts.params[field] !== this.#factOf(field));
    if (others.length === 0) return;
    page.otherParams.set(number, Object.fromEntries(others.map((field) => [field, facts.params[field] ?? ''])));
  }

  get digest(): string {
    const start = this.#number * digestBytes;
    return this.#page.digests.toString('base64url', start, start + digestBytes);
  }

  get params(): Readonly<Record<string, string>> {
    const { paramFields, otherParams } = this.#page;
    const others = otherParams.get(this.#number) ?? {};
    return Object.fromEntries(
      paramFields.map((field) => [field, (Object.hasOwn(others, field) ? others[field] : this.#factOf(field)) ?? '']),
    );
  }

  toJSON(): RecordFacts {
    const { digest, params } = this;
    return { ...this, digest, params };
  }

  /** Says where the record lies, and in which file. */
  static placeOf(facts: StoredFacts): CheckedPlace & { readonly path: string } {
    const { path, places } = facts.#page;
    const at = facts.#number * placeColumns;
    const column = (offset: number) => places[at + offset] ?? 0;
    return {
      path,
      start: column(0),
      length: column(1),
      htmlAt: column(2),
      htmlLength: column(3),
      checksum: column(4),
    };
  }

  #factOf(field: string): string {
    return paramFacts.has(field) ? ((this as unknown as Record<string, string | undefined>)[field] ?? '') : '';
  }
}
