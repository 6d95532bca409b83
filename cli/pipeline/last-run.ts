import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Warning } from '../log/warnings.ts';
import type { AnsweredCall } from './stage-types.ts';

/**
 * What the last run was made from and what came of it. A site is a function of its inputs and of the host's answers:
 * when both are the same, so is every file, and nothing needs to be planned or rendered to know it.
 */
export interface LastRun {
  /** Digest of everything but the answers: configuration, theme, program. */
  readonly inputs: string;
  readonly answers: readonly AnsweredCall[];
  /** Pictures that were asked for, and what was made of them. */
  readonly pictures: { readonly addresses: readonly string[]; readonly digest: string };
  /** The release in which it ended. */
  readonly release: string;
  readonly pages: number;
  readonly assets: { readonly total: number; readonly bytes: number };
  /** Said by every run over the same content. */
  readonly warnings: readonly Warning[];
}

const placeOf = (cacheFolder: string) => join(cacheFolder, 'last-run.json');

/** Reads what is known of the last run; undefined when there is nothing, or nothing that can be read. */
export function readLastRun(cacheFolder: string): LastRun | undefined {
  try {
    return JSON.parse(readFileSync(placeOf(cacheFolder), 'utf8')) as LastRun;
  } catch {
    return undefined;
  }
}

/** Remembers a run, or forgets the last one. A cache: where the disk refuses, the next run takes the long way. */
export function keepLastRun(cacheFolder: string, run: LastRun | undefined): void {
  const place = placeOf(cacheFolder);
  try {
    rmSync(place, { force: true });
    if (run === undefined) return;
    writeFileSync(`${place}.tmp`, JSON.stringify(run));
    renameSync(`${place}.tmp`, place);
  } catch {
    // What is missing or old is told by its release and its inputs.
  }
}
