import { readdirSync } from 'node:fs';
import { readManifestHeads } from './manifest-file.ts';
import { isReleaseId, layoutOf, readTimeOfId } from './output-layout.ts';

/** Rules of `publish`: a release stays as long as either keeps it. */
export interface Retention {
  /** Releases kept, newest first, the live one included. */
  readonly keepReleases: number;
  /** Releases that were live within this many days are kept too. */
  readonly keepDays: number;
}

/** A release as far as retention is concerned. */
export interface ReleaseAge {
  readonly id: string;
  readonly sequence: number;
  /** ISO 8601. */
  readonly publishedAt: string;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Lists the release folders there are, newest first; one whose manifest is gone goes by its name, as the oldest. */
export function listReleaseAges(out: string): ReleaseAge[] {
  const heads = new Map(readManifestHeads(out).map((head) => [head.id, head]));
  return readdirSync(layoutOf(out).releases)
    .filter(isReleaseId)
    .map((id) => heads.get(id) ?? { id, sequence: 0, publishedAt: new Date(readTimeOfId(id) || 0).toISOString() })
    .sort((a, b) => b.sequence - a.sequence || (a.id < b.id ? 1 : -1));
}

/**
 * Chooses the releases to keep: the newest by sequence, and those that were still live within `keepDays` of `now`. Age
 * counts from the moment the next release took over, since until then visitors loaded pages of this one.
 */
export function chooseKept(releases: readonly ReleaseAge[], retention: Retention, now: Date): ReadonlySet<string> {
  const newestFirst = releases.toSorted((a, b) => b.sequence - a.sequence);
  const kept = new Set<string>();
  newestFirst.forEach(({ id }, index) => {
    const next = newestFirst[index - 1];
    const endedMs = next ? Date.parse(next.publishedAt) : now.getTime();
    if (index < retention.keepReleases || now.getTime() - endedMs < retention.keepDays * dayMs) kept.add(id);
  });
  return kept;
}
