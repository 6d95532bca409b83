import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** What one run of a command cost. */
export interface Measurement {
  readonly wallMs: number;
  /** User and system time of the process and all below it, in milliseconds; 0 where the system does not tell. */
  readonly cpuMs: number;
  /** Largest resident memory of the process tree at one moment, in MiB; 0 where the system does not tell. */
  readonly peakMiB: number;
  readonly stdout: string;
}

export interface CommandOptions {
  readonly cwd: string;
  /** Over the benchmark's own environment. */
  readonly env?: Readonly<Record<string, string>>;
}

const sampleEveryMs = 15;
const ticksPerSecond = 100;

/** Runs Node with some arguments to its end. Fails when it does not end with 0. */
export function measureNode(args: readonly string[], options: CommandOptions): Promise<Measurement> {
  return measureCommand(process.execPath, args, options);
}

/** Runs a command to its end. Fails when it does not end with 0. */
export function measureCommand(
  command: string,
  args: readonly string[],
  { cwd, env }: CommandOptions,
): Promise<Measurement> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const child = spawn(command, args, {
      cwd,
      // React renders several times slower where it is not told that this is no development.
      env: { ...process.env, NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let stdout = '';
    let stderr = '';
    let peakKiB = 0;
    const cpuTicks = new Map<number, number>();
    const sample = () => {
      let treeKiB = 0;
      for (const pid of child.pid === undefined ? [] : listTree(child.pid)) {
        const seen = lookAtProcess(pid);
        treeKiB += seen.residentKiB;
        // A process that has ended shows zeroes; what it had used by the last look stands.
        if (seen.ticks > 0) cpuTicks.set(pid, seen.ticks);
      }
      peakKiB = Math.max(peakKiB, treeKiB);
    };
    const timer = setInterval(sample, sampleEveryMs);
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      const wallMs = performance.now() - startedAt;
      clearInterval(timer);
      if (code !== 0) {
        reject(new Error(`${command} ${args.join(' ')} ended with ${code}\n${stdout}\n${stderr}`));
        return;
      }
      const ticks = [...cpuTicks.values()].reduce((sum, each) => sum + each, 0);
      resolve({ wallMs, cpuMs: (ticks * 1000) / ticksPerSecond, peakMiB: peakKiB / 1024, stdout });
    });
  });
}

/** The process and all below it; Linux only, elsewhere it stands alone. */
function listTree(root: number): number[] {
  try {
    const children = readdirSync(`/proc/${root}/task`).flatMap((task) =>
      readFileSync(`/proc/${root}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    );
    return [root, ...children.flatMap(listTree)];
  } catch {
    return [root];
  }
}

function lookAtProcess(pid: number): { readonly residentKiB: number; readonly ticks: number } {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    // The name stands in brackets and may hold spaces: the fields are counted from behind it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    const residentKiB = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
    return { residentKiB, ticks: Number(fields[11] ?? 0) + Number(fields[12] ?? 0) };
  } catch {
    return { residentKiB: 0, ticks: 0 };
  }
}
