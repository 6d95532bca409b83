import { join } from 'node:path';
import type { Warn } from '../log/warnings.ts';
import type { LiveRelease, Output, ReleaseManifest } from '../pipeline/stage-types.ts';
import { lookAt } from './disk-files.ts';
import { manifestPath, readManifest, readManifestHeads } from './manifest-file.ts';
import { layoutOf, releaseIdOfLink } from './output-layout.ts';

/**
 * Reads the release that `current` shows. `undefined` when there is none, or when its folder or its manifest is gone
 * or damaged: then nothing can be reused, and the next publish writes every file anew.
 */
export function readLiveRelease(output: Output, warn: Warn = () => {}): LiveRelease | undefined {
  const id = output.currentLink === undefined ? undefined : releaseIdOfLink(output.folder, output.currentLink);
  if (id === undefined) return undefined;
  const folder = join(layoutOf(output.folder).releases, id);
  if (!lookAt(folder)?.isDirectory()) return undefined;
  const manifest = readManifest(output.folder, id);
  if (!manifest) {
    const path = manifestPath(output.folder, id);
    warn({ code: 'MANIFEST_UNREADABLE', message: `${path} cannot be read; every file is written anew.`, where: path });
    return undefined;
  }
  return { id, folder, manifest, files: new Map(manifest.files.map((file) => [file.path, file])) };
}

/** The newest release whose manifest can be read: what the guard compares with when the live one's cannot. */
export function readNewestManifest(out: string): ReleaseManifest | undefined {
  for (const { id } of readManifestHeads(out)) {
    const manifest = readManifest(out, id);
    if (manifest) return manifest;
  }
  return undefined;
}
