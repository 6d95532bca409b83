import { join } from 'node:path';
import type { Lang } from '../../config/lang.ts';
import { messagesFor } from '../../config/messages/catalogue.ts';
import { runtimeDataFor } from '../../config/runtime-data.ts';
import { bundleSite, type SiteBundle } from '../bundle/bundle-site.ts';
import { findCustomBlocks, type ThemeFolders } from '../bundle/theme-slots-plugin.ts';
import { siteError } from '../errors/site-error.ts';
import { fetchContent } from '../fetch/fetch-content.ts';
import { fetchSettings } from '../fetch/fetch-settings.ts';
import { closeFetcher, type Fetcher, openFetcher } from '../fetch/fetcher.ts';
import type { LoadedConfig } from '../load-config.ts';
import type { Logger } from '../log/logger.ts';
import { packageFolder } from '../package-folder.ts';
import { findNeeds } from '../plan/find-needs.ts';
import { planSite } from '../plan/plan-site.ts';
import { checkRelease } from '../publish/check-release.ts';
import { writeNginxHeaders } from '../publish/nginx-headers.ts';
import { closeOutput, openOutput } from '../publish/open-output.ts';
import { publishRelease } from '../publish/publish-release.ts';
import { readLiveRelease } from '../publish/read-live-release.ts';

import { loadTemplates } from '../render/load-templates.ts';
import { renderImportMap } from '../render/render-script-tags.ts';
import { renderSite } from '../render/render-site.ts';
import { buildSitePolicy } from '../render/site-policy.ts';
import type { ThemeModule } from '../render/theme-module.ts';
import { writeRelease } from '../write/write-release.ts';
import { meterRendering } from './meter-rendering.ts';
import type { RunRecord, RunStatus } from './run-report.ts';
import { runStage } from './run-stage.ts';
import type { LiveRelease, Output, OutputFile, SitePlan, SiteSource, StagedRelease } from './stage-types.ts';

/** One run of `generate`. */
export interface BuildJob {
  readonly loaded: LoadedConfig;
  readonly log: Logger;
  /** Ignores caches: everything is fetched and rendered anew. */
  readonly full: boolean;
  /** Publishes although the guard refuses. */
  readonly force: boolean;
  /** Any warning refuses. */
  readonly strict: boolean;
  /** Everything but publish. */
  readonly dryRun: boolean;
}

/** What the stages of one run share. */
interface Run extends BuildJob {
  readonly record: RunRecord;
  readonly output: Output;
  readonly live: LiveRelease | undefined;
  readonly folders: ThemeFolders;
  /** Names of the block types that only the operator's theme has. */
  readonly customBlocks: ReadonlySet<string>;
}

/**
 * The whole program: fetch → plan → render and write → check → publish. Gives how it ended; `record` holds the rest.
 * @throws SiteError for everything expected; the live release stands whatever happens
 */
export async function buildSite(job: BuildJob, record: RunRecord): Promise<RunStatus> {
  const output = await openOutput(job.loaded.out, record.warn);
  try {
    const run = startRun({ job, record, output });
    const bundling = bundleSite({
      folders: run.folders,
      renderer: job.loaded.config.browser.renderer,
      cacheFolder: output.cacheFolder,
      full: job.full,
    });
    const { source, fetcher } = await fetchSource(run).finally(() => Promise.allSettled([bundling]));
    try {
      const bundle = await bundling;
      const plan = await planPages(run, source);
      const staged = await writePages(run, plan, bundle);
      refuseUnfit(run, plan, staged);
      if (job.dryRun) return 'dry-run';
      await publish(run, plan, staged);
      return staged.unchanged ? 'unchanged' : 'published';
    } finally {
      await closeFetcher(fetcher);
    }
  } finally {
    await closeOutput(output);
  }
}

function startRun({ job, record, output }: { job: BuildJob; record: RunRecord; output: Output }): Run {
  const live = readLiveRelease(output, record.warn);
  record.release = live?.id ?? null;
  const folders = { builtIn: join(packageFolder, 'theme'), operator: job.loaded.theme, packageFolder };
  return { ...job, record, output, live, folders, customBlocks: new Set(findCustomBlocks(folders).keys()) };
}

/** The fetcher stays open until the last page is built: records are read back from its files. */
function fetchSource(run: Run): Promise<{ readonly source: SiteSource; readonly fetcher: Fetcher }> {
  const { loaded, full, record, output, customBlocks } = run;
  const { config } = loaded;
  const { cacheFolder, workFolder } = output;
  return runStage({
    name: 'fetch',
    ...run,
    work: async (onProgress) => {
      const fetcher = openFetcher({ config, cacheFolder, workFolder, full, warn: record.warn, onProgress });
      try {
        const settings = await fetchSettings(fetcher);
        const needs = findNeeds(settings, config, { customBlocks });
        return { source: await fetchContent(fetcher, settings, needs), fetcher };
      } catch (error) {
        await closeFetcher(fetcher);
        throw error;
      }
    },
    summarise: ({ source: { entries, collections } }) => {
      const records = Object.values(collections).reduce((sum, list) => sum + (list?.facts.length ?? 0), 0);
      return `${entries.length} page entries, ${records} records`;
    },
  });
}

