import { createRequire } from 'node:module';
import type { Messages } from '../../config/messages/catalogue.ts';
import type { LayoutModel, PageModel, SiteModel } from '../../config/page-model.ts';

/** What `theme/server-entry.tsx` exports; the bundle of an operator's theme has the same shape. */
export interface ThemeModule {
  /** The body around a page: rendered once for each language, layout and current menu item. */
  renderShell(input: {
    readonly site: SiteModel;
    readonly messages: Messages;
    readonly layout: LayoutModel;
    /** Address to mark as current in the menus; empty when the page stands in none. */
    readonly currentHref: string;
  }): { readonly before: string; readonly after: string };
  /** The page's own `main`. */
  renderPage(input: { readonly site: SiteModel; readonly page: PageModel; readonly messages: Messages }): string;
}

/** The theme's module, loaded with the first page that is rendered: a run in which nothing changed renders none. */
export function loadThemeLate(path: string): ThemeModule {
  let module: ThemeModule | undefined;
  const theme = (): ThemeModule => {
    module ??= createRequire(import.meta.url)(path) as ThemeModule;
    return module;
  };
  return { renderShell: (input) => theme().renderShell(input), renderPage: (input) => theme().renderPage(input) };
}
