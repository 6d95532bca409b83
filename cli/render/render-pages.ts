import { createHash } from 'node:crypto';
import type { Lang } from '../../config/lang.ts';
import type { Messages } from '../../config/messages/catalogue.ts';
import type { LayoutModel, PageModel, SiteModel } from '../../config/page-model.ts';
import { siteError } from '../errors/site-error.ts';
import type { OutputFile, PlannedPage, ProducedFile, SitePlan } from '../pipeline/stage-types.ts';
import { collectLinks } from './collect-links.ts';
import { escapeScriptData } from './escape-script-data.ts';
import type { Templates } from './load-templates.ts';
import { renderInjectedScripts, renderStructuredData } from './render-script-tags.ts';
import type { SitePolicy } from './site-policy.ts';
import type { ThemeModule } from './theme-module.ts';

/** What all pages of a run are rendered with. */
export interface RenderContext {
  readonly plan: SitePlan;
  readonly theme: ThemeModule;
  /** The operator's theme folder: a failing component is then theirs to mend. */
  readonly themeFolder: string | undefined;
  readonly templates: Templates;
  readonly messages: Readonly<Record<Lang, Messages>>;
  /** Facts for the browser, the same on every page of a language. */
  readonly siteData: Readonly<Record<Lang, unknown>>;
  readonly browser: {
    readonly boot: { readonly path: string; readonly integrity: string };
    /** What the boot module imports before it runs: fetched along with it, and checked like it. */
    readonly preloads: readonly { readonly path: string; readonly integrity: string }[];
    readonly style: { readonly path: string; readonly integrity: string };
    readonly sessionState: string;
    /** Import map that holds every module to its integrity, those too that are loaded later. */
    readonly importMap: string;
  };
  readonly policy: SitePolicy;
  /** Digest of theme, runtime, templates and version: what pages depend on beyond content. */
  readonly bundleDigest: string;
}

/** Every page of the plan as a file to be, rendered only when its bytes are asked for. */
export function* renderPages(context: RenderContext): Iterable<OutputFile> {
  const render = createPageRenderer(context);
  for (const page of context.plan.pages()) {
    yield {
      path: page.outputPath,
      kind: 'page',
      key: render.keyOf(page),
      produce: () => render.produce(page),
    };
  }
}

function createPageRenderer(context: RenderContext) {
  const { plan, theme, templates, messages, browser, policy } = context;
  const injectedScripts = renderInjectedScripts(policy.scripts);
  const siteData: Record<Lang, string> = {
    en: escapeScriptData(context.siteData.en),
    hi: escapeScriptData(context.siteData.hi),
  };
  const digestOf = (lang: Lang) =>
    createHash('sha256')
      .update(
        JSON.stringify([
          context.bundleDigest,
          plan.sites[lang],
          messages[lang],
          injectedScripts,
          policy.meta,
          siteData[lang],
          browser,
        ]),
      )
      .digest('hex');
  const siteDigest: Record<Lang, string> = { en: digestOf('en'), hi: digestOf('hi') };
  const renderShell = cacheShells(context);

  const produce = (page: PlannedPage): ProducedFile => {
    const { model, warnings } = page.buildModel();
    const site = plan.sites[page.lang];
    const { main, shell } = blameTheme(context.themeFolder, page, () => ({
      main: theme.renderPage({ site, page: model, messages: messages[page.lang] }),
      shell: renderShell(site, model),
    }));
    const html = templates.document({
      lang: page.lang,
      locale: page.lang === 'hi' ? 'hi_IN' : 'en_IN',
      layout: model.layout.headerType,
      siteName: site.name,
      policy: policy.meta,
      head: model.head,
      ...browser,
      structuredData: renderStructuredData(model.head.structuredData),
      injectedScripts,
      body: shell.before + main + shell.after,
      siteData: siteData[page.lang],
    });
    return { bytes: html, links: collectLinks(main), warnings };
  };

  return {
    produce,
    keyOf: (page: PlannedPage) =>
      createHash('sha256')
        .update(siteDigest[page.lang])
        .update(`\0${page.address}\0${page.outputPath}\0`)
        .update(page.inputs)
        .digest('base64url'),
  };
}

/** Names the page a component failed on: the operator's fault where they brought components of their own. */
function blameTheme<Result>(themeFolder: string | undefined, page: PlannedPage, render: () => Result): Result {
  try {
    return render();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (themeFolder !== undefined)
      throw siteError('THEME_FAILED', { path: themeFolder, page: page.address, reason }, error);
    throw new Error(`${page.address} cannot be rendered: ${reason}`, { cause: error });
  }
}

/**
 * The shell is the same for every page of a language and layout, but for the menu item marked as current: it is
 * rendered once for each of these and kept.
 */
function cacheShells({ theme, messages, plan }: RenderContext) {
  const shells = new Map<string, { before: string; after: string }>();
  const menuHrefs: Record<Lang, ReadonlySet<string>> = { en: hrefsOf(plan.sites.en), hi: hrefsOf(plan.sites.hi) };
  return (site: SiteModel, page: PageModel) => {
    const currentHref = menuHrefs[site.lang].has(page.href) ? page.href : '';
    const key = [site.lang, layoutKey(page.layout), currentHref].join(' ');
    let shell = shells.get(key);
    if (shell === undefined) {
      shell = theme.renderShell({ site, messages: messages[site.lang], layout: page.layout, currentHref });
      shells.set(key, shell);
    }
    return shell;
  };
}

function layoutKey({ hideHeader, hideFooter, headerType }: LayoutModel): string {
  return `${hideHeader} ${hideFooter} ${headerType}`;
}

function hrefsOf({ menus, hrefs }: SiteModel): ReadonlySet<string> {
  const primary = menus.primary.flatMap(({ href, subItems }) => [href, ...subItems.map((item) => item.href)]);
  const footer = menus.footer.flatMap(({ links }) => links.map(({ href }) => href));
  const fixed = [hrefs.home, hrefs.contact, hrefs.privacy, hrefs.terms];
  return new Set(
    [...primary, ...footer, ...menus.top.map(({ href }) => href), ...fixed].filter((href) => href !== undefined),
  );
}