function planPages(run: Run, source: SiteSource): Promise<SitePlan> {
  return runStage({
    name: 'plan',
    ...run,
    work: () => {
      const plan = planSite(source, run.loaded.config, { customBlocks: run.customBlocks });
      for (const warning of plan.warnings) run.record.warn(warning);
      return plan;
    },
    summarise: ({ pageCount }) => `${pageCount} pages`,
  });
}

async function writePages(run: Run, plan: SitePlan, bundle: SiteBundle): Promise<StagedRelease> {
  const { output, live, record, full } = run;
  const meter = meterRendering(renderFiles(run, plan, bundle));
  const staged = await runStage({
    name: 'write',
    ...run,
    work: (onProgress) =>
      writeRelease({
        output,
        live,
        full,
        files: meter.files,
        onProgress: ({ done, what }) => onProgress({ done, total: plan.pageCount, what }),
      }),
    summarise: ({ counts }) => `${counts.rendered} pages rendered, ${counts.reused} reused`,
  });
  record.addTime('render', meter.milliseconds());
  record.addTime('write', -meter.milliseconds());
  record.pages = staged.counts;
  record.assets = staged.assets;
  for (const { warnings } of staged.files) warnings.forEach(record.warn);
  return staged;
}

function renderFiles(
  { loaded: { config, theme }, record }: Run,
  plan: SitePlan,
  bundle: SiteBundle,
): Iterable<OutputFile> {
  const siteDataOf = (lang: Lang) => {
    const { hrefs, popups } = plan.sites[lang];
    return runtimeDataFor({ config, lang, loginHref: hrefs.login, popups });
  };
  const refer = (path: string) => {
    const asset = bundle.assets.find((candidate) => candidate.path === path);
    if (asset === undefined) throw new Error(`the bundle lacks ${path}`);
    return { path, integrity: asset.integrity };
  };
  const { sessionState } = bundle;
  const styles = bundle.assets.filter(({ path }) => path.endsWith('.css')).map(({ text }) => text);
  const importMap = renderImportMap(bundle.assets);
  const policy = buildSitePolicy({ config, scripts: plan.scripts, ownInline: [sessionState, importMap], styles });
  policy.warnings.forEach(record.warn);
  return renderSite({
    plan,
    policy,
    origin: config.site.origin,
    theme: bundle.loadTheme() as ThemeModule,
    themeFolder: theme,
    templates: loadTemplates(join(packageFolder, 'templates')),
    messages: { en: messagesFor('en', config.messages.en), hi: messagesFor('hi', config.messages.hi) },
    siteData: { en: siteDataOf('en'), hi: siteDataOf('hi') },
    assets: bundle.assets,
    browser: {
      boot: refer(bundle.boot),
      preloads: bundle.bootNeeds.map(refer),
      style: refer(bundle.style),
      sessionState,
      importMap,
    },
    bundleDigest: bundle.digest,
  });
}

/** What must never go live is stopped here: a damaged release, far less content, or a warning under `--strict`. */
function refuseUnfit(run: Run, plan: SitePlan, staged: StagedRelease): void {
  const { output, loaded, live, record, force, strict } = run;
  const { maxShrink } = loaded.config.publish;
  const { pageCount, listCounts } = plan;
  const findings = checkRelease({ output, staged, live, planPageCount: pageCount, listCounts, maxShrink, force });
  findings.forEach(record.warn);
  const count = record.warnings.length;
  if (strict && count > 0) {
    throw siteError('STRICT_WARNINGS', { count: count === 1 ? 'There is 1 warning,' : `There are ${count} warnings,` });
  }
}

async function publish(run: Run, plan: SitePlan, staged: StagedRelease): Promise<void> {
  const { output, live, record, loaded } = run;
  const manifest = await runStage({
    name: 'publish',
    ...run,
    work: () =>
      publishRelease({
        output,
        staged,
        live,
        listCounts: plan.listCounts,
        keep: loaded.config.publish,
        now: new Date(),
        warn: record.warn,
      }),
    summarise: ({ id }) => (staged.unchanged ? `nothing has changed since ${id}` : id),
  });
  record.release = manifest.id;
  writeNginxHeaders(output.folder, record.warn);
}
