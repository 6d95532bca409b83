import { bundleSite, type SiteBundle } from '../bundle/bundle-site.ts';
import { siteError } from '../errors/site-error.ts';
import { fetchContent } from '../fetch/fetch-content.ts';
import { fetchSettings } from '../fetch/fetch-settings.ts';
import { closeFetcher, type Fetcher, openFetcher } from '../fetch/fetcher.ts';
import { findNeeds } from '../plan/find-needs.ts';
import { findPictures } from '../plan/find-pictures.ts';
import { planSite } from '../plan/plan-site.ts';
import { checkRelease } from '../publish/check-release.ts';
import { readLiveId } from '../publish/find-intact-release.ts';
import { writeNginxHeaders } from '../publish/nginx-headers.ts';
import { closeOutput, openOutput } from '../publish/open-output.ts';
import { publishRelease } from '../publish/publish-release.ts';
import { readLiveRelease } from '../publish/read-live-release.ts';
import { writeRelease } from '../write/write-release.ts';
import { boundHeap } from './bound-heap.ts';
import { confirmLastRun, rememberRun } from './confirm-last-run.ts';
import { gatherPictures } from './gather-pictures.ts';
import type { LastRun } from './last-run.ts';
import { meterRendering } from './meter-rendering.ts';
import { openPageHelper } from './page-helper.ts';
import type { Pictures } from './picture-types.ts';
import { renderFiles } from './render-files.ts';
import { type BuildJob, type Run, startRun } from './run.ts';
import type { RunRecord, RunStatus } from './run-report.ts';
import { runStage } from './run-stage.ts';
import type { LiveRelease, OutputFile, SitePlan, SiteSource, StagedRelease } from './stage-types.ts';

/** A run that goes its whole way: what it replaces, and what its pages are made with. */
interface WholeRun extends Run {
  readonly live: LiveRelease | undefined;
  readonly bundle: SiteBundle;
  readonly pictures: Pictures;
}

/**
 * The whole program: fetch → pictures → plan → render and write → check → publish; or, where nothing has changed, a
 * look at the hosts and at every file. Gives how it ended; `record` holds the rest.
 * @throws SiteError for everything expected; the live release stands whatever happens
 */
export async function buildSite(job: BuildJob, record: RunRecord): Promise<RunStatus> {
  const output = await openOutput(job.loaded.out, record.warn);
  try {
    const run = startRun(job, { record, output });
    record.release = readLiveId(output) ?? null;
    const fetcher = openFetcher({ ...run, ...output, config: job.loaded.config, warn: record.warn });
    try {
      const bundling = startBundling(run);
      const last = await confirmLastRun(run, fetcher, bundling);
      return last ? endUnchanged(run, last) : await makeRelease(run, fetcher, bundling);
    } finally {
      await closeFetcher(fetcher);
    }
  } finally {
    await closeOutput(output);
  }
}

/** Starts at once, beside the first calls; whoever needs the bundle hears how it went. */
function startBundling({ folders, loaded, output, full }: Run): Promise<SiteBundle> {
  const { renderer } = loaded.config.browser;
  const bundling = bundleSite({ folders, renderer, cacheFolder: output.cacheFolder, full });
  bundling.catch(() => undefined);
  return bundling;
}

async function makeRelease(run: Run, fetcher: Fetcher, bundling: Promise<SiteBundle>): Promise<RunStatus> {
  const { record, output, loaded } = run;
  const live = readLiveRelease(output, record.warn);
  const said = record.warnings.length;
  const source = await fetchSource(run, fetcher).finally(() => Promise.allSettled([bundling]));
  const bundle = await bundling;
  const pictureAddresses = findPictures(source, loaded.config);
  const heard = record.warnings.length;
  const pictures = await gatherPictures({ ...run, addresses: pictureAddresses, fetcher });
  const seen = record.warnings.length;
  const whole: WholeRun = { ...run, live, bundle, pictures };
  const plan = await planPages(whole, source);
  boundHeap(plan.pageCount);
  const staged = await writePages(whole, plan);
  checkFiles(whole, plan, staged);
  const warnings = [...record.warnings.slice(said, heard), ...record.warnings.slice(seen)];
  refuseWarnings(run);
  if (run.dryRun) return 'dry-run';
  const release = await publish(whole, plan, staged);
  rememberRun(run, fetcher, { bundleDigest: bundle.digest, pictureAddresses, pictures, staged, release, warnings });
  return staged.unchanged ? 'unchanged' : 'published';
}

