import type { Warning } from '../../../cli/log/warnings.ts';
import type { LiveRelease, ReleaseManifest, StagedRelease } from '../../../cli/pipeline/stage-types.ts';
import { checkRelease } from '../../../cli/publish/check-release.ts';
import { closeOutput, openOutput } from '../../../cli/publish/open-output.ts';
import { publishRelease } from '../../../cli/publish/publish-release.ts';
import { readLiveRelease } from '../../../cli/publish/read-live-release.ts';
import { writeRelease } from '../../../cli/write/write-release.ts';
import { siteFiles, type TestSite } from './site-files.ts';

export interface PublishOptions {
  readonly now?: Date;
  readonly keepReleases?: number;
  readonly keepDays?: number;
  readonly listCounts?: Readonly<Record<string, number>>;
  readonly force?: boolean;
  readonly full?: boolean;
  readonly precompress?: boolean;
  /** Called on the staged release, before it is checked. */
  readonly meddle?: (staged: StagedRelease, live: LiveRelease | undefined) => void;
  /** Called after the check, before publishing. */
  readonly meddleLate?: () => void;
}

export interface Published {
  readonly manifest: ReleaseManifest;
  readonly staged: StagedRelease;
  readonly live: LiveRelease | undefined;
  readonly warnings: readonly Warning[];
  /** Paths whose bytes were made. */
  readonly produced: readonly string[];
}

/** One whole run over a test site, as the pipeline does it. */
export async function publishSite(out: string, site: TestSite, options: PublishOptions = {}): Promise<Published> {
  const { keepReleases = 20, keepDays = 7, listCounts = {}, force = false, full = false } = options;
  const warnings: Warning[] = [];
  const warn = (warning: Warning) => warnings.push(warning);
  const produced: string[] = [];
  const output = await openOutput(out, warn);
  try {
    const live = readLiveRelease(output, warn);
    const staged = await writeRelease({ output, live, full, files: siteFiles(site, produced) });
    options.meddle?.(staged, live);
    const planPageCount = Object.keys(site).filter((path) => path.endsWith('.html')).length;
    warnings.push(...checkRelease({ output, staged, live, planPageCount, listCounts, maxShrink: 0.2, force }));
    options.meddleLate?.();
    const manifest = await publishRelease({
      output,
      staged,
      live,
      listCounts,
      keep: { keepReleases, keepDays },
      precompress: options.precompress ?? true,
      now: options.now ?? new Date(),
      warn,
    });
    return { manifest, staged, live, warnings, produced };
  } finally {
    await closeOutput(output);
  }
}
