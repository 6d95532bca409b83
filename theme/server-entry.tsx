import { renderToStaticMarkup } from 'react-dom/server';
import type { Messages } from '../config/messages/catalogue.ts';
import type { LayoutModel, PageModel, SiteModel } from '../config/page-model.ts';
import { Page } from './Page.tsx';
import { PageShell } from './PageShell.tsx';

/** Stands where the page goes while the shell is rendered; texts cannot contain it, since React escapes them. */
const pageMark = '<page-mark></page-mark>';

interface ShellInput {
  readonly site: SiteModel;
  readonly messages: Messages;
  readonly layout: LayoutModel;
  /** Menu link of the page at hand, '' when no menu has it. */
  readonly currentHref: string;
}

/** The body's content around a page, as HTML before it and after it. Pure: the same input, the same text. */
export function renderShell(input: ShellInput): { readonly before: string; readonly after: string } {
  const html = renderToStaticMarkup(
    <PageShell {...input}>
      <page-mark />
    </PageShell>,
  );
  const at = html.indexOf(pageMark);
  return { before: html.slice(0, at), after: html.slice(at + pageMark.length) };
}

interface PageInput {
  readonly site: SiteModel;
  readonly page: PageModel;
  readonly messages: Messages;
}

/** The page's own HTML: its `main`, breadcrumbs included. Pure: the same input, the same text. */
export function renderPage({ site, page, messages }: PageInput): string {
  return renderToStaticMarkup(<Page site={site} page={page} messages={messages} />);
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'page-mark': object;
    }
  }
}
