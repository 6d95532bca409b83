import type { ProductRecord } from '../../config/contracts/collections.ts';
import type { Warn, Warning } from '../log/warnings.ts';
import type { ContentNeeds, RecordList, SiteSettings, SiteSource } from '../pipeline/stage-types.ts';
import { fetchList } from './fetch-list.ts';
import { fetchProduct } from './fetch-product.ts';
import { type Fetcher, runTogether } from './fetcher.ts';

/**
 * Fetches the collections and products that the site needs, at once. Throws when a required list cannot be had, or
 * any other one neither now nor from the cache (contract, section 4). Records can be read back until `closeFetcher`.
 */
export async function fetchContent(fetcher: Fetcher, settings: SiteSettings, needs: ContentNeeds): Promise<SiteSource> {
  const lists = new Map<string, RecordList>();
  const products = new Map<string, ProductRecord>();
  await runInOrder(fetcher, [
    ...needs.collections.map((need) => async (warn: Warn) => {
      const list = await fetchList(fetcher, need, warn);
      return () => lists.set(need.name, list);
    }),
    ...needs.products.map((id) => async (warn: Warn) => {
      const product = await fetchProduct(fetcher, id, warn);
      return () => product && products.set(id, product);
    }),
  ]);
  return { ...settings, collections: Object.fromEntries(lists) as SiteSource['collections'], products };
}

type Task = (warn: Warn) => Promise<() => void>;

/** Runs tasks at once; their results and warnings come in the order of the tasks, whichever answers first. */
async function runInOrder(fetcher: Fetcher, tasks: readonly Task[]): Promise<void> {
  const said: Warning[][] = tasks.map(() => []);
  try {
    const results = await runTogether(
      fetcher,
      tasks.map((run, at) => () => run((warning) => said[at]?.push(warning))),
    );
    for (const place of results) place();
  } finally {
    for (const warning of said.flat()) fetcher.warn(warning);
  }
}
