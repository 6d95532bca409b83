import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Bundles one of the programs in `children` to a file that plain Node runs. */
export async function bundleChild(name: string, folder: string): Promise<string> {
  const outfile = join(folder, `${name}.mjs`);
  await build({
    entryPoints: [fileURLToPath(new URL(`../children/${name}.ts`, import.meta.url))],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile,
    logLevel: 'error',
  });
  return outfile;
}

/** Starts a child; `said` waits for a line of its standard output that begins with a text. */
export function startChild(
  program: string,
  args: readonly string[],
): {
  readonly child: ChildProcess;
  readonly ended: Promise<{ code: number | null; signal: NodeJS.Signals | null; errors: string }>;
  said(beginning: string): Promise<string>;
} {
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, errors }));
  const findLine = (beginning: string) => output.split('\n').find((line) => line.startsWith(beginning));
  return {
    child,
    ended,
    said: async (beginning) => {
      for (;;) {
        const line = findLine(beginning);
        if (line !== undefined) return line;
        const over = await Promise.race([once(child.stdout, 'data').then(() => undefined), ended]);
        if (over && findLine(beginning) === undefined) throw new Error(`The child ended (${over.code}): ${errors}`);
      }
    },
  };
}
