import { sayFailure } from '../errors/say-failure.ts';
import type { CommonFlags } from './common-flags.ts';

/** What a small command found: an object for `--json`, lines for people. */
export interface CommandOutcome {
  readonly status: string;
  /** Further members of the JSON object. */
  readonly facts: Readonly<Record<string, unknown>>;
  readonly lines: readonly string[];
}

/** Runs a small command and prints what it found, or its failure, as text or as JSON; gives the exit status. */
export async function frameCommand(flags: CommonFlags, work: () => Promise<CommandOutcome>): Promise<number> {
  const { json = false, verbose = false, color } = flags;
  try {
    const { status, facts, lines } = await work();
    process.stdout.write(`${json ? JSON.stringify({ status, ...facts, warnings: [] }) : lines.join('\n')}\n`);
    return 0;
  } catch (error) {
    const { report, exitCode } = sayFailure(error, { verbose, color });
    if (json) process.stdout.write(`${JSON.stringify({ status: 'failed', warnings: [], error: report })}\n`);
    return exitCode;
  }
}
