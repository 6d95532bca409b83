import { join } from 'node:path';
import { findCustomBlocks, type ThemeFolders } from '../bundle/theme-slots-plugin.ts';
import type { LoadedConfig } from '../load-config.ts';
import type { Logger } from '../log/logger.ts';
import { packageFolder } from '../package-folder.ts';
import type { RunRecord } from './run-report.ts';
import type { Output } from './stage-types.ts';

/** One run of `generate`. */
export interface BuildJob {
  readonly loaded: LoadedConfig;
  readonly log: Logger;
  /** Ignores caches: everything is fetched and rendered anew. */
  readonly full: boolean;
  /** Publishes although the guard refuses. */
  readonly force: boolean;
  /** Any warning refuses. */
  readonly strict: boolean;
  /** Everything but publish. */
  readonly dryRun: boolean;
}

/** What the stages of one run share. */
export interface Run extends BuildJob {
  readonly record: RunRecord;
  readonly output: Output;
  readonly folders: ThemeFolders;
  /** Names of the block types that only the operator's theme has. */
  readonly customBlocks: ReadonlySet<string>;
}

/** Begins a run on an output folder that is open and locked. */
export function startRun(job: BuildJob, { record, output }: Pick<Run, 'record' | 'output'>): Run {
  const folders = { builtIn: join(packageFolder, 'theme'), operator: job.loaded.theme, packageFolder };
  return { ...job, record, output, folders, customBlocks: new Set(findCustomBlocks(folders).keys()) };
}
