import type { SandboxContent } from './content-types.ts';
import { loadSampleContent } from './sample-content/load-sample-content.ts';

/** The content of a running sandbox. */
export interface ContentStore {
  /** The content as it stands; read only, change it by `update`. */
  readonly current: SandboxContent;
  /** Grows by one with each update. */
  readonly revision: number;
  /** Changes the content while the sandbox runs; entity tags follow what really changed. */
  update(change: (content: SandboxContent) => void): void;
  /** Back to the content the sandbox started with. */
  reset(): void;
}

/**
 * Makes the store, filled with the sample content and the given number of generated posts. `documentsAt` gives the
 * address of the host that serves the documents: a download's address stands whole in its record.
 */
export function createContentStore({
  posts,
  documentsAt,
}: {
  readonly posts: number;
  readonly documentsAt: () => string;
}): ContentStore {
  const load = (): SandboxContent => {
    const sample = loadSampleContent();
    for (const download of sample.collections.download) download.url = `${documentsAt()}${download.url}`;
    return { ...sample, generatedPosts: { count: posts, changes: {} } };
  };
  let loaded: SandboxContent | undefined;
  let revision = 1;
  const store: ContentStore = {
    get current() {
      // Loaded when it is first asked for: before the host listens, its address is not known.
      loaded ??= load();
      return loaded;
    },
    get revision() {
      return revision;
    },
    update(change) {
      change(store.current);
      revision += 1;
    },
    reset() {
      loaded = load();
      revision += 1;
    },
  };
  return store;
}
