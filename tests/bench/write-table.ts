import type { CaseLine } from './summarise-rounds.ts';

/** What is said of a whole run. */
export interface BenchReport {
  readonly lines: readonly CaseLine[];
  readonly posts: number;
  readonly rounds: number;
  readonly machine: Readonly<Record<string, string | number>>;
}

/** The table as Markdown. */
export function writeTable({ lines, posts, rounds, machine }: BenchReport): string {
  const columns: readonly (readonly [string, (line: CaseLine) => string])[] = [
    ['case', ({ name }) => name],
    ['wall s (min–max)', ({ wallMs, minMs, maxMs }) => `${seconds(wallMs)} (${seconds(minMs)}–${seconds(maxMs)})`],
    ['× floors', ({ timesFloor }) => timesFloor?.toFixed(2) ?? ''],
    ['× Hugo', ({ timesHugo }) => timesHugo?.toFixed(2) ?? ''],
    ['CPU s', ({ cpuMs }) => seconds(cpuMs)],
    ['peak MiB', ({ peakMiB }) => peakMiB.toFixed(0)],
    ['files', ({ files }) => files?.toLocaleString('en') ?? ''],
    ['MiB', ({ bytes }) => (bytes === undefined ? '' : (bytes / 2 ** 20).toFixed(1))],
    ['stages, s', ({ stages }) => writeStages(stages)],
  ];
  // A column that nothing has to say in, such as that of a peer that did not run, is left out.
  const filled = columns.filter(([, write]) => lines.some((line) => write(line) !== ''));
  const writeRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const machineText = `Node ${machine.node}, ${machine.cores} cores, ${machine.memoryGiB} GiB, ${machine.platform}`;
  return [
    `${posts} posts, medians of ${rounds} rounds; ${machineText}. Ratios leave the durable sync out.`,
    '',
    writeRow(filled.map(([name]) => name)),
    writeRow(filled.map(() => '---')),
    ...lines.flatMap((line) => [writeRow(filled.map(([, write]) => write(line))), ...writeSync(line)]),
  ].join('\n');
}

/** The durable sync stands on a line of its own, for no peer makes any. */
const writeSync = ({ name, syncMs = 0 }: CaseLine): string[] =>
  syncMs < 1 ? [] : [`| ${name}: of it the durable sync | ${seconds(syncMs)} |`];

const writeStages = (stages: CaseLine['stages'] = {}): string =>
  Object.entries(stages)
    .filter(([stage]) => stage !== 'total')
    .map(([stage, ms]) => `${stage} ${seconds(ms)}`)
    .join(', ');

const seconds = (ms: number): string => (ms / 1000).toFixed(2);
