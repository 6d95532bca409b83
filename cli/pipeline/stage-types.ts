import type { CollectionName, CollectionRecord, ProductRecord } from '../../config/contracts/collections.ts';
import type { PageEntry } from '../../config/contracts/page-entries.ts';
import type { WebsiteSettings } from '../../config/contracts/settings.ts';
import type { Lang } from '../../config/lang.ts';
import type { PageModel, SiteModel } from '../../config/page-model.ts';
import type { Warning } from '../log/warnings.ts';
import type { PageJob } from './page-job.ts';

/** What the stages hand to one another. Stages import these types, never each other. */

// ── fetch → plan ────────────────────────────────────────────────────────────────────────────────

/** What every site has: fetched first, because it says what else is needed. */
export interface SiteSettings {
  readonly settings: WebsiteSettings;
  /** In the host's order. */
  readonly entries: readonly PageEntry[];
}

/** A collection the plan asks for. */
export interface CollectionNeed {
  readonly name: CollectionName;
  /** Behind a pattern: without it the run fails. */
  readonly required: boolean;
  /** Fields that address patterns use as parameters. */
  readonly params: readonly string[];
  /** The addresses of its pictures are asked for too. */
  readonly pictures?: boolean;
}

/** Everything to fetch beyond the settings. */
export interface ContentNeeds {
  readonly collections: readonly CollectionNeed[];
  /** Ids of products that blocks show. */
  readonly products: readonly string[];
}

/** What is kept in memory of a record; the record itself stays on disk until its page is built. */
export interface RecordFacts {
  readonly id: string;
  /** Digest of the whole checked record: equal digests, equal records. */
  readonly digest: string;
  readonly lang: Lang;
  /** Shown in lists and links; name or title of the record. */
  readonly slug?: string;
  readonly order?: number;
  /** As sent; blog posts and news are listed newest first. */
  readonly publishedAt?: string;
  /** Slug of a blog post's or download's category. */
  readonly category?: string;
  /** Name of the list of a webberlistitem. */
  readonly list?: string;
  /** Album of a photograph. */
  readonly album?: string;
  /** Id of a course's programme. */
  readonly program?: string;
  /** Values of the fields that `CollectionNeed.params` names, as text; empty text where a record has none. */
  readonly params: Readonly<Record<string, string>>;
  /** Addresses of its pictures as sent, each once, where `CollectionNeed.pictures` asks for them; missing: none. */
  readonly pictures?: readonly string[];
}

/**
 * One collection, checked, without duplicates, in its lasting order: `order` where given, then newest first where
 * dated, then by id; never the order of arrival.
 */
export interface RecordList<Name extends CollectionName = CollectionName> {
  readonly name: Name;
  readonly facts: readonly RecordFacts[];
  /** Reads one record back. Synchronous: a page is built in one go. The facts must be those of the list, no copy. */
  read(facts: RecordFacts): CollectionRecord<Name>;
  /** The same without its `html`, at a fraction of the cost: what cards, listings and feeds show. */
  readBrief(facts: RecordFacts): CollectionRecord<Name>;
}

/** What a call of a run was answered. */
export interface AnsweredCall {
  readonly url: string;
  readonly status: number;
  /** SHA-256 of the body; empty for the other statuses that are an answer, such as 404. */
  readonly digest: string;
}

/** Everything the hosts said. */
export interface SiteSource extends SiteSettings {
  readonly collections: { readonly [Name in CollectionName]?: RecordList<Name> };
  /** By the id a block asked for; a product that answered 404 is missing. */
  readonly products: ReadonlyMap<string, ProductRecord>;
}

// ── plan → render ───────────────────────────────────────────────────────────────────────────────

/** A page to be: where it goes and what it depends on. Small; its model is built only when it is rendered. */
export interface PlannedPage {
  /** Canonical same-site path, decoded, without trailing slash (`/` for home). */
  readonly address: string;
  /** Path inside the release, such as `blog/first.html`. */
  readonly outputPath: string;
  readonly lang: Lang;
  /** Stands in the sitemap (not `/login`, not 404). */
  readonly listed: boolean;
  /** Everything its model depends on beyond the site itself, as text: equal text, equal model. */
  readonly inputs: string;
  /** Builds the model; pure but for reading its own records. Warnings name what had to be left out. */
  buildModel(): { readonly model: PageModel; readonly warnings: readonly Warning[] };
}

/** A page in the sitemap. Absolute addresses. */
export interface SitemapEntry {
  readonly href: string;
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[];
}

/** A feed: Atom, one per language and collection. */
export interface PlannedFeed {
  readonly outputPath: string;
  readonly lang: Lang;
  /** Everything the feed depends on, as text. */
  readonly inputs: string;
  build(): FeedModel;
}
export interface FeedModel {
  readonly title: string;
  readonly selfHref: string;
  readonly homeHref: string;
  readonly lang: Lang;
  /** RFC 3339; that of the newest entry. */
  readonly updated: string;
  readonly author: string;
  readonly entries: readonly {
    readonly title: string;
    readonly href: string;
    readonly updated: string;
    readonly summary?: string;
  }[];
}

