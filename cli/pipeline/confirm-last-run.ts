import { hash } from 'node:crypto';
import type { SiteBundle } from '../bundle/bundle-site.ts';
import { confirmAnswers, describeAnswers } from '../fetch/confirm-answers.ts';
import type { Fetcher } from '../fetch/fetcher.ts';
import type { Warning } from '../log/warnings.ts';
import { isReleaseIntact, readLiveId } from '../publish/find-intact-release.ts';
import { gatherPictures } from './gather-pictures.ts';
import { keepLastRun, type LastRun, readLastRun } from './last-run.ts';
import type { Pictures } from './picture-types.ts';
import type { Run } from './run.ts';
import { runStage } from './run-stage.ts';
import type { StagedRelease } from './stage-types.ts';

/**
 * Finds out whether this run would end where the last one did: the same inputs, the same answers, the same pictures,
 * and every file of that release in its place. Gives what is known of that run; undefined when anything differs.
 */
export async function confirmLastRun(
  run: Run,
  fetcher: Fetcher,
  bundling: Promise<SiteBundle>,
): Promise<LastRun | undefined> {
  const { output, full } = run;
  const last = full ? undefined : readLastRun(output.cacheFolder);
  if (!last || last.release !== readLiveId(output)) return undefined;
  if (last.inputs !== digestInputs(run, (await bundling).digest)) return undefined;
  const isSame = await runStage({
    name: 'fetch',
    ...run,
    work: async (onProgress) => {
      fetcher.onProgress = onProgress;
      return (await confirmAnswers(fetcher, last.answers)) && isReleaseIntact(output, last.release);
    },
    summarise: (same) => (same ? 'nothing has changed' : 'something has changed'),
  });
  if (!isSame) return undefined;
  // Said only when it stays at that: the whole way looks at the pictures again.
  const said: Warning[] = [];
  const record = { ...run.record, warn: (warning: Warning) => said.push(warning) };
  const { addresses, digest } = last.pictures;
  const pictures = await gatherPictures({ ...run, record, addresses, fetcher });
  if (digestPictures(pictures, addresses) !== digest) return undefined;
  said.forEach(run.record.warn);
  return last;
}

/** What a run that went its whole way leaves for the next one. */
export interface FinishedRun {
  readonly bundleDigest: string;
  readonly pictureAddresses: readonly string[];
  readonly pictures: Pictures;
  readonly staged: StagedRelease;
  readonly release: string;
  /** Warnings that every run over the same content gives; those of pictures are given by each run anew. */
  readonly warnings: LastRun['warnings'];
}

/** Lets the next run be compared with this one. */
export function rememberRun(run: Run, fetcher: Fetcher, finished: FinishedRun): void {
  const { bundleDigest, pictureAddresses, pictures, staged, release, warnings } = finished;
  const answers = describeAnswers(fetcher);
  keepLastRun(
    run.output.cacheFolder,
    answers && {
      inputs: digestInputs(run, bundleDigest),
      answers,
      pictures: { addresses: pictureAddresses, digest: digestPictures(pictures, pictureAddresses) },
      release,
      pages: staged.counts.total,
      assets: staged.assets,
      warnings,
    },
  );
}

/** Digest of everything a site is made from beside what hosts say. */
function digestInputs({ loaded: { config } }: Run, bundleDigest: string): string {
  return hash('sha256', JSON.stringify([config, bundleDigest]));
}

function digestPictures(pictures: Pictures, addresses: readonly string[]): string {
  return hash('sha256', JSON.stringify(addresses.map((address) => pictures.find(address)?.digest)));
}
