import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import type { CommonFlags, RunCommand } from './commands/common-flags.ts';
import { packageFolder } from './package-folder.ts';

/**
 * The tree of commands. Declarations only: each action loads its code when it is called, so that `--help` is quick.
 * `setExitCode` hears how the command ended.
 */
export function createProgram(setExitCode: (code: number) => void): Command {
  const program = new Command('pathshala')
    .description('Builds the website of a coaching institute from a headless CMS and publishes it whole or not at all.')
    .version(readVersion(), '-V, --version', 'print the version')
    .helpOption('-h, --help', 'show help')
    .helpCommand('help [command]', 'show help for a command')
    .option('--config <file>', 'configuration file (default: pathshala.config.{ts,mts,js,mjs,json})')
    .option('--json', 'print one JSON object on standard output and nothing else')
    .option('--quiet', 'no progress and no notices, only errors and the summary')
    .option('--verbose', 'more detail, and stack traces of unexpected failures')
    .option('--no-color', 'no colours')
    .configureHelp({ showGlobalOptions: true })
    .showHelpAfterError(false)
    .exitOverride();

  /** Declares a command whose options may stand before or after those common to all. */
  const declare = (name: string, description: string) => program.command(name).description(description).exitOverride();
  const run =
    <Flags>(load: () => Promise<RunCommand<Flags>>) =>
    async (...args: unknown[]) => {
      const command = args.at(-1) as Command;
      const positional = args.slice(0, -2);
      const runCommand = await load();
      setExitCode(await runCommand({ ...command.optsWithGlobals(), positional } as CommonFlags & Flags));
    };

  declare('generate', 'fetch, plan, render, write and publish one release: the main job')
    .option('--out <dir>', 'output folder (default: `out` of the configuration)')
    .option('--full', 'ignore caches: fetch and render everything anew')
    .option('--force', 'publish although the guard refuses')
    .option('--strict', 'refuse on any warning')
    .option('--dry-run', 'everything but publish')
    .action(run(async () => (await import('./commands/generate.ts')).runGenerate));

  declare('preview', 'serve the live release as a static host would')
    .option('--out <dir>', 'output folder (default: `out` of the configuration)')
    .addOption(portOption('--port <n>', 'port to listen on, 0 for any free one', 4173))
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .action(run(async () => (await import('./commands/preview.ts')).runPreview));

  declare('sandbox', 'run a demo API host and portal host on this machine, with sample content')
    .addOption(portOption('--port <n>', 'port of the API host, 0 for any free one', 4400))
    .addOption(portOption('--portal-port <n>', 'port of the portal host, 0 for any free one', 4401))
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .addOption(
      new Option('--posts <n>', 'add this many made-up blog posts').default(0).argParser(wholeNumber('--posts')),
    )
    .action(run(async () => (await import('./commands/sandbox.ts')).runSandbox));

  declare('releases', 'list the releases that are kept')
    .option('--out <dir>', 'output folder (default: `out` of the configuration)')
    .action(run(async () => (await import('./commands/releases.ts')).runReleases));

  declare('rollback', 'make an earlier release the live one')
    .argument('[id]', 'the release; without it the one before the live one')
    .option('--out <dir>', 'output folder (default: `out` of the configuration)')
    .action(run(async () => (await import('./commands/rollback.ts')).runRollback));

  return program;
}

function readVersion(): string {
  return JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')).version;
}

function portOption(flags: string, description: string, fallback: number): Option {
  return new Option(flags, description).default(fallback).argParser((text) => {
    const port = wholeNumber('a port')(text);
    if (port > 65_535) throw new InvalidArgumentError('A port is at most 65535.');
    return port;
  });
}

function wholeNumber(what: string) {
  return (text: string): number => {
    if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError(`For ${what} a whole number was expected.`);
    return Number(text);
  };
}
