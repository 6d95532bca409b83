import type { CollectionName } from '../../config/contracts/collections.ts';
import type { PageEntry } from '../../config/contracts/page-entries.ts';
import type { Lang } from '../../config/lang.ts';
import type { RecordFacts } from '../pipeline/stage-types.ts';
import { collisionKeyOf, type TrailingSlash } from './address-forms.ts';
import type { AddressPattern } from './address-pattern.ts';

/** Pages every site has (specification, section 2). */
export type FixedPage = 'home' | 'contact' | 'privacy' | 'terms' | 'login' | 'notFound';

/** A blog category as pages name it. */
export interface Category {
  readonly slug: string;
  readonly title: string;
}

/** What an address leads to. */
export type RouteTarget =
  | { readonly kind: 'entry'; readonly entry: PageEntry }
  | { readonly kind: 'fixed'; readonly fixed: FixedPage; readonly entry?: PageEntry }
  | { readonly kind: 'record'; readonly pattern: AddressPattern; readonly facts: RecordFacts }
  | ListingTarget;

/** One page of a listing, of all records or of one blog category. */
export interface ListingTarget {
  readonly kind: 'listing';
  readonly pattern: AddressPattern;
  readonly category?: Category;
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  /** Page entry that lends title and head data but brings no content of its own. */
  readonly entry?: PageEntry;
}

/** A page's place. */
export interface Route {
  readonly address: string;
  readonly lang: Lang;
  readonly target: RouteTarget;
}

/** Who stands at which address: the first to claim it stays. */
export class AddressBook {
  readonly #routes = new Map<string, Route>();
  readonly #records = new Map<CollectionName, Map<string, string>>();
  readonly #listings = new Map<string, string>();
  readonly #trailingSlash: TrailingSlash;

  constructor(trailingSlash: TrailingSlash) {
    this.#trailingSlash = trailingSlash;
  }

  get size(): number {
    return this.#routes.size;
  }

  /** Every route, in the order of claims. */
  routes(): Iterable<Route> {
    return this.#routes.values();
  }

  /** Enters a route; when its place is taken nothing changes, and who has it is given back. */
  claim(route: Route): Route | undefined {
    const key = this.#keyOf(route.address);
    const holder = this.#routes.get(key);
    if (holder) return holder;
    this.#routes.set(key, route);
    const { target, address } = route;
    if (target.kind === 'record') this.#enterRecord(target.pattern.collection, target.facts.id, address);
    if (target.kind === 'listing' && target.page === 1 && !target.category) this.#enterListing(route, target);
    return undefined;
  }

  /** Puts another target at an address that is already claimed. */
  replace(route: Route): void {
    this.#routes.delete(this.#keyOf(route.address));
    this.claim(route);
  }

  /** Who stands at an address, however its letters are cased. */
  find(address: string): Route | undefined {
    return this.#routes.get(this.#keyOf(address));
  }

  /** Address of a record's own page: that of the first pattern that gives it one. */
  recordAddress(collection: CollectionName, id: string): string | undefined {
    return this.#records.get(collection)?.get(id);
  }

  /** Address of a collection's listing in one language. */
  listingAddress(collection: CollectionName, lang: Lang): string | undefined {
    return this.#listings.get(`${collection} ${lang}`);
  }

  #keyOf(address: string): string {
    return collisionKeyOf(address, this.#trailingSlash);
  }

  #enterRecord(collection: CollectionName, id: string, address: string): void {
    const known = this.#records.get(collection) ?? new Map<string, string>();
    this.#records.set(collection, known);
    if (!known.has(id)) known.set(id, address);
  }

  #enterListing({ address, lang }: Route, { pattern }: ListingTarget): void {
    const key = `${pattern.collection} ${lang}`;
    if (!this.#listings.has(key)) this.#listings.set(key, address);
  }
}
