import { describeError, traceError } from './describe-error.ts';

export interface PrintFailureOptions {
  readonly wantsJson: boolean;
  readonly verbose: boolean;
  /** The message has been printed before; only the hint is left to say. */
  readonly alreadySaid?: boolean;
}

/** Prints a failure for people on standard error, or as JSON on standard output; gives the exit status. */
export function printFailure(error: unknown, options: PrintFailureOptions): number {
  const { report, exitCode } = describeError(error);
  if (options.wantsJson) {
    process.stdout.write(`${JSON.stringify({ status: 'failed', warnings: [], error: report })}\n`);
  }
  if (!options.alreadySaid) process.stderr.write(`error ${report.message} [${report.code}]\n`);
  process.stderr.write(`  ${report.hint}\n`);
  if (options.verbose) process.stderr.write(`${traceError(error)}\n`);
  return exitCode;
}
