import { readlinkSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { lookAt, onDisk } from './disk-files.ts';
import { readManifestHeads } from './manifest-file.ts';
import { layoutOf, releaseIdOfLink } from './output-layout.ts';
import { refuseForeignOutput } from './refuse-foreign-output.ts';

/** A release as `pathshala releases` lists it. */
export interface ReleaseSummary {
  readonly id: string;
  /** ISO 8601. */
  readonly publishedAt: string;
  /** Grows with each release. */
  readonly sequence: number;
  readonly pages: number;
  /** Visitors see this one. */
  readonly live: boolean;
  /** Equal digests, equal sites. */
  readonly digest: string;
}

/**
 * Lists the releases of an output folder, newest first; none where there is no such folder yet. Only reads, so it
 * needs no lock and waits for nobody. Fails with OUT_NOT_OURS and DISK_REFUSED.
 */
export async function listReleases(out: string): Promise<readonly ReleaseSummary[]> {
  return onDisk(() => {
    if (!lookAt(resolve(out))) return [];
    const folder = realpathSync(resolve(out));
    refuseForeignOutput(folder);
    const { current, manifests, releases } = layoutOf(folder);
    if (!lookAt(manifests)) return [];
    const liveId = lookAt(current) ? releaseIdOfLink(folder, readlinkSync(current)) : undefined;
    return readManifestHeads(folder)
      .filter(({ id }) => lookAt(join(releases, id))?.isDirectory())
      .map(({ id, publishedAt, sequence, pages, digest }) => {
        return { id, publishedAt, sequence, pages, live: id === liveId, digest };
      });
  });
}
