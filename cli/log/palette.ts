import type { WriteStream } from 'node:tty';

/** Colours of a terminal line, or none. */
export interface Palette {
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
  readonly green: (text: string) => string;
  readonly yellow: (text: string) => string;
  readonly red: (text: string) => string;
}

/** Makes the colours for a stream: none where `color` is false. */
export function createPalette(color: boolean): Palette {
  const paint = (open: number, close: number) => (text: string) =>
    color ? `\u001b[${open}m${text}\u001b[${close}m` : text;
  return { bold: paint(1, 22), dim: paint(2, 22), green: paint(32, 39), yellow: paint(33, 39), red: paint(31, 39) };
}

/** True when colours belong on a stream: a terminal, no `--no-color`, no NO_COLOR. */
export function wantsColor(stream: NodeJS.WriteStream, asked: boolean, env = process.env): boolean {
  return asked && !env.NO_COLOR && Boolean((stream as WriteStream).isTTY) && env.TERM !== 'dumb';
}
