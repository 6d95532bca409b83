import type { LiveRelease, ManifestFile, PageCounts } from '../pipeline/stage-types.ts';

/** Counts the pages of a run and how they differ from the live release's; `rendered` pages were made anew. */
export function countPages(options: {
  readonly files: readonly ManifestFile[];
  readonly live: LiveRelease | undefined;
  readonly rendered: number;
}): PageCounts {
  const { files, live, rendered } = options;
  let total = 0;
  let added = 0;
  let changed = 0;
  for (const { kind, path, digest } of files) {
    if (kind !== 'page') continue;
    total++;
    const earlier = live?.files.get(path);
    if (earlier?.kind !== 'page') added++;
    else if (earlier.digest !== digest) changed++;
  }
  const livePages = live?.manifest.files.filter((file) => file.kind === 'page').length ?? 0;
  return { total, rendered, reused: total - rendered, added, changed, removed: livePages - (total - added) };
}
