import { SiteError } from './site-error.ts';

/** A failure as it is shown and as `--json` gives it (contract, section 1). */
export interface ErrorReport {
  readonly code: string;
  readonly message: string;
  readonly hint: string;
  readonly where?: string;
}

/** Exit status of an unexpected failure. */
const bugExitCode = 1;

/** Puts any failure into the form that people and `--json` see, with its exit status. */
export function describeError(error: unknown): { readonly report: ErrorReport; readonly exitCode: number } {
  if (error instanceof SiteError) {
    const where = error.where === undefined ? {} : { where: error.where };
    return {
      report: { code: error.code, message: error.message, hint: error.hint, ...where },
      exitCode: error.exitCode,
    };
  }
  const reason = error instanceof Error ? error.message : String(error);
  return {
    report: {
      code: 'UNEXPECTED',
      message: `Something went wrong that should not have: ${reason}`,
      hint: 'This is a fault of Pathshala. The last release still stands. Run again with --verbose and report what it prints.',
    },
    exitCode: bugExitCode,
  };
}

/** Stack traces of a failure and its causes, outermost first. */
export function traceError(error: unknown): string {
  const traces: string[] = [];
  for (let cause = error; cause instanceof Error && traces.length < 8; cause = cause.cause) {
    traces.push(cause.stack ?? cause.message);
  }
  return traces.join('\ncaused by: ');
}
