import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { createBenchSite, root } from './bench-site.ts';
import { type CaseResult, toResult } from './case-result.ts';
import { measureNode } from './measure-process.ts';
import { measurePeers, type PeerProgram } from './peer-cases.ts';
import { measureReactLoop } from './react-loop-case.ts';
import { measureSmallRuns } from './small-cases.ts';
import type { ContentHost } from './start-content-host.ts';
import { openSyncClock } from './time-sync.ts';

export interface RoundJob {
  readonly host: ContentHost;
  /** Host of a site of 50 pages. */
  readonly smallHost: ContentHost;
  readonly posts: number;
  /** A folder of the round's own, not yet there. */
  readonly folder: string;
  readonly quick: boolean;
  readonly peers: readonly PeerProgram[];
}

/** Measures a case and puts it down. */
export type Take = (measure: () => Promise<CaseResult>) => Promise<CaseResult>;

const program = (name: string) => join(import.meta.dirname, `${name}.js`);

/** Measures every case once, in an order in which each finds what it needs. */
export async function runRound(job: RoundJob): Promise<readonly CaseResult[]> {
  const { host, posts, folder, quick } = job;
  const results: CaseResult[] = [];
  const take: Take = async (measure) => {
    // What earlier cases left to be written must not be written during this one.
    execFileSync('sync');
    const result = await measure();
    results.push(result);
    return result;
  };
  const syncClock = openSyncClock(join(folder, 'sync'));
  const site = createBenchSite({ folder: join(folder, 'site'), apiUrl: host.url, precompress: false, syncClock });
  const same = { menuEdition: 1, etags: true };
  const edited = { ...same, editedPost: Math.floor(posts / 2) };

  await host.show(same);
  // The host makes its answers when they are first asked for: not on the clock.
  await measureNode([program('floor-fetch'), host.url, String(posts)], { cwd: folder });
  await take(() => measureFloor('floor: start of Node', ['-e', '']));
  await take(() => measureFloor('floor: fetch and parse', [program('floor-fetch'), host.url, String(posts)]));
  await take(() => site.generate('cold', { count: true }));
  await take(() => measureFloor('floor: write', [program('floor-write'), site.output, join(folder, 'written')]));
  if (!quick) await measureReactLoop({ ...job, take, example: site.output });
  await measurePeers({ ...job, take, example: site.output });
  await take(() => site.generate('unchanged'));
  if (!quick) {
    await host.show({ ...same, etags: false });
    await take(() => site.generate('unchanged, no entity tags'));
    await host.show(same);
    await site.generate('unchanged');
  }
  await host.show(edited);
  await take(() => site.generate('one post changed'));
  await host.show({ ...edited, menuEdition: 2 });
  await take(() => site.generate('menu changed', { count: true }));
  if (!quick) {
    const whole = { folder: join(folder, 'compressed'), apiUrl: host.url, precompress: true, syncClock };
    await take(() => createBenchSite(whole).generate('cold, with .br and .gz', { count: true }));
  }
  await measureSmallRuns({ ...job, take, syncClock });
  return results;
}

async function measureFloor(name: string, args: readonly string[]): Promise<CaseResult> {
  const measured = await measureNode(args, { cwd: root });
  const told = measured.stdout === '' ? {} : (JSON.parse(measured.stdout) as { ms?: number });
  const { ms = measured.wallMs, ...facts } = told;
  return toResult(name, measured, { kind: 'floor', ...facts, wallMs: ms });
}
