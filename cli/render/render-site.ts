import type { OutputFile } from '../pipeline/stage-types.ts';
import { type RenderContext, renderPages } from './render-pages.ts';
import { renderTextFiles } from './render-text-files.ts';

/** What a whole site is rendered with. */
export interface RenderSiteInput extends RenderContext {
  readonly origin: string;
  /** Script and style, under their final names. */
  readonly assets: readonly { readonly path: string; readonly text: string; readonly integrity: string }[];
}

/** Every file of the release: assets first, then pages, then sitemap, robots.txt and feeds. Nothing is kept. */
export function* renderSite({ origin, assets, ...context }: RenderSiteInput): Iterable<OutputFile> {
  for (const { path, text, integrity } of assets) {
    yield { path, kind: 'asset', key: integrity, produce: () => ({ bytes: text, links: [], warnings: [] }) };
  }
  yield* renderPages(context);
  const { plan, templates, bundleDigest } = context;
  yield* renderTextFiles({ plan, templates, origin, bundleDigest });
}