/** The whole site before anything is rendered. */
export interface SitePlan {
  readonly sites: Readonly<Record<Lang, SiteModel>>;
  /** Every page, in a lasting order, made one by one. */
  pages(): Iterable<PlannedPage>;
  readonly pageCount: number;
  readonly feeds: readonly PlannedFeed[];
  sitemap(): Iterable<SitemapEntry>;
  /** Scripts the CMS injects into every head, after `scripts.allow`. */
  readonly scripts: readonly {
    readonly attributes: readonly (readonly [string, string | true])[];
    readonly text: string;
  }[];
  /** Records per list, for the guard: collections by name, and `dynamic-page-uri`. */
  readonly listCounts: Readonly<Record<string, number>>;
  readonly warnings: readonly Warning[];
}

// ── render → write ──────────────────────────────────────────────────────────────────────────────

/** A file of the release to be. */
export interface OutputFile {
  /** Path inside the release. */
  readonly path: string;
  /** `page` counts in the summary; `asset` is kept reachable for later releases; `file` is anything else. */
  readonly kind: 'page' | 'asset' | 'file';
  /** Digest of everything its bytes depend on: equal keys, equal bytes. */
  readonly key: string;
  /** Makes the bytes; called only when no earlier release has the key. */
  produce(): ProducedFile;
  /** Of a page: the part of that work which another thread can do, and what is to be said of the rest. */
  delegate?(): { readonly job: PageJob; readonly warnings: readonly Warning[] };
}
export interface ProducedFile {
  /** Bytes may lie in memory that the next file's use again. */
  readonly bytes: string | Uint8Array;
  /** Same-site paths the file links to, decoded, without query and fragment; each once. */
  readonly links: readonly string[];
  readonly warnings: readonly Warning[];
}

// ── write → publish ─────────────────────────────────────────────────────────────────────────────

/** A file as a manifest keeps it. */
export interface ManifestFile {
  readonly path: string;
  readonly kind: OutputFile['kind'];
  readonly key: string;
  /** SHA-256 of the bytes, hexadecimal. */
  readonly digest: string;
  /** Bytes. */
  readonly size: number;
  readonly links: readonly string[];
  readonly warnings: readonly Warning[];
}

/** What is remembered of a release, outside the web root. */
export interface ReleaseManifest {
  readonly layoutVersion: 1;
  readonly id: string;
  /** Grows by one with each release: order never depends on the clock. */
  readonly sequence: number;
  /** ISO 8601, for people and for retention by age. */
  readonly publishedAt: string;
  /** Digest over paths and contents of its own files: equal digests, equal sites. */
  readonly digest: string;
  readonly listCounts: Readonly<Record<string, number>>;
  readonly files: readonly ManifestFile[];
  /** Assets of earlier releases that this one keeps reachable. */
  readonly carriedAssets: readonly { readonly path: string; readonly size: number; readonly from: string }[];
}

/** The release visitors see, as a run finds it. */
export interface LiveRelease {
  readonly id: string;
  /** Its folder, absolute. */
  readonly folder: string;
  readonly manifest: ReleaseManifest;
  /** The manifest's files by path. */
  readonly files: ReadonlyMap<string, ManifestFile>;
}

/** An output folder that was checked and is locked by this run. */
export interface Output {
  /** Absolute, symbolic links resolved. */
  readonly folder: string;
  /** Kept from run to run. */
  readonly cacheFolder: string;
  /** Empty at the start of a run, removed at its end. */
  readonly workFolder: string;
  /** What `current` said when it was last looked at by this run; publishing stops when it says something else. */
  currentLink: string | undefined;
  /** Gives the lock back. */
  readonly releaseLock: () => Promise<void>;
  /** Begins a folder for the release to be; files are reused from the live one. */
  openStaging(live: LiveRelease | undefined): Staging;
}

/** The folder of a release to be. Every call is synchronous and fails with DISK_REFUSED when the disk refuses. */
export interface Staging {
  readonly folder: string;
  /** Writes a new file. */
  write(path: string, bytes: Uint8Array): void;
  /** Makes the folders above a path, and gives its absolute place. */
  prepare(path: string): string;
  /** Takes over the live release's file of that path, as a hard link where the file system has them. */
  reuse(path: string): void;
  /** Removes the folder, as far as the disk allows. */
  discard(): void;
}

/** A release that stands complete beside the live one, not yet published. */
export interface StagedRelease {
  /** Missing when nothing differs from the live release: its files are the live ones. */
  readonly folder: string | undefined;
  /** Nothing differs from the live release, byte for byte. */
  readonly unchanged: boolean;
  /** Sorted by path. */
  readonly files: readonly ManifestFile[];
  /** Paths whose bytes were written anew; the others are the live release's files. */
  readonly written: ReadonlySet<string>;
  /** Digest over paths and contents: equal digests, equal sites. */
  readonly digest: string;
  readonly counts: PageCounts;
  readonly assets: { readonly total: number; readonly bytes: number };
  /** Size of all files together. */
  readonly bytes: number;
}

/** Pages of a run: rendered anew, reused from the last release; and how they differ from it. */
export interface PageCounts {
  readonly total: number;
  readonly rendered: number;
  readonly reused: number;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}
