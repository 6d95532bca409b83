import { describeError, traceError } from '../errors/describe-error.ts';
import { createLogger, createPalette, type Logger, wantsColor } from '../log/logger.ts';
import type { Warning } from '../log/warnings.ts';
import type { CommonFlags } from '../program.ts';

/** What a small command found: an object for `--json`, lines for people. */
export interface CommandOutcome {
  readonly status: string;
  /** Further members of the JSON object. */
  readonly facts: Readonly<Record<string, unknown>>;
  readonly lines: readonly string[];
}

export interface CommandFrame {
  readonly log: Logger;
  readonly warnings: Warning[];
}

/** Runs a small command and prints what it found, or its failure, as text or as JSON; gives the exit status. */
export async function frameCommand(
  flags: CommonFlags,
  work: (frame: CommandFrame) => Promise<CommandOutcome>,
): Promise<number> {
  const { json = false, quiet = false, verbose = false } = flags;
  const color = wantsColor(process.stderr, flags.color);
  const log = createLogger({ stream: process.stderr, quiet, verbose, color });
  const warnings: Warning[] = [];
  try {
    const { status, facts, lines } = await work({ log, warnings });
    const text = json ? JSON.stringify({ status, ...facts, warnings }) : lines.join('\n');
    process.stdout.write(`${text}\n`);
    return 0;
  } catch (error) {
    const { report, exitCode } = describeError(error);
    if (json) process.stdout.write(`${JSON.stringify({ status: 'failed', warnings, error: report })}\n`);
    const palette = createPalette(color);
    log.error(`${palette.red('error')} ${report.message} ${palette.dim(`[${report.code}]`)}`);
    log.error(`  ${report.hint}`);
    if (verbose) log.error(traceError(error));
    return exitCode;
  }
}
