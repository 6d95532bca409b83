import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Tells how long the durable sync at the end of a run took: a promise that none of the peers makes. */
export interface SyncClock {
  /** Environment in which the clock hears of a sync. */
  readonly env: Readonly<Record<string, string>>;
  /** Milliseconds of all syncs since it was last asked; 0 where there was none. */
  take(): number;
}

/** Puts a `sync` before the system's one in the path that notes its time and calls the other. */
export function openSyncClock(folder: string): SyncClock {
  mkdirSync(folder, { recursive: true });
  const notes = join(folder, 'nanoseconds');
  const program = join(folder, 'sync');
  const own = execFileSync('sh', ['-c', 'command -v sync'], { encoding: 'utf8' }).trim();
  const lines = ['#!/bin/sh', 'start=$(date +%s%N)', `'${own}' "$@"`, 'status=$?'];
  writeFileSync(program, [...lines, `echo $(($(date +%s%N) - start)) >>'${notes}'`, 'exit $status', ''].join('\n'));
  chmodSync(program, 0o755);
  return {
    env: { PATH: `${folder}:${process.env.PATH ?? ''}` },
    take: () => {
      if (!existsSync(notes)) return 0;
      const spent = readFileSync(notes, 'utf8').trim().split('\n').map(Number);
      rmSync(notes);
      return spent.reduce((sum, each) => sum + each, 0) / 1e6;
    },
  };
}
