import type { WriteStream } from 'node:tty';
import type { Palette } from './palette.ts';

/** How far a stage has come. */
export interface ProgressState {
  readonly done: number;
  /** Missing while it is not known. */
  readonly total?: number;
  /** What is being worked on. */
  readonly what: string;
}

/** A stage at work. */
export interface StageProgress {
  update(state: ProgressState): void;
  /** Says how it went; the line stays. */
  end(summary: string): void;
}

const barCells = 24;
const redrawMs = 60;
const nameCells = 8;

/** A bar that redraws itself in place. */
export function startTerminalStage(options: {
  readonly stream: WriteStream;
  readonly palette: Palette;
  readonly name: string;
}): StageProgress {
  const { stream, palette, name } = options;
  const startedAt = performance.now();
  let drawnAt = Number.NEGATIVE_INFINITY;
  const draw = (line: string) => stream.write(`\r\u001b[2K${line}`);
  draw(`  ${name.padEnd(nameCells)} ${palette.dim('░'.repeat(barCells))}`);
  return {
    update: (state) => {
      const now = performance.now();
      if (now - drawnAt < redrawMs) return;
      drawnAt = now;
      const line = `  ${name.padEnd(nameCells)} ${drawBar(state, palette)} ${describeCount(state)}`;
      const room = Math.max(0, (stream.columns || 80) - nameCells - barCells - describeCount(state).length - 6);
      draw(`${line} ${palette.dim(state.what.slice(0, room))}`);
    },
    end: (summary) => {
      const time = palette.dim(formatSeconds(performance.now() - startedAt));
      draw(`${palette.green('✓')} ${name.padEnd(nameCells)} ${summary} ${time}\n`);
    },
  };
}

/** One line when the stage ends: what a cron mail can use. */
export function startPlainStage(options: {
  readonly print: (line: string) => void;
  readonly name: string;
}): StageProgress {
  const startedAt = performance.now();
  return {
    update: () => {},
    end: (summary) => options.print(`${options.name}: ${summary} (${formatSeconds(performance.now() - startedAt)})`),
  };
}

function drawBar({ done, total }: ProgressState, palette: Palette): string {
  const share = total ? Math.min(1, done / total) : 0;
  const full = Math.round(share * barCells);
  return '█'.repeat(full) + palette.dim('░'.repeat(barCells - full));
}

function describeCount({ done, total }: ProgressState): string {
  return total === undefined ? String(done) : `${done}/${total}`;
}

/** Milliseconds as people read them. */
export function formatSeconds(milliseconds: number): string {
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}
