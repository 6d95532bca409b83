import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDownloads } from '../../../cli/fetch/download-file.ts';
import { closeFetcher, openFetcher } from '../../../cli/fetch/fetcher.ts';
import type { Warning } from '../../../cli/log/warnings.ts';
import { type MadePictures, makePictures } from '../../../cli/pictures/make-pictures.ts';
import type { Picture } from '../../../cli/pipeline/picture-types.ts';
import type { OutputFile } from '../../../cli/pipeline/stage-types.ts';
import { type SiteConfigInput, siteConfigSchema } from '../../../config/site-config.ts';
import { type PictureHost, startPictureHost } from './picture-host.ts';

/** A run of the stage on one host and one cache. */
export interface PictureBench {
  readonly host: PictureHost;
  readonly folder: string;
  run(paths: readonly string[], options?: BenchOptions): Promise<BenchRun>;
  /** Names of the files in the cache. */
  listCache(): string[];
  close(): Promise<void>;
}
export interface BenchOptions {
  readonly full?: boolean;
  readonly fetch?: SiteConfigInput['fetch'];
  /** Origin of the API host, where it is another one. */
  readonly apiHost?: string;
}
export interface BenchRun {
  readonly pictures: MadePictures;
  readonly warnings: readonly Warning[];
  /** The picture at a path, which must be known. */
  pictureAt(path: string): Picture;
  /** Paths of all files that were made, with their bytes. */
  readonly files: ReadonlyMap<string, Buffer>;
}

/** Opens a host and an empty cache. */
export async function openPictureBench(): Promise<PictureBench> {
  const host = await startPictureHost();
  const folder = mkdtempSync(join(tmpdir(), 'pathshala-pictures-'));
  const cacheFolder = join(folder, 'cache', 'pictures');
  const run = async (paths: readonly string[], options: BenchOptions = {}): Promise<BenchRun> => {
    const { full = false, fetch = {}, apiHost = host.origin } = options;
    const warnings: Warning[] = [];
    const warn = (warning: Warning) => warnings.push(warning);
    const config = siteConfigSchema.parse({
      site: { origin: 'https://www.example.in', name: 'Example' },
      api: { host: apiHost, apihost: 'www.example.in' },
      portal: { host: 'https://portal.example.com' },
      identifiers: { firm: 'f', center: 'c', insty: 'i', enquiryType: 'e', session: 's' },
      fetch: { timeoutMs: 5000, retries: 1, ...fetch },
    });
    const fetcher = openFetcher({
      config,
      cacheFolder: join(folder, 'cache'),
      workFolder: join(folder, 'work'),
      full,
      warn,
    });
    const urlOf = (path: string) => (URL.canParse(path) ? path : host.origin + path);
    try {
      const pictures = await makePictures({
        addresses: paths.map(urlOf),
        cacheFolder,
        download: openDownloads(fetcher),
        full,
        warn,
        onProgress: () => undefined,
      });
      return {
        pictures,
        warnings,
        pictureAt: (path) => {
          const picture = pictures.find(urlOf(path));
          if (!picture) throw new Error(`${path} is not known: ${JSON.stringify(warnings)}`);
          return picture;
        },
        files: new Map(Array.from(pictures.files(), (file) => [file.path, bytesOf(file)])),
      };
    } finally {
      await closeFetcher(fetcher);
    }
  };
  return {
    host,
    folder,
    run,
    listCache: () => readdirSync(cacheFolder).sort(),
    close: async () => {
      await host.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const bytesOf = (file: OutputFile): Buffer => Buffer.from(file.produce().bytes);

/** Widths that a picture's sources offer, by type. */
export function widthsOf({ made }: Picture): Record<string, number[]> {
  return Object.fromEntries(
    (made?.sources ?? []).map(({ type, srcSet }) => [
      type,
      srcSet.split(', ').map((one) => Number(/ (\d+)w$/.exec(one)?.[1])),
    ]),
  );
}
