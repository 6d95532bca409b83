import { siteError } from '../errors/site-error.ts';
import type { ManifestFile, ReleaseManifest } from '../pipeline/stage-types.ts';
import { addressOfPath } from './release-paths.ts';

/** Vanished addresses that a refusal names. */
const addressesNamed = 5;

/** What the guard compares. */
export interface Shrinking {
  readonly before: ReleaseManifest;
  readonly files: readonly ManifestFile[];
  readonly listCounts: Readonly<Record<string, number>>;
  readonly maxShrink: number;
}

/**
 * Refuses (GUARD_SHRINK) a release that loses more than the allowed share of the live pages or of any list. A page is
 * lost when its address is: as many pages under other addresses leave every old one a 404. A list that this run did
 * not need is not compared.
 */
export function refuseShrinking({ before, files, listCounts, maxShrink }: Shrinking): void {
  const losses: string[] = [];
  const oldPages = pageAddresses(before.files);
  const newPages = new Set(pageAddresses(files));
  const vanished = oldPages.filter((address) => !newPages.has(address));
  if (vanished.length > maxShrink * oldPages.length) {
    losses.push(describePages({ before: oldPages.length, after: newPages.size, lost: vanished.length }));
  }
  for (const [list, count] of Object.entries(before.listCounts)) {
    const after = listCounts[list];
    if (after === undefined || count - after <= maxShrink * count) continue;
    losses.push(`${list}: ${count} → ${after} (${percentOf(count - after, count)})`);
  }
  if (losses.length === 0) return;
  if (vanished.length > 0) losses.push(`These pages would vanish: ${nameSome(vanished)}`);
  throw siteError('GUARD_SHRINK', { losses: losses.join('\n') });
}

function pageAddresses(files: readonly ManifestFile[]): string[] {
  return files.filter((file) => file.kind === 'page').map((file) => addressOfPath(file.path));
}

function describePages({ before, after, lost }: { before: number; after: number; lost: number }): string {
  const share = percentOf(lost, before);
  const loss = before - after === lost ? share : `${lost} of the old addresses are gone, ${share}`;
  return `Pages: ${before} → ${after} (${loss})`;
}

function nameSome(addresses: readonly string[]): string {
  const named = addresses.slice(0, addressesNamed).join(', ');
  const rest = addresses.length - addressesNamed;
  return rest > 0 ? `${named} and ${rest} more` : named;
}

function percentOf(part: number, whole: number): string {
  return `−${Math.round((part / whole) * 100)} %`;
}
