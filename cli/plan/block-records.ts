import { type CollectionName, isCollectionName } from '../../config/contracts/collections.ts';
import type { Lang } from '../../config/lang.ts';
import type { RecordFacts } from '../pipeline/stage-types.ts';
import { findCategoryPage } from './category-href.ts';
import type { PlanContext } from './plan-context.ts';
import type { BlockFields } from './read-block.ts';

/** The records a block shows, and the address of the listing that has the rest. */
export interface BlockRecords {
  readonly collection: CollectionName;
  readonly records: readonly RecordFacts[];
  readonly moreAddress?: string;
}

/**
 * Chooses the records of a block: by language, list, category or album. Without a limit all of them, but where the
 * collection has a listing in that language, as many as its first page holds.
 */
export function chooseBlockRecords(
  block: BlockFields,
  { lang, context }: { readonly lang: Lang; readonly context: PlanContext },
): BlockRecords | undefined {
  const { library, addresses, config } = context;
  if (block.type === 'faq' && block.list !== undefined) {
    return {
      collection: 'webberlistitem',
      records: library.choose({ collection: 'webberlistitem', lang, list: block.list }),
    };
  }
  if (block.type === 'gallery') {
    return {
      collection: 'galleryphoto',
      records: library.choose({ collection: 'galleryphoto', lang, album: block.album }),
    };
  }
  const { collection, list, category, album } = block;
  if (block.type !== 'collection' || collection === undefined || !isCollectionName(collection)) return undefined;
  const found = library.choose({ collection, lang, list, category, album });
  const listing = addresses.listingAddress(collection, lang);
  const records = found.slice(0, block.limit ?? (listing === undefined ? found.length : config.listing.pageSize));
  const ofCategory = category === undefined ? undefined : findCategoryPage(category, { lang, context });
  const moreAddress = ofCategory ?? listing;
  return {
    collection,
    records,
    ...(moreAddress !== undefined && records.length < found.length ? { moreAddress } : {}),
  };
}
