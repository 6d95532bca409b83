import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readManifest } from '../../../cli/publish/manifest-file.ts';
import { listFiles } from './disk.ts';
import type { TestSite } from './site-files.ts';

/**
 * Looks at what visitors see as hard as it can: `current` leads to a release with a manifest, every file of it is
 * there with its digest and no other but carried assets and variants that hold the very same bytes, all pages are of one
 * version. Gives what is wrong.
 */
export function findDamage(out: string): string[] {
  const wrong: string[] = [];
  const id = basename(readlinkSync(join(out, 'current')));
  const root = join(out, 'releases', id);
  const manifest = readManifest(out, id);
  if (!manifest) return [`${id} has no manifest`];
  for (const { path, digest } of manifest.files) {
    if (digestFile(join(root, path)) !== digest) wrong.push(`${path} is missing or not what was published`);
  }
  const known = new Set([...manifest.files, ...manifest.carriedAssets].map((file) => file.path));
  for (const path of listFiles(root)) {
    if (known.has(path)) continue;
    if (!known.has(path.slice(0, -3))) wrong.push(`${path} is in no manifest`);
    else if (!isVariantOfItsFile(join(root, path))) wrong.push(`${path} holds something else than its file`);
  }
  for (const { path, size } of manifest.files) {
    if (size < 1024 || !/\.(html|js)$/.test(path)) continue;
    for (const ending of ['.br', '.gz'])
      if (!existsSync(join(root, path + ending))) wrong.push(`${path} lacks ${ending}`);
  }
  const versions = new Set(
    listFiles(root)
      .filter(isPage)
      .map((path) => versionOf(join(root, path))),
  );
  if (versions.size !== 1) wrong.push(`pages of ${versions.size} versions`);
  return wrong;
}

/** The same for a folder that is written in place: is it exactly one version of the site? */
export function findTornPages(folder: string, siteOf: (version: string) => TestSite): string[] {
  const versions = new Set(
    listFiles(folder)
      .filter(isPage)
      .map((path) => versionOf(join(folder, path))),
  );
  if (versions.size !== 1) return [`pages of ${versions.size} versions`];
  const [version = ''] = versions;
  return Object.keys(siteOf(version)).filter((path) => digestFile(join(folder, path)) === undefined);
}

/** Releases by id, for a look at what is kept. */
export function listReleaseFolders(out: string): string[] {
  return readdirSync(join(out, 'releases')).sort();
}

/** True for a variant that decompresses to exactly the file it stands beside. */
export function isVariantOfItsFile(path: string): boolean {
  const decompress = { '.br': brotliDecompressSync, '.gz': gunzipSync }[path.slice(-3)];
  try {
    return decompress?.(readFileSync(path)).equals(readFileSync(path.slice(0, -3))) === true;
  } catch {
    return false;
  }
}

function isPage(path: string): boolean {
  return path.endsWith('.html');
}

function versionOf(path: string): string {
  return readFileSync(path, 'utf8').match(/data-version="(v\d+)">.+<\/html>$/)?.[1] ?? 'cut';
}

function digestFile(path: string): string | undefined {
  try {
    return createHash('sha256').update(readFileSync(path)).digest('hex');
  } catch {
    return undefined;
  }
}
