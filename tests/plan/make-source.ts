import { createHash } from 'node:crypto';
import { noPictures } from '../../cli/pictures/make-pictures.ts';
import { listPictures } from '../../cli/pipeline/picture-addresses.ts';
import type { RecordFacts, RecordList, SitePlan, SiteSource } from '../../cli/pipeline/stage-types.ts';
import { planSite } from '../../cli/plan/plan-site.ts';
import {
  type CollectionName,
  collectionNames,
  productSchema,
  recordSchemas,
} from '../../config/contracts/collections.ts';
import { pageEntrySchema } from '../../config/contracts/page-entries.ts';
import { websiteSettingsSchema } from '../../config/contracts/settings.ts';
import type { PageModel } from '../../config/page-model.ts';
import { type SiteConfig, type SiteConfigInput, siteConfigSchema } from '../../config/site-config.ts';

/** What the hosts would say, as they would say it. */
export interface RawSource {
  readonly website?: Readonly<Record<string, unknown>>;
  readonly menus?: Readonly<Record<string, unknown>>;
  readonly entries?: readonly unknown[];
  readonly collections?: Readonly<Partial<Record<CollectionName, readonly Readonly<Record<string, unknown>>[]>>>;
  readonly products?: readonly Readonly<Record<string, unknown>>[];
}

/** A whole configuration from the keys a test cares about. */
export function makeConfig(changes: Partial<SiteConfigInput> = {}): SiteConfig {
  return siteConfigSchema.parse({
    site: { origin: 'https://www.example-ias.in', name: 'Example IAS' },
    api: { host: 'https://api.example.com', apihost: 'www.example-ias.in' },
    portal: { host: 'https://portal.example.com' },
    identifiers: { firm: 'f', center: 'c', insty: 'i', enquiryType: 'e', session: 's' },
    ...changes,
  });
}

/** A list as the fetch stage hands it over, kept in memory. */
export function makeList<Name extends CollectionName>(
  name: Name,
  raw: readonly Readonly<Record<string, unknown>>[],
): RecordList<Name> {
  const records = new Map<string, ReturnType<RecordList<Name>['read']>>();
  const facts = raw.map((one): RecordFacts => {
    const record = recordSchemas[name].parse(one) as Record<string, unknown>;
    const text = (key: string) => (typeof record[key] === 'string' ? { [key]: record[key] } : {});
    const id = String(record.id ?? one.image);
    records.set(id, record as ReturnType<RecordList<Name>['read']>);
    return {
      id,
      digest: createHash('sha256').update(JSON.stringify(record)).digest('hex'),
      lang: record.lang === 'hi' ? 'hi' : 'en',
      ...text('slug'),
      ...text('publishedAt'),
      ...text('category'),
      ...text('list'),
      ...text('album'),
      ...text('program'),
      pictures: listPictures(record),
      params: Object.fromEntries(
        Object.entries(record).map(([key, value]) => [key, typeof value === 'string' ? value : '']),
      ),
    };
  });
  const read = (one: RecordFacts) => {
    const record = records.get(one.id);
    if (!record) throw new Error(`no record ${one.id}`);
    return record;
  };
  return { name, facts, read, readBrief: (one) => ({ ...read(one), html: undefined }) };
}

/** Everything the hosts said, checked with the real schemas. */
export function makeSource({
  website = {},
  menus = {},
  entries = [],
  collections = {},
  products = [],
}: RawSource): SiteSource {
  const lists = collectionNames.flatMap((name) => {
    const raw = collections[name];
    return raw ? [[name, makeList(name, raw)]] : [];
  });
  return {
    settings: websiteSettingsSchema.parse({ website, menus: withAllMenus(menus) }),
    entries: entries.map((entry) => pageEntrySchema.parse(typeof entry === 'string' ? { url: entry } : entry)),
    collections: Object.fromEntries(lists) as SiteSource['collections'],
    products: new Map(products.map((raw) => [String(raw.id), productSchema.parse(raw)])),
  };
}

const withAllMenus = (menus: Readonly<Record<string, unknown>>) => ({
  TOP_MENU: { items: [] },
  PRIMARY_MENU: { items: [] },
  PRIMARY_MENU_HINDI: { items: [] },
  FOOTER_MENU1: { items: [] },
  COPYRIGHT_MENU: { items: [] },
  ...menus,
});

/** Plans a site from what the hosts would say. */
export function plan(
  raw: RawSource,
  config: SiteConfig = makeConfig(),
  customBlocks: readonly string[] = [],
): SitePlan {
  return planSite(makeSource(raw), config, { customBlocks: new Set(customBlocks), pictures: noPictures });
}

/** Addresses of all pages, in the plan's order. */
export function addressesOf(site: SitePlan): readonly string[] {
  return Array.from(site.pages(), ({ address }) => address);
}

/** A page and its model. */
export function pageAt(site: SitePlan, address: string) {
  const page = Array.from(site.pages()).find((one) => one.address === address);
  if (!page) throw new Error(`There is no page ${address}; there are ${addressesOf(site).join(', ')}.`);
  return { ...page, ...page.buildModel() };
}

/** The content of a page, as one kind. */
export function contentAt<Kind extends PageModel['content']['kind']>(site: SitePlan, address: string, kind: Kind) {
  const { content } = pageAt(site, address).model;
  if (content.kind !== kind) throw new Error(`The page ${address} is of kind ${content.kind}, not ${kind}.`);
  return content as Extract<PageModel['content'], { kind: Kind }>;
}
