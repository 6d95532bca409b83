import type { CaseResult } from './bench-cases.ts';

/** One case over all rounds: medians, and the spread of the times. */
export interface CaseLine {
  readonly name: string;
  readonly wallMs: number;
  readonly minMs: number;
  readonly maxMs: number;
  readonly cpuMs: number;
  readonly peakMiB: number;
  /** Wall time against start of Node + fetch and parse + write. */
  readonly ratio?: number;
  readonly files?: number;
  readonly bytes?: number;
  readonly stages?: Readonly<Record<string, number>>;
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** Medians of all rounds, and ratios to the sum of the floors. */
export function summariseRounds(rounds: readonly (readonly CaseResult[])[]): readonly CaseLine[] {
  const all = rounds.flat();
  const names = [...new Set(all.map(({ name }) => name))];
  const lines = names.map((name) => summariseCase(all.filter((one) => one.name === name)));
  const floor = lines.filter((line) => line.name.startsWith('floor')).reduce((sum, line) => sum + line.wallMs, 0);
  return lines.map((line) => ({ ...line, ratio: line.wallMs / floor }));
}

function summariseCase(results: readonly CaseResult[]): CaseLine {
  const walls = results.map(({ wallMs }) => wallMs);
  const [first] = results;
  if (first === undefined) throw new Error('A case without results cannot be summarised.');
  const stages = Object.keys(first.stages ?? {}).map(
    (stage) => [stage, Math.round(median(results.map((one) => one.stages?.[stage] ?? 0)))] as const,
  );
  return {
    name: first.name,
    wallMs: median(walls),
    minMs: Math.min(...walls),
    maxMs: Math.max(...walls),
    cpuMs: median(results.map(({ cpuMs }) => cpuMs)),
    peakMiB: Math.max(...results.map(({ peakMiB }) => peakMiB)),
    ...(first.files === undefined ? {} : { files: first.files }),
    ...(first.bytes === undefined ? {} : { bytes: first.bytes }),
    ...(stages.length === 0 ? {} : { stages: Object.fromEntries(stages) }),
  };
}

/** The table as Markdown. */
export function writeTable(report: {
  readonly lines: readonly CaseLine[];
  readonly posts: number;
  readonly rounds: number;
  readonly machine: Readonly<Record<string, string | number>>;
}): string {
  const { lines, posts, rounds, machine } = report;
  const rows = lines.map((line) =>
    [
      line.name,
      `${seconds(line.wallMs)} (${seconds(line.minMs)}–${seconds(line.maxMs)})`,
      line.ratio?.toFixed(2) ?? '',
      seconds(line.cpuMs),
      line.peakMiB.toFixed(0),
      line.files?.toLocaleString('en') ?? '',
      line.bytes === undefined ? '' : (line.bytes / 2 ** 20).toFixed(1),
      Object.entries(line.stages ?? {})
        .filter(([stage]) => stage !== 'total')
        .map(([stage, ms]) => `${stage} ${seconds(ms)}`)
        .join(', '),
    ].join(' | '),
  );
  const machineText = `Node ${machine.node}, ${machine.cores} cores, ${machine.memoryGiB} GiB, ${machine.platform}`;
  const about = `${posts} posts, medians of ${rounds} rounds; ${machineText}`;
  const head = ['case', 'wall s (min–max)', '× floors', 'CPU s', 'peak MiB', 'files', 'MiB', 'stages, s'];
  return [
    about,
    '',
    `| ${head.join(' | ')} |`,
    `|${head.map(() => ' --- ').join('|')}|`,
    ...rows.map((row) => `| ${row} |`),
  ].join('\n');
}

const seconds = (ms: number): string => (ms / 1000).toFixed(2);
