import { loadConfig } from '../load-config.ts';
import { rollBack } from '../publish/roll-back.ts';
import { frameCommand } from './command-frame.ts';
import type { CommonFlags } from './common-flags.ts';

export interface RollbackFlags {
  readonly out?: string;
  readonly positional: readonly [string | undefined];
}

/** `pathshala rollback [id]`: makes an earlier release the live one. */
export async function runRollback(flags: CommonFlags & RollbackFlags): Promise<number> {
  return frameCommand(flags, async () => {
    const { out } = await loadConfig({ cwd: process.cwd(), file: flags.config, out: flags.out });
    const { from, to } = await rollBack({ out, id: flags.positional[0] });
    return {
      status: 'rolled-back',
      facts: { release: to, previous: from ?? null },
      lines: [`${to} is live now. The next \`pathshala generate\` publishes the newest content again.`],
    };
  });
}
