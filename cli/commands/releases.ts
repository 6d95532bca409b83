import { loadConfig } from '../load-config.ts';
import { listReleases } from '../publish/list-releases.ts';
import { frameCommand } from './command-frame.ts';
import type { CommonFlags } from './common-flags.ts';

/** `pathshala releases`: the kept releases, newest first. */
export async function runReleases(flags: CommonFlags & { readonly out?: string }): Promise<number> {
  return frameCommand(flags, async () => {
    const { out } = await loadConfig({ cwd: process.cwd(), file: flags.config, out: flags.out });
    const releases = await listReleases(out);
    return {
      status: 'listed',
      facts: { releases },
      lines:
        releases.length === 0
          ? ['No release yet. Run `pathshala generate`.']
          : releases.map(
              ({ id, publishedAt, pages, live }) =>
                `${live ? '* ' : '  '}${id}  ${publishedAt}  ${String(pages).padStart(6)} pages${live ? '  (live)' : ''}`,
            ),
    };
  });
}
