import { join } from 'node:path';
import { openDownloads } from '../fetch/download-file.ts';
import type { Fetcher } from '../fetch/fetcher.ts';
import type { Logger } from '../log/logger.ts';
import { makePictures, noPictures } from '../pictures/make-pictures.ts';
import type { Pictures } from './picture-types.ts';
import type { RunRecord } from './run-report.ts';
import { runStage } from './run-stage.ts';
import type { Output } from './stage-types.ts';

/** What pictures are gathered for. */
export interface PictureGathering {
  readonly addresses: readonly string[];
  readonly fetcher: Fetcher;
  readonly output: Output;
  readonly full: boolean;
  readonly log: Logger;
  readonly record: RunRecord;
}

/** Pictures of the site, made smaller; none where it has none or `images` leaves them where they are. */
export async function gatherPictures({ addresses, fetcher, ...run }: PictureGathering): Promise<Pictures> {
  const { output, full, record, log } = run;
  if (addresses.length === 0) return noPictures;
  return await runStage({
    name: 'fetch',
    label: 'pictures',
    log,
    record,
    work: (onProgress) =>
      makePictures({
        addresses,
        cacheFolder: join(output.cacheFolder, 'pictures'),
        download: openDownloads(fetcher),
        full,
        warn: record.warn,
        onProgress,
      }),
    summarise: ({ count, made }) => `${count} pictures, ${made} made smaller`,
  });
}
