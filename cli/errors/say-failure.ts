import { createPalette, wantsColor } from '../log/palette.ts';
import { describeError, type ErrorReport, traceError } from './describe-error.ts';

export interface SayFailureOptions {
  /** Adds stack traces. */
  readonly verbose: boolean;
  /** False with `--no-color`. */
  readonly color: boolean;
  /** The message has been printed before; only the hint is left to say. */
  readonly alreadySaid?: boolean;
}

/** Says a failure on standard error: what happened, its code, and what to do. Gives it in the form of `--json`. */
export function sayFailure(
  error: unknown,
  { verbose, color, alreadySaid = false }: SayFailureOptions,
): { readonly report: ErrorReport; readonly exitCode: number } {
  const described = describeError(error);
  const { report } = described;
  const { red, dim } = createPalette(wantsColor(process.stderr, color));
  const lines = [`  ${report.hint}`];
  if (!alreadySaid) lines.unshift(`${red('error')} ${report.message} ${dim(`[${report.code}]`)}`);
  if (verbose) lines.push(traceError(error));
  process.stderr.write(`${lines.join('\n')}\n`);
  return described;
}
