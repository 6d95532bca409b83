import type { OutputFile } from '../pipeline/stage-types.ts';
import { renderHeadersFile } from './render-headers-file.ts';
import { type RenderContext, renderPages } from './render-pages.ts';
import { renderTextFiles } from './render-text-files.ts';
import type { SitePolicy } from './site-policy.ts';

/** What a whole site is rendered with. */
export interface RenderSiteInput extends RenderContext {
  readonly origin: string;
  readonly policy: SitePolicy;
  /** Script and style, under their final names. */
  readonly assets: readonly {
    readonly path: string;
    readonly text: string;
    /** What `text` is: the file itself, or its bytes in base64. */
    readonly encoding: 'utf8' | 'base64';
    readonly integrity: string;
  }[];
}

/** Every file of the release: assets first, then pages, then headers, sitemap, robots.txt and feeds. Nothing is kept. */
export function* renderSite({ origin, assets, policy, ...context }: RenderSiteInput): Iterable<OutputFile> {
  for (const { path, text, encoding, integrity } of assets) {
    const produce = () => ({ bytes: Buffer.from(text, encoding), links: [], warnings: [] });
    yield { path, kind: 'asset', key: integrity, produce };
  }
  yield* renderPages(context);
  const { plan, templates, surroundings } = context;
  yield renderHeadersFile(policy);
  yield* renderTextFiles({ plan, templates, origin, bundleDigest: surroundings.bundleDigest });
}
