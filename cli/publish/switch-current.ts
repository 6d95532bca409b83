import { randomBytes } from 'node:crypto';
import { readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { siteError } from '../errors/site-error.ts';
import type { Output } from '../pipeline/stage-types.ts';
import { lookAt, removeQuietly, syncPath } from './disk-files.ts';
import { layoutOf, linkTextOf } from './output-layout.ts';

/**
 * Makes a release the live one: a fresh symbolic link takes the place of `current` in one rename, and the change is
 * durable when this returns. Fails with OUT_CHANGED when `current` is no longer what this run knows; whenever it
 * fails, `current` is what it was.
 */
export function switchCurrent(output: Output, id: string): void {
  const { current } = layoutOf(output.folder);
  const found = lookAt(current)?.isSymbolicLink() ? readlinkSync(current) : undefined;
  if (found !== output.currentLink) throw siteError('OUT_CHANGED', { out: output.folder });

  placeLink(output.folder, linkTextOf(id));
  try {
    syncPath(output.folder);
  } catch (error) {
    putBack(output.folder, found);
    throw error;
  }
  output.currentLink = linkTextOf(id);
}

function placeLink(out: string, linkText: string): void {
  const layout = layoutOf(out);
  const fresh = join(layout.staging, `current-${randomBytes(4).toString('hex')}`);
  try {
    symlinkSync(linkText, fresh);
    renameSync(fresh, layout.current);
  } catch (error) {
    removeQuietly(fresh);
    throw error;
  }
}

/** A switch that may not outlast a power cut is no switch: the earlier link comes back. */
function putBack(out: string, earlier: string | undefined): void {
  if (earlier === undefined) rmSync(layoutOf(out).current, { force: true });
  else placeLink(out, earlier);
}
