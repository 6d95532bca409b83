import type { CollectionName } from '../../config/contracts/collections.ts';

/** A record as it goes over the wire; loosely typed, so that a test can also put a faulty one in. */
export type WireRecord = Record<string, unknown>;

/** Everything the API host answers from. Plain data: change it freely inside `update`. */
export interface SandboxContent {
  /** Answer of `/api/s/settings/website`. */
  settings: { website: WireRecord; menus: Record<string, { items: WireRecord[] }> };
  /** Answer of `/api/s/settings/dynamic-page-uri`, in this order; a string is the address alone. */
  entries: (WireRecord | string)[];
  /** What `?url=` answers for addresses that stand in `entries` as strings. */
  pagesByUrl: Record<string, WireRecord>;
  collections: Record<CollectionName, WireRecord[]>;
  /** By id. */
  products: Record<string, WireRecord>;
  /** Posts made from their number; they follow the written ones in the list. */
  generatedPosts: {
    /** Numbers run from 0 to this, exclusive. */
    count: number;
    /** Fields that replace those of a generated post, by number; null takes the post away. */
    changes: Record<number, WireRecord | null>;
  };
}
