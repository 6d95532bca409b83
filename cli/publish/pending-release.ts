import { readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { lookAt, replaceFile, syncPath } from './disk-files.ts';
import { manifestPath } from './manifest-file.ts';
import { isReleaseId, layoutOf, releaseIdOfLink } from './output-layout.ts';

/** Notes, durably, which release is about to appear: one that is never switched to must not stay. */
export function notePending(out: string, id: string): void {
  replaceFile(layoutOf(out).pending, `${id}\n`);
}

/**
 * Ends what a run began that did not come to its end: a release that `current` does not show is removed with its
 * manifest, so that neither the list of releases nor a rollback ever meets it. Does nothing when nothing is pending.
 */
export function settlePending(out: string): void {
  const layout = layoutOf(out);
  if (!lookAt(layout.pending)) return;
  const id = readFileSync(layout.pending, 'utf8').trim();
  const linkText = lookAt(layout.current)?.isSymbolicLink() ? readlinkSync(layout.current) : '';
  if (isReleaseId(id) && releaseIdOfLink(out, linkText) !== id) {
    rmSync(join(layout.releases, id), { recursive: true, force: true });
    rmSync(manifestPath(out, id), { force: true });
    syncPath(layout.releases);
  }
  rmSync(layout.pending);
  syncPath(layout.state);
}
