import type { WriteStream } from 'node:tty';
import { createPalette } from './palette.ts';
import { type StageProgress, startPlainStage, startTerminalStage } from './stage-progress.ts';
import type { Warning } from './warnings.ts';

/** Where progress and notices go: standard error, never standard output. */
export interface Logger {
  /** A line that people want to see, unless `--quiet`. */
  info(line: string): void;
  /** A line only for `--verbose`. */
  detail(line: string): void;
  warn(warning: Warning): void;
  error(line: string): void;
  /** Shows a stage at work: a progress bar on a terminal, plain lines elsewhere. */
  startStage(name: string): StageProgress;
}

export interface LoggerOptions {
  readonly stream: NodeJS.WriteStream;
  readonly quiet: boolean;
  readonly verbose: boolean;
  readonly color: boolean;
}

/** Makes a logger for one run. */
export function createLogger({ stream, quiet, verbose, color }: LoggerOptions): Logger {
  const palette = createPalette(color);
  const print = (line: string) => stream.write(`${line}\n`);
  return {
    info: (line) => {
      if (!quiet) print(line);
    },
    detail: (line) => {
      if (verbose) print(palette.dim(escapeControls(line)));
    },
    warn: ({ code, message, where }) => {
      if (!quiet)
        print(
          `${palette.yellow('warning')} ${escapeControls(message)} ${palette.dim(`[${code}] ${escapeControls(where)}`)}`,
        );
    },
    error: print,
    startStage: (name) => {
      if (quiet) return { update: () => {}, end: () => {} };
      return (stream as WriteStream).isTTY
        ? startTerminalStage({ stream: stream as WriteStream, palette, name })
        : startPlainStage({ print, name });
    },
  };
}

/** Content must not steer the terminal or break a record into two lines. */
function escapeControls(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
