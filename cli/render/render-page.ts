import type { Lang } from '../../config/lang.ts';
import type { Messages } from '../../config/messages/catalogue.ts';
import type { LayoutModel, PageModel, SiteModel } from '../../config/page-model.ts';
import { siteError } from '../errors/site-error.ts';
import type { PageJob } from '../pipeline/page-job.ts';
import { collectLinks } from './collect-links.ts';
import { escapeScriptData } from './escape-script-data.ts';
import type { Templates } from './load-templates.ts';
import { cutFrame, openFrameFiller, type PageFrame } from './page-frame.ts';
import { renderInjectedScripts, renderStructuredData } from './render-script-tags.ts';
import type { SitePolicy } from './site-policy.ts';
import { speculationRules } from './speculation-rules.ts';
import type { ThemeModule } from './theme-module.ts';

/** What all pages of a run have in common, as plain data: any thread can be given it. */
export interface PageSurroundings {
  readonly sites: Readonly<Record<Lang, SiteModel>>;
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
  readonly policy: Pick<SitePolicy, 'scripts' | 'meta'>;
  /** The operator's theme folder: a failing component is then theirs to mend. */
  readonly themeFolder: string | undefined;
  /** Digest of theme, runtime, templates and version: what pages depend on beyond content. */
  readonly bundleDigest: string;
}

/** What pages are rendered with. */
export interface PageTools {
  readonly theme: ThemeModule;
  readonly templates: Templates;
}

/** A page as bytes, and the same-site paths it links to. */
export interface RenderedPage {
  /** In memory that the next page's use again. */
  readonly bytes: Uint8Array;
  readonly links: readonly string[];
}

/**
 * Opens the rendering of pages from their models. Pure: the same surroundings and model, the same bytes. Fails with
 * THEME_FAILED when a component of the operator's throws.
 */
export function openPageRenderer(surroundings: PageSurroundings, tools: PageTools): (job: PageJob) => RenderedPage {
  const { sites, messages, themeFolder } = surroundings;
  const { theme, templates } = tools;
  const frameOf = cacheFrames(surroundings, tools);
  const fillFrame = openFrameFiller();

  return ({ address, lang, model }) => {
    const site = sites[lang];
    const { frame, main } = blameTheme(themeFolder, address, () => ({
      frame: frameOf(site, model),
      main: theme.renderPage({ site, page: model, messages: messages[lang] }),
    }));
    const pageHead = templates.pageHead({
      head: model.head,
      siteName: site.name,
      locale: lang === 'hi' ? 'hi_IN' : 'en_IN',
      structuredData: renderStructuredData(model.head.structuredData),
    });
    return { bytes: fillFrame(frame, [pageHead, main]), links: collectLinks(main) };
  };
}

/** Names the page a component failed on: the operator's fault where they brought components of their own. */
function blameTheme<Result>(themeFolder: string | undefined, address: string, render: () => Result): Result {
  try {
    return render();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (themeFolder !== undefined) throw siteError('THEME_FAILED', { path: themeFolder, page: address, reason }, error);
    throw new Error(`${address} cannot be rendered: ${reason}`, { cause: error });
  }
}

/**
 * The document around a page is the same for every page of a language and layout, but for the menu item marked as
 * current: it is rendered once for each of these and kept as bytes.
 */
function cacheFrames(surroundings: PageSurroundings, { theme, templates }: PageTools) {
  const { messages, sites, policy, browser } = surroundings;
  const frames = new Map<string, PageFrame>();
  const menuHrefs: Record<Lang, ReadonlySet<string>> = { en: hrefsOf(sites.en), hi: hrefsOf(sites.hi) };
  const injectedScripts = renderInjectedScripts(policy.scripts);
  // No text of the CMS can hold them: nobody outside knows the digest.
  const [headMark, mainMark] = ['head', 'main'].map((name) => `<${name}-${surroundings.bundleDigest}>`) as [
    string,
    string,
  ];

  const renderFrame = (site: SiteModel, { layout }: PageModel, currentHref: string): PageFrame => {
    const { lang } = site;
    const shell = theme.renderShell({ site, messages: messages[lang], layout, currentHref });
    const document = templates.document({
      lang,
      layout: layout.headerType,
      policy: policy.meta,
      ...browser,
      pageHead: headMark,
      injectedScripts,
      speculationRules,
      body: shell.before + mainMark + shell.after,
      siteData: escapeScriptData(surroundings.siteData[lang]),
    });
    return cutFrame(document, [headMark, mainMark]);
  };

  return (site: SiteModel, page: PageModel): PageFrame => {
    const currentHref = menuHrefs[site.lang].has(page.href) ? page.href : '';
    const key = [site.lang, layoutKey(page.layout), currentHref].join(' ');
    let frame = frames.get(key);
    if (frame === undefined) {
      frame = renderFrame(site, page, currentHref);
      frames.set(key, frame);
    }
    return frame;
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
