import type { CollectionName } from '../../config/contracts/collections.ts';
import type { SiteConfig } from '../../config/site-config.ts';
import { listPictures } from '../pipeline/picture-addresses.ts';
import type { SiteSource } from '../pipeline/stage-types.ts';
import { checkPictureUrl } from './check-url.ts';
import { rawBlocksOf } from './page-parts.ts';
import { isRecord } from './read-block.ts';

/**
 * Absolute addresses of every picture that the site may show, each once and sorted; none where pictures stay where the
 * CMS has them. What only machines read, the pictures for sharing and in structured data, keeps its own address.
 */
export function findPictures(source: SiteSource, config: SiteConfig): readonly string[] {
  if (config.images !== 'optimise') return [];
  const found = new Set<string>();
  const add = (addresses: readonly string[]) => {
    for (const raw of addresses) {
      const address = checkPictureUrl(raw, { apiHost: config.api.host });
      if (address !== undefined) found.add(address);
    }
  };
  add(listPictures({ image: source.settings.website.logo }));
  for (const entry of source.entries)
    for (const block of rawBlocksOf(entry)) if (isRecord(block)) add(listPictures(block));
  for (const name of Object.keys(source.collections) as CollectionName[])
    for (const { pictures = [] } of source.collections[name]?.facts ?? []) add(pictures);
  for (const product of source.products.values()) add(listPictures(product));
  return [...found].sort();
}
