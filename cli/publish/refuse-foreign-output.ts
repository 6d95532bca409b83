import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, parse } from 'node:path';
import { siteError } from '../errors/site-error.ts';
import { lookAt } from './disk-files.ts';
import { layoutOf, layoutVersion, releaseIdOfLink, stateFolderName } from './output-layout.ts';

/** Refuses (OUT_NOT_OURS) places that can never be an output folder. Both paths absolute; `out` need not exist. */
export function refuseForbiddenPlace(out: string): void {
  if (out === parse(out).root) throw refusal(out, 'it is the root of the whole disk');
  if (out === homedir()) throw refusal(out, 'it is your home folder');
}

/**
 * Refuses (OUT_NOT_OURS) a folder that somebody else made or changed. Only looks, and follows no symbolic link; an
 * empty folder, and one in which a first run was cut short, will do.
 */
export function refuseForeignOutput(out: string): void {
  const layout = layoutOf(out);
  for (const folder of [layout.state, layout.releases]) refuseUnlessFolder(out, folder);
  for (const name of ['manifests', 'cache', 'work', 'staging', 'trash'] as const) refuseUnlessFolder(out, layout[name]);

  if (lookAt(layout.marker)) refuseOtherLayout(out, layout.marker);
  else refuseUnlessEmpty(out);
  refuseStrangeCurrent(out);
}

function refuseUnlessFolder(out: string, path: string): void {
  const stats = lookAt(path);
  if (!stats || stats.isDirectory()) return;
  const found = stats.isSymbolicLink() ? `a symbolic link to ${readlinkSync(path)}` : 'a file';
  throw refusal(out, `${path} is ${found}, where a folder belongs`);
}

function refuseOtherLayout(out: string, marker: string): void {
  let found: unknown;
  try {
    found = (JSON.parse(readFileSync(marker, 'utf8')) as { layoutVersion?: unknown }).layoutVersion;
  } catch {
    throw refusal(out, `${marker} cannot be read as the mark of an output folder`);
  }
  if (found !== layoutVersion) {
    throw refusal(out, `it has layout ${String(found)} and this version knows layout ${layoutVersion} only`);
  }
}

function refuseUnlessEmpty(out: string): void {
  const strangers = readdirSync(out).filter((name) => name !== stateFolderName && name !== 'lost+found');
  const state = join(out, stateFolderName);
  // A run killed before it could leave its mark has left the empty folder, or a mark half written.
  const inState = lookAt(state) ? readdirSync(state).filter((name) => !name.endsWith('.tmp')) : [];
  const found = [...strangers, ...inState.map((name) => `${stateFolderName}/${name}`)].sort();
  if (found.length === 0) return;
  const more = found.length > 3 ? ` and ${found.length - 3} more` : '';
  throw refusal(out, `it is not empty and not an output folder (it holds ${found.slice(0, 3).join(', ')}${more})`);
}

function refuseStrangeCurrent(out: string): void {
  const { current } = layoutOf(out);
  const stats = lookAt(current);
  if (!stats) return;
  if (!stats.isSymbolicLink()) {
    throw refusal(out, `${current} is a ${stats.isDirectory() ? 'folder' : 'file'}, where a symbolic link belongs`);
  }
  const linkText = readlinkSync(current);
  const id = releaseIdOfLink(out, linkText);
  if (id === undefined) throw refusal(out, `${current} leads to ${linkText}, which is no release`);
  refuseUnlessFolder(out, join(layoutOf(out).releases, id));
}

function refusal(out: string, reason: string): Error {
  return siteError('OUT_NOT_OURS', { out, reason });
}
