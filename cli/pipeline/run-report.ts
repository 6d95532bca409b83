import { relative } from 'node:path';
import type { ErrorReport } from '../errors/describe-error.ts';
import type { Warn, Warning } from '../log/warnings.ts';
import type { PageCounts } from './stage-types.ts';

/** How a run of `generate` ended (contract, section 1). */
export type RunStatus = 'published' | 'unchanged' | 'dry-run' | 'refused' | 'failed';

/** Stages whose time is told. */
export type StageName = 'fetch' | 'plan' | 'render' | 'write' | 'publish';

/** The object `--json` prints. */
export interface RunReport {
  readonly status: RunStatus;
  /** The live release after the run; null when there is none. */
  readonly release: string | null;
  readonly out: string;
  readonly pages: PageCounts;
  readonly assets: { readonly total: number; readonly bytes: number };
  readonly durationMs: Readonly<Record<StageName | 'total', number>>;
  readonly warnings: readonly Warning[];
  readonly error?: ErrorReport;
}

/** Gathers what is known of a run as it goes, so that a failing one can tell how far it came. */
export interface RunRecord {
  readonly warn: Warn;
  readonly warnings: readonly Warning[];
  release: string | null;
  pages: PageCounts;
  assets: { readonly total: number; readonly bytes: number };
  /** Adds time to a stage; render and write alternate page by page. */
  addTime(stage: StageName, milliseconds: number): void;
  report(status: RunStatus, error?: ErrorReport): RunReport;
}

const noPages: PageCounts = { total: 0, rendered: 0, reused: 0, added: 0, changed: 0, removed: 0 };

/** Starts the record of a run. `onWarning` hears each warning as it comes up. */
export function startRunRecord(options: { readonly out: string; readonly onWarning: Warn }): RunRecord {
  const startedAt = performance.now();
  const times: Record<StageName, number> = { fetch: 0, plan: 0, render: 0, write: 0, publish: 0 };
  const warnings: Warning[] = [];
  const record: RunRecord = {
    warn: (warning) => {
      warnings.push(warning);
      options.onWarning(warning);
    },
    warnings,
    release: null,
    pages: noPages,
    assets: { total: 0, bytes: 0 },
    addTime: (stage, milliseconds) => {
      times[stage] += milliseconds;
    },
    report: (status, error) => ({
      status,
      release: record.release,
      out: showPath(options.out),
      pages: record.pages,
      assets: record.assets,
      durationMs: { ...roundAll(times), total: Math.round(performance.now() - startedAt) },
      warnings,
      ...(error === undefined ? {} : { error }),
    }),
  };
  return record;
}

function roundAll(times: Readonly<Record<StageName, number>>): Record<StageName, number> {
  return {
    fetch: Math.round(times.fetch),
    plan: Math.round(times.plan),
    render: Math.round(times.render),
    write: Math.round(times.write),
    publish: Math.round(times.publish),
  };
}

/** A path as the operator would type it: relative to the working directory where it lies below it. */
export function showPath(path: string): string {
  const below = relative(process.cwd(), path);
  return below === '' ? '.' : below.startsWith('..') ? path : below;
}
