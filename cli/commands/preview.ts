import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { siteError } from '../errors/site-error.ts';
import { loadConfig } from '../load-config.ts';
import { showPath } from '../pipeline/run-report.ts';
import { startPreview } from '../preview/start-preview.ts';
import { frameCommand } from './command-frame.ts';
import type { CommonFlags } from './common-flags.ts';
import { explainListenFailure } from './explain-listen-failure.ts';
import { waitForSignal } from './wait-for-signal.ts';

export interface PreviewFlags {
  readonly out?: string;
  readonly port: number;
  readonly host: string;
}

/** `pathshala preview`: serves the live release until the process is asked to stop. */
export async function runPreview(flags: CommonFlags & PreviewFlags): Promise<number> {
  const { host, port } = flags;
  let stop = async () => {};
  const exitCode = await frameCommand(flags, async () => {
    const { out } = await loadConfig({ cwd: process.cwd(), file: flags.config, out: flags.out });
    const root = join(out, 'current');
    if (!existsSync(root)) throw siteError('NO_RELEASE', { out });
    const preview = await startPreview({ root, host, port }).catch((error: unknown) => {
      throw explainListenFailure(error, `${host}:${port}`);
    });
    stop = () => preview.close();
    return {
      status: 'listening',
      facts: { url: preview.url },
      lines: [`Preview of ${showPath(root)}: ${preview.url}/`],
    };
  });
  if (exitCode !== 0) return exitCode;
  await waitForSignal();
  await stop();
  return 0;
}
