import type { CaseResult } from './case-result.ts';

/** One case over all rounds: medians, and the spread of the times. */
export interface CaseLine extends CaseResult {
  readonly minMs: number;
  readonly maxMs: number;
  /** Wall time without the durable sync against start of Node + fetch and parse + write. */
  readonly timesFloor?: number;
  /** The same against Hugo's, cold for what is cold, otherwise again. */
  readonly timesHugo?: number;
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
const withoutSync = ({ wallMs, syncMs = 0 }: CaseResult): number => wallMs - syncMs;

/** Medians of all rounds, and ratios to the sum of the floors and to Hugo where it ran. */
export function summariseRounds(rounds: readonly (readonly CaseResult[])[]): readonly CaseLine[] {
  const all = rounds.flat();
  const names = [...new Set(all.map(({ name }) => name))];
  const lines = names.map((name) => summariseCase(all.filter((one) => one.name === name)));
  const floor = lines.filter(({ kind }) => kind === 'floor').reduce((sum, { wallMs }) => sum + wallMs, 0);
  const hugo = (phase: string) => lines.find(({ name }) => name.startsWith('Hugo') && name.endsWith(phase));
  return lines.map((line) => {
    if (line.kind === 'apart') return line;
    const own = withoutSync(line);
    const peer = hugo(/unchanged|changed|again/.test(line.name) ? 'again' : 'cold');
    return {
      ...line,
      timesFloor: own / floor,
      ...(peer === undefined || line.kind === 'floor' ? {} : { timesHugo: own / peer.wallMs }),
    };
  });
}

function summariseCase(results: readonly CaseResult[]): CaseLine {
  const [first] = results;
  if (first === undefined) throw new Error('A case without results cannot be summarised.');
  const medianOf = (figure: (result: CaseResult) => number) => median(results.map(figure));
  const walls = results.map(({ wallMs }) => wallMs);
  const stages = Object.keys(first.stages ?? {}).map(
    (stage) => [stage, Math.round(medianOf((one) => one.stages?.[stage] ?? 0))] as const,
  );
  return {
    ...first,
    wallMs: median(walls),
    minMs: Math.min(...walls),
    maxMs: Math.max(...walls),
    cpuMs: medianOf(({ cpuMs }) => cpuMs),
    peakMiB: Math.max(...results.map(({ peakMiB }) => peakMiB)),
    ...(first.syncMs === undefined ? {} : { syncMs: medianOf(({ syncMs = 0 }) => syncMs) }),
    ...(stages.length === 0 ? {} : { stages: Object.fromEntries(stages) }),
  };
}
