import { readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Warn } from '../log/warnings.ts';
import { lookAt } from './disk-files.ts';
import { manifestPath } from './manifest-file.ts';
import { isReleaseId, layoutOf } from './output-layout.ts';
import type { ReleaseAge } from './retention.ts';

/**
 * Deletes the releases that are not kept. Each leaves `releases` in one rename before it is deleted, so that a run cut
 * short leaves none half deleted among the whole ones. A failure is a warning: the new release is live already.
 */
export function pruneReleases(options: {
  readonly out: string;
  readonly releases: readonly ReleaseAge[];
  readonly isKept: (id: string) => boolean;
  readonly warn: Warn;
}): void {
  const { out, releases, isKept, warn } = options;
  const layout = layoutOf(out);
  for (const { id } of releases) {
    if (isKept(id)) continue;
    try {
      const trashed = join(layout.trash, id);
      renameSync(join(layout.releases, id), trashed);
      rmSync(manifestPath(out, id), { force: true });
      rmSync(trashed, { recursive: true, force: true });
    } catch (error) {
      warnOfPruning({ warn, where: join(layout.releases, id), error });
    }
  }
  try {
    removeLoneManifests(out);
  } catch (error) {
    warnOfPruning({ warn, where: layout.manifests, error });
  }
}

/** Removes manifests whose release is gone: a run was cut short between the two, or somebody deleted a release. */
function removeLoneManifests(out: string): void {
  const layout = layoutOf(out);
  for (const name of readdirSync(layout.manifests)) {
    const id = name.replace(/\.ndjson$/, '');
    const isOurs = name.endsWith('.tmp') || isReleaseId(id);
    if (isOurs && !lookAt(join(layout.releases, id))) rmSync(join(layout.manifests, name), { force: true });
  }
}

function warnOfPruning(failure: { readonly warn: Warn; readonly where: string; readonly error: unknown }): void {
  const { warn, where, error } = failure;
  const reason = error instanceof Error ? error.message : String(error);
  warn({ code: 'PRUNE_FAILED', message: `An old release could not be deleted: ${reason}.`, where });
}
