import { join } from 'node:path';
import type { RoundJob, Take } from './bench-cases.ts';
import { countFiles, toResult } from './case-result.ts';
import { measurePostPages, writeShellRest } from './fill-shell.ts';
import type { Measurement } from './measure-process.ts';
import { smallSitePosts } from './small-cases.ts';
import type { ContentHost } from './start-content-host.ts';

/** A site of a peer, ready to be built. */
export interface PeerSite {
  /** Puts the text in its place that makes a page as large as ours. */
  setRest(text: string): void;
  /** Builds it into a folder. */
  build(out: string): Promise<Measurement>;
}

/** Another generator that can be measured here. */
export interface PeerProgram {
  /** With its version. */
  readonly name: string;
  /** Writes its templates, and its content where it reads files, to a folder. */
  prepare(job: { readonly folder: string; readonly posts: number; readonly host: ContentHost }): PeerSite;
}

/** Measures every peer cold and again, its pages of posts as large as those in `example`. */
export async function measurePeers({
  peers,
  folder,
  posts,
  host,
  smallHost,
  take,
  example,
}: RoundJob & { readonly take: Take; readonly example: string }): Promise<void> {
  for (const { name, prepare } of peers) {
    const place = join(folder, name.split(' ')[0] ?? name);
    const trial = prepare({ folder: join(place, 'trial-source'), posts: smallSitePosts, host: smallHost });
    trial.setRest('');
    await trial.build(join(place, 'trial'));
    const site = prepare({ folder: join(place, 'source'), posts, host });
    site.setRest(writeShellRest(measurePostPages(example) - measurePostPages(join(place, 'trial'))));
    const out = join(place, 'site');
    for (const phase of ['cold', 'again']) {
      await take(async () => {
        const measured = await site.build(out);
        return toResult(`${name}: ${phase}`, measured, countFiles(out));
      });
    }
  }
}
