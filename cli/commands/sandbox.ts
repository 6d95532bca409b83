import { startSandbox } from '../sandbox/start-sandbox.ts';
import { frameCommand } from './command-frame.ts';
import type { CommonFlags } from './common-flags.ts';
import { explainListenFailure } from './explain-listen-failure.ts';
import { waitForSignal } from './wait-for-signal.ts';

export interface SandboxFlags {
  readonly port: number;
  readonly portalPort: number;
  readonly host: string;
  readonly posts: number;
}

/** `pathshala sandbox`: both hosts on this machine until the process is asked to stop. */
export async function runSandbox(flags: CommonFlags & SandboxFlags): Promise<number> {
  const { host, port, portalPort, posts } = flags;
  let stop = async () => {};
  const exitCode = await frameCommand(flags, async () => {
    const log = flags.verbose ? { log: (line: string) => process.stderr.write(`${line}\n`) } : {};
    const sandbox = await startSandbox({ host, port, portalPort, posts, ...log }).catch((error: unknown) => {
      throw explainListenFailure(error, `${host}:${port} and ${host}:${portalPort}`);
    });
    stop = () => sandbox.close();
    const { apiUrl, portalUrl } = sandbox;
    return {
      status: 'listening',
      facts: { api: apiUrl, portal: portalUrl },
      lines: [`Sandbox: API host ${apiUrl} and portal host ${portalUrl}`],
    };
  });
  if (exitCode !== 0) return exitCode;
  await waitForSignal();
  await stop();
  return 0;
}
