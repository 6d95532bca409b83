import { type CollectionName, collectionNames, isCollectionName } from '../../config/contracts/collections.ts';
import type { PageEntry } from '../../config/contracts/page-entries.ts';
import type { SiteConfig } from '../../config/site-config.ts';
import type { ContentNeeds, SiteSettings } from '../pipeline/stage-types.ts';
import { isPattern, readPattern } from './address-pattern.ts';
import { type BlockFields, readBlock } from './read-block.ts';

interface Need {
  required: boolean;
  readonly params: Set<string>;
}

/**
 * Says which collections and products the pages use: collections behind patterns are required, those of blocks are
 * not (contract, section 4). Home pages composed from collections make do with what is fetched anyway.
 */
export function findNeeds(
  { entries }: SiteSettings,
  config: SiteConfig,
  { customBlocks }: { readonly customBlocks: ReadonlySet<string> },
): ContentNeeds {
  const needs = new Map<CollectionName, Need>();
  const products = new Set<string>();
  const need = (name: CollectionName): Need => {
    const known = needs.get(name) ?? { required: false, params: new Set<string>() };
    needs.set(name, known);
    return known;
  };
  if (config.content.popup?.map) need('popup');
  for (const entry of entries) {
    if (isPattern(entry)) addPatternNeeds(entry, need);
    for (const block of blocksOf(entry)) {
      if (customBlocks.has(block.type)) continue;
      addBlockNeeds(block, need);
      if (block.type === 'product' && block.id !== undefined) products.add(block.id);
    }
  }
  return {
    collections: collectionNames.flatMap((name) => {
      const found = needs.get(name);
      if (!found) return [];
      const pictures = config.images === 'optimise' ? { pictures: true } : {};
      return [{ name, required: found.required, params: [...found.params].sort(), ...pictures }];
    }),
    products: [...products].sort(),
  };
}

const blocksOf = (entry: PageEntry): readonly BlockFields[] =>
  (entry.data?.pageData?.blocks ?? []).flatMap((raw) => readBlock(raw) ?? []);

const addPatternNeeds = (entry: PageEntry, need: (name: CollectionName) => Need): void => {
  const pattern = readPattern(entry);
  if (!pattern || 'reason' in pattern) return;
  const found = need(pattern.collection);
  found.required = true;
  for (const name of [...pattern.params, ...pattern.titleParams]) found.params.add(name);
  if (pattern.collection === 'blogpost') need('blogpostcategory');
};

const addBlockNeeds = (block: BlockFields, need: (name: CollectionName) => Need): void => {
  if (block.type === 'faq' && block.list !== undefined) need('webberlistitem');
  if (block.type === 'gallery') need('galleryphoto');
  if (block.type !== 'collection' || block.collection === undefined || !isCollectionName(block.collection)) return;
  need(block.collection);
  if (block.collection === 'blogpost' && block.category !== undefined) need('blogpostcategory');
};