/** Every file is what it would become. */
function endUnchanged(run: Run, { pages, assets, warnings }: LastRun): RunStatus {
  const { record, output, dryRun } = run;
  record.pages = { total: pages, rendered: 0, reused: pages, added: 0, changed: 0, removed: 0 };
  record.assets = assets;
  warnings.forEach(record.warn);
  refuseWarnings(run);
  if (dryRun) return 'dry-run';
  writeNginxHeaders(output.folder, record.warn);
  return 'unchanged';
}

function fetchSource(run: Run, fetcher: Fetcher): Promise<SiteSource> {
  const { loaded, customBlocks } = run;
  return runStage({
    name: 'fetch',
    ...run,
    work: async (onProgress) => {
      fetcher.onProgress = onProgress;
      const settings = await fetchSettings(fetcher);
      return await fetchContent(fetcher, settings, findNeeds(settings, loaded.config, { customBlocks }));
    },
    summarise: ({ entries, collections }) => {
      const records = Object.values(collections).reduce((sum, list) => sum + (list?.facts.length ?? 0), 0);
      return `${entries.length} page entries, ${records} records`;
    },
  });
}

function planPages({ loaded, customBlocks, pictures, ...run }: WholeRun, source: SiteSource): Promise<SitePlan> {
  return runStage({
    name: 'plan',
    ...run,
    work: () => {
      const plan = planSite(source, loaded.config, { customBlocks, pictures });
      for (const warning of plan.warnings) run.record.warn(warning);
      return plan;
    },
    summarise: ({ pageCount }) => `${pageCount} pages`,
  });
}

async function writePages(run: WholeRun, plan: SitePlan): Promise<StagedRelease> {
  const { output, live, record, full, log, bundle, pictures } = run;
  const { files, threadStart } = renderFiles(run, plan, bundle);
  const meter = meterRendering(joinFiles(pictures.files(), files));
  const helper = openPageHelper(threadStart);
  const staged = await runStage({
    name: 'write',
    ...run,
    work: (onProgress) =>
      writeRelease({
        output,
        live,
        full,
        files: meter.files,
        helper,
        onProgress: ({ done, what }) => onProgress({ done, total: plan.pageCount, what }),
      }),
    summarise: ({ counts }) => `${counts.rendered} pages rendered, ${counts.reused} reused`,
  }).finally(helper.close);
  log.detail(`pages made by the second thread: ${helper.countMade()}`);
  record.addTime('render', meter.milliseconds());
  record.addTime('write', -meter.milliseconds());
  record.pages = staged.counts;
  record.assets = staged.assets;
  for (const { warnings } of staged.files) warnings.forEach(record.warn);
  return staged;
}

function* joinFiles(...parts: readonly Iterable<OutputFile>[]): Iterable<OutputFile> {
  for (const files of parts) yield* files;
}

/** What must never go live is stopped here: a damaged release, or one with far less content. */
function checkFiles({ output, loaded, live, record, force }: WholeRun, plan: SitePlan, staged: StagedRelease): void {
  const { maxShrink } = loaded.config.publish;
  const { pageCount, listCounts } = plan;
  const findings = checkRelease({ output, staged, live, planPageCount: pageCount, listCounts, maxShrink, force });
  findings.forEach(record.warn);
}

/** Under `--strict` any warning refuses, also when nothing has changed. */
function refuseWarnings({ strict, record }: Run): void {
  const count = record.warnings.length;
  if (!strict || count === 0) return;
  throw siteError('STRICT_WARNINGS', { count: count === 1 ? 'There is 1 warning,' : `There are ${count} warnings,` });
}

/** Gives the id of the release that is live then. */
async function publish(run: WholeRun, plan: SitePlan, staged: StagedRelease): Promise<string> {
  const { output, live, record, loaded } = run;
  const { id } = await runStage({
    name: 'publish',
    ...run,
    work: () =>
      publishRelease({
        output,
        staged,
        live,
        listCounts: plan.listCounts,
        keep: loaded.config.publish,
        precompress: loaded.config.publish.precompress,
        now: new Date(),
        warn: record.warn,
      }),
    summarise: (manifest) => (staged.unchanged ? `nothing has changed since ${manifest.id}` : manifest.id),
  });
  record.release = id;
  writeNginxHeaders(output.folder, record.warn);
  return id;
}
