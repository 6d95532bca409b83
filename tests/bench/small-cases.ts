import { join } from 'node:path';
import type { RoundJob, Take } from './bench-cases.ts';
import { createBenchSite, pathshala } from './bench-site.ts';
import { type CaseResult, toResult } from './case-result.ts';
import { measureNode } from './measure-process.ts';
import type { SyncClock } from './time-sync.ts';

/** Posts that make a site of 50 pages, listings and fixed pages included. */
export const smallSitePosts = 34;

/** Measures what is all start: a small site in which nothing has changed, help and version. */
export async function measureSmallRuns({
  smallHost,
  folder,
  take,
  syncClock,
}: RoundJob & { readonly take: Take; readonly syncClock: SyncClock }): Promise<void> {
  const small = join(folder, 'small');
  const site = createBenchSite({ folder: small, apiUrl: smallHost.url, precompress: true, syncClock });
  await site.generate('small site');
  await take(() => site.generate('50 pages, unchanged', { kind: 'apart' }));
  for (const flag of ['--help', '--version']) await take(() => measureFlag(flag, small));
}

async function measureFlag(flag: string, cwd: string): Promise<CaseResult> {
  return toResult(flag, await measureNode([pathshala, flag], { cwd }), { kind: 'apart' });
}
