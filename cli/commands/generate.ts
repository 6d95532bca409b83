import { sayFailure } from '../errors/say-failure.ts';
import { loadConfig } from '../load-config.ts';
import { createLogger } from '../log/logger.ts';
import { wantsColor } from '../log/palette.ts';
import { formatSeconds } from '../log/stage-progress.ts';
import { buildSite } from '../pipeline/build-site.ts';
import { type RunReport, startRunRecord } from '../pipeline/run-report.ts';
import type { CommonFlags } from './common-flags.ts';

export interface GenerateFlags {
  readonly out?: string;
  readonly full?: boolean;
  readonly force?: boolean;
  readonly strict?: boolean;
  readonly dryRun?: boolean;
}

/** Exit status of a guard that refused. */
const refusedExitCode = 4;

/** `pathshala generate`: runs the pipeline, prints the summary or the JSON object, gives the exit status. */
export async function runGenerate(flags: CommonFlags & GenerateFlags): Promise<number> {
  const { json = false, quiet = false, verbose = false } = flags;
  const log = createLogger({ stream: process.stderr, quiet, verbose, color: wantsColor(process.stderr, flags.color) });
  let record = startRunRecord({ out: flags.out ?? 'site', onWarning: log.warn });
  let report: RunReport;
  let exitCode = 0;
  try {
    const loaded = await loadConfig({ cwd: process.cwd(), file: flags.config, out: flags.out });
    record = startRunRecord({ out: loaded.out, onWarning: log.warn });
    const status = await buildSite(
      {
        loaded,
        log,
        full: flags.full ?? false,
        force: flags.force ?? false,
        strict: flags.strict ?? false,
        dryRun: flags.dryRun ?? false,
      },
      record,
    );
    report = record.report(status);
  } catch (error) {
    const failure = sayFailure(error, { verbose, color: flags.color });
    exitCode = failure.exitCode;
    report = record.report(exitCode === refusedExitCode ? 'refused' : 'failed', failure.report);
  }
  log.detail(`peak memory: ${Math.round(process.resourceUsage().maxRSS / 1024)} MiB`);
  if (json) process.stdout.write(`${JSON.stringify(report)}\n`);
  else if (exitCode === 0) process.stdout.write(summarise(report));
  return exitCode;
}

function summarise({ status, release, out, pages, warnings, durationMs }: RunReport): string {
  const headline = {
    published: `Published ${release} in ${formatSeconds(durationMs.total)}.`,
    unchanged: `Nothing has changed: ${release} stays live (${formatSeconds(durationMs.total)}).`,
    'dry-run': `Dry run: nothing was published (${formatSeconds(durationMs.total)}).`,
    refused: '',
    failed: '',
  }[status];
  const lines = [
    headline,
    `  ${pages.total} pages: ${pages.rendered} rendered, ${pages.reused} reused`,
    `  ${pages.added} added, ${pages.changed} changed, ${pages.removed} removed`,
    ...(warnings.length > 0
      ? [`  ${warnings.length} ${warnings.length === 1 ? 'warning' : 'warnings'}, see above`]
      : []),
    ...(status === 'published' ? [`  ${out}/current is the web root`] : []),
  ];
  return `${lines.join('\n')}\n`;
}
