import type { Logger } from '../log/logger.ts';
import type { ProgressState } from '../log/stage-progress.ts';
import type { RunRecord, StageName } from './run-report.ts';

export interface StageOptions<Result> {
  readonly name: StageName;
  /** What the progress line says, where it is not the stage whose time it counts to. */
  readonly label?: string;
  readonly log: Logger;
  readonly record: RunRecord;
  readonly work: (onProgress: (state: ProgressState) => void) => Result | Promise<Result>;
  /** One line on how it went. */
  readonly summarise: (result: Result) => string;
}

/** Runs one stage: shows it, times it, and says how it went. */
export async function runStage<Result>({
  name,
  label = name,
  log,
  record,
  work,
  summarise,
}: StageOptions<Result>): Promise<Result> {
  const progress = log.startStage(label);
  const startedAt = performance.now();
  try {
    const result = await work(progress.update);
    progress.end(summarise(result));
    return result;
  } finally {
    record.addTime(name, performance.now() - startedAt);
  }
}
