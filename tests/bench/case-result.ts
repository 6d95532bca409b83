import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Measurement } from './measure-process.ts';

/** One measured case of one round. */
export interface CaseResult {
  readonly name: string;
  /** What its times are compared with: the floors, or nothing where it does other work. */
  readonly kind: 'floor' | 'case' | 'apart';
  /** On the process's own clock for floors, from start to exit for everything else. */
  readonly wallMs: number;
  /** Part of `wallMs` that was the durable sync. */
  readonly syncMs?: number;
  readonly cpuMs: number;
  readonly peakMiB: number;
  /** Of the output. */
  readonly files?: number;
  readonly bytes?: number;
  /** Stages as `generate --json` reports them. */
  readonly stages?: Readonly<Record<string, number>>;
}

/** Puts what was measured under a name. */
export function toResult(
  name: string,
  { wallMs, cpuMs, peakMiB }: Measurement,
  facts: Partial<CaseResult> = {},
): CaseResult {
  return { name, kind: 'case', wallMs, cpuMs, peakMiB, ...facts };
}

/** Files and bytes below a folder. */
export function countFiles(folder: string): { readonly files: number; readonly bytes: number } {
  let files = 0;
  let bytes = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    const found = entry.isDirectory() ? countFiles(path) : { files: 1, bytes: statSync(path).size };
    files += found.files;
    bytes += found.bytes;
  }
  return { files, bytes };
}
