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
    losses.push(describePages({ before: oldPages.length, after: newPages.size, vanished }));
  }
  for (const [list, count] of Object.entries(before.listCounts)) {
    const after = listCounts[list];
    if (after === undefined || count - after <= maxShrink * count) continue;
    losses.push(`${list}: ${count} → ${after} (${percentOf(count - after, count)})`);
  }
  if (losses.length > 0) throw siteError('GUARD_SHRINK', { losses: losses.join('\n') });
}

function pageAddresses(files: readonly ManifestFile[]): string[] {
  return files.filter((file) => file.kind === 'page').map((file) => addressOfPath(file.path));
}

function describePages(pages: { before: number; after: number; vanished: readonly string[] }): string {
  const { before, after, vanished } = pages;
  const lost =
    before - after === vanished.length
      ? percentOf(vanished.length, before)
      : `${vanished.length} of the old addresses are gone, ${percentOf(vanished.length, before)}`;
  const named = vanished.slice(0, addressesNamed).join(', ');
  const intro = vanished.length > addressesNamed ? 'among them' : 'namely';
  return `Pages: ${before} → ${after} (${lost}), ${intro} ${named}${vanished.length > addressesNamed ? ' …' : ''}`;
}

function percentOf(part: number, whole: number): string {
  return `−${Math.round((part / whole) * 100)} %`;
}
