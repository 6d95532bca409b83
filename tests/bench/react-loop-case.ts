import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RoundJob, Take } from './bench-cases.ts';
import { countFiles, toResult } from './case-result.ts';
import { measurePostPages, writeShellRest } from './fill-shell.ts';
import { measureNode } from './measure-process.ts';
import { smallSitePosts } from './small-cases.ts';
import type { ContentHost } from './start-content-host.ts';

/** Measures the plain loop, its pages of posts as large as those in `example`. */
export async function measureReactLoop({
  host,
  smallHost,
  posts,
  folder,
  take,
  example,
}: RoundJob & { readonly take: Take; readonly example: string }): Promise<void> {
  const place = join(folder, 'loop');
  mkdirSync(place, { recursive: true });
  const rest = join(place, 'rest.html');
  const program = join(import.meta.dirname, 'react-loop.js');
  const runLoop = ({ from, count, out }: { from: ContentHost; count: number; out: string }) =>
    measureNode([program, from.url, String(count), out, rest], { cwd: place });
  writeFileSync(rest, '');
  await runLoop({ from: smallHost, count: smallSitePosts, out: join(place, 'trial') });
  writeFileSync(rest, writeShellRest(measurePostPages(example) - measurePostPages(join(place, 'trial'))));
  const out = join(place, 'site');
  await take(async () => {
    const measured = await runLoop({ from: host, count: posts, out });
    return toResult('plain React loop', measured, countFiles(out));
  });
}
