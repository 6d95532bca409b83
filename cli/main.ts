#!/usr/bin/env node
import { CommanderError } from 'commander';
import { sayFailure } from './errors/say-failure.ts';
import { siteError } from './errors/site-error.ts';
import { createProgram } from './program.ts';

/** The edges of the process: arguments in, exit status out. */
async function main(args: readonly string[]): Promise<void> {
  const wantsJson = args.includes('--json');
  // The built program is bundled: its stack traces shall name the sources. Holds for what is loaded from here on.
  if (args.includes('--verbose')) process.setSourceMapsEnabled(true);
  const program = createProgram((code) => {
    process.exitCode = code;
  });
  // With --json standard output carries one object and nothing else, on usage errors too.
  for (const command of [program, ...program.commands]) {
    command.configureOutput({ outputError: (text, write) => (wantsJson ? undefined : write(text)) });
  }
  try {
    await program.parseAsync([...args], { from: 'user' });
  } catch (error) {
    process.exitCode = reportFailure(error, { wantsJson, verbose: args.includes('--verbose') });
  }
}

function reportFailure(
  error: unknown,
  { wantsJson, verbose }: { readonly wantsJson: boolean; readonly verbose: boolean },
): number {
  if (error instanceof CommanderError && error.exitCode === 0) return 0;
  const said = error instanceof CommanderError;
  // Without arguments commander shows the help on standard error: nothing is left to say.
  if (said && error.code === 'commander.help' && !wantsJson) return 2;
  const failure = said ? explainUsage(error) : error;
  const { report, exitCode } = sayFailure(failure, { verbose, color: true, alreadySaid: said && !wantsJson });
  if (wantsJson) process.stdout.write(`${JSON.stringify({ status: 'failed', warnings: [], error: report })}\n`);
  return exitCode;
}

function explainUsage(error: CommanderError): Error {
  return siteError('USAGE', {
    reason: error.message
      .replace(/^error: /, '')
      .split('\n')
      .join(' '),
  });
}

await main(process.argv.slice(2));
