import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Measurement, measureNode } from './measure-process.ts';
import type { ContentHost } from './start-content-host.ts';

/** One measured case of one round. */
export interface CaseResult {
  readonly name: string;
  /** On the process's own clock for floors, from start to exit for everything else. */
  readonly wallMs: number;
  readonly cpuMs: number;
  readonly peakMiB: number;
  readonly files?: number;
  readonly bytes?: number;
  /** Stages as `generate --json` reports them. */
  readonly stages?: Readonly<Record<string, number>>;
}

export interface RoundJob {
  readonly host: ContentHost;
  readonly posts: number;
  /** A folder of the round's own, not yet there. */
  readonly folder: string;
  readonly quick: boolean;
}

const root = join(import.meta.dirname, '../../..');
const pathshala = join(root, 'dist/main.js');
const program = (name: string) => join(import.meta.dirname, `${name}.js`);

/** Measures every case once, in an order in which each finds what it needs. */
export async function runRound({ host, posts, folder, quick }: RoundJob): Promise<readonly CaseResult[]> {
  const site = join(folder, 'site');
  mkdirSync(site, { recursive: true });
  writeFileSync(join(site, 'pathshala.config.json'), JSON.stringify(configFor(host.url)));
  const same = { menuEdition: 1, etags: true };
  const results: CaseResult[] = [];
  const take = async (measure: () => Promise<CaseResult>) => {
    // What earlier cases left to be written must not be written during this one.
    execFileSync('sync');
    results.push(await measure());
  };
  const generate = (name: string, ...args: string[]) => take(() => measureGenerate(name, { site, args }));

  await host.show(same);
  // The host makes its answers when they are first asked for: not on the clock.
  await measureNode([program('floor-fetch'), host.url, String(posts)], folder);
  await take(() => measureFloor('floor: start of Node', ['-e', '']));
  await take(() => measureFloor('floor: fetch and parse', [program('floor-fetch'), host.url, String(posts)]));
  await generate('cold');
  const written = join(site, 'site/current/');
  await take(() => measureFloor('floor: write', [program('floor-write'), written, join(folder, 'written')]));
  if (!quick) {
    const loop = [program('react-loop'), host.url, String(posts), join(folder, 'loop')];
    await take(() => measureFloor('plain React loop', loop));
  }
  await generate('unchanged');
  if (!quick) {
    await host.show({ ...same, etags: false });
    await generate('unchanged, no entity tags');
    await host.show(same);
    await generate('unchanged');
  }
  await host.show({ ...same, editedPost: Math.floor(posts / 2) });
  await generate('one post changed');
  await host.show({ menuEdition: 2, etags: true, editedPost: Math.floor(posts / 2) });
  await generate('menu changed');
  return results;
}

function configFor(url: string): object {
  return {
    site: { origin: 'https://www.example-ias.in', name: 'Example IAS' },
    api: { host: url, apihost: 'www.example-ias.in' },
    portal: { host: 'http://127.0.0.1:9' },
    identifiers: { firm: 'f', center: 'c', insty: 'i', enquiryType: 't', session: 's' },
    images: 'remote',
  };
}

async function measureFloor(name: string, args: readonly string[]): Promise<CaseResult> {
  const measured = await measureNode(args, root);
  const told = measured.stdout === '' ? {} : (JSON.parse(measured.stdout) as { ms?: number });
  return { ...toResult(name, measured), ...told, wallMs: told.ms ?? measured.wallMs };
}

async function measureGenerate(
  name: string,
  { site, args }: { readonly site: string; readonly args: readonly string[] },
): Promise<CaseResult> {
  const measured = await measureNode([pathshala, 'generate', '--json', '--quiet', ...args], site);
  const { durationMs } = JSON.parse(measured.stdout) as { durationMs: Record<string, number> };
  return { ...toResult(name, measured), stages: durationMs };
}

function toResult(name: string, { wallMs, cpuMs, peakMiB }: Measurement): CaseResult {
  return { name, wallMs, cpuMs, peakMiB };
}
