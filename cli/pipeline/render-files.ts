import { join } from 'node:path';
import type { Lang } from '../../config/lang.ts';
import { messagesFor } from '../../config/messages/catalogue.ts';
import { runtimeDataFor } from '../../config/runtime-data.ts';
import type { SiteBundle } from '../bundle/bundle-site.ts';
import { packageFolder } from '../package-folder.ts';
import { loadTemplates } from '../render/load-templates.ts';
import type { PageSurroundings } from '../render/render-page.ts';
import { renderImportMap } from '../render/render-script-tags.ts';
import { renderSite } from '../render/render-site.ts';
import { buildSitePolicy, type SitePolicy } from '../render/site-policy.ts';
import { loadThemeLate } from '../render/theme-module.ts';
import type { ThreadStart } from './page-thread.ts';
import type { Run } from './run.ts';
import type { OutputFile, SitePlan } from './stage-types.ts';

const templatesFolder = join(packageFolder, 'templates');

/** Every file of the site, made when asked for, and what another thread needs to make pages as well. */
export function renderFiles(
  run: Run,
  plan: SitePlan,
  bundle: SiteBundle,
): { readonly files: Iterable<OutputFile>; readonly threadStart: ThreadStart } {
  const { loaded, record } = run;
  const { config } = loaded;
  const { sessionState, assets, themePath } = bundle;
  const styles = assets.filter(({ path }) => path.endsWith('.css')).map(({ text }) => text);
  const importMap = renderImportMap(assets);
  const policy = buildSitePolicy({ config, scripts: plan.scripts, ownInline: [sessionState, importMap], styles });
  policy.warnings.forEach(record.warn);
  const surroundings = describeSurroundings(run, plan, { bundle, policy, importMap });
  const files = renderSite({
    plan,
    policy,
    surroundings,
    origin: config.site.origin,
    theme: loadThemeLate(themePath),
    templates: loadTemplates(templatesFolder),
    assets,
  });
  return { files, threadStart: { surroundings, themePath, templatesFolder } };
}

function describeSurroundings(
  { loaded: { config, theme } }: Run,
  { sites }: SitePlan,
  { bundle, policy, importMap }: { bundle: SiteBundle; policy: SitePolicy; importMap: string },
): PageSurroundings {
  const siteDataOf = (lang: Lang) =>
    runtimeDataFor({ config, lang, loginHref: sites[lang].hrefs.login, popups: sites[lang].popups });
  const refer = (path: string) => {
    const asset = bundle.assets.find((candidate) => candidate.path === path);
    if (asset === undefined) throw new Error(`the bundle lacks ${path}`);
    return { path, integrity: asset.integrity };
  };
  return {
    sites,
    messages: { en: messagesFor('en', config.messages.en), hi: messagesFor('hi', config.messages.hi) },
    siteData: { en: siteDataOf('en'), hi: siteDataOf('hi') },
    browser: {
      boot: refer(bundle.boot),
      preloads: bundle.bootNeeds.map(refer),
      style: refer(bundle.style),
      sessionState: bundle.sessionState,
      importMap,
    },
    policy: { scripts: policy.scripts, meta: policy.meta },
    themeFolder: theme,
    bundleDigest: bundle.digest,
  };
}
