import { createHash } from 'node:crypto';
import type { OutputFile, SitemapEntry, SitePlan } from '../pipeline/stage-types.ts';
import type { Templates } from './load-templates.ts';

/** Addresses that one sitemap file may hold (sitemaps.org). */
const sitemapMaxEntries = 50_000;

export interface TextFilesInput {
  readonly plan: SitePlan;
  readonly templates: Templates;
  /** `site.origin` of the configuration. */
  readonly origin: string;
  readonly bundleDigest: string;
}

/** Sitemap, robots.txt and feeds. */
export function* renderTextFiles({ plan, templates, origin, bundleDigest }: TextFilesInput): Iterable<OutputFile> {
  const makeFile = (path: string, inputs: string, text: () => string): OutputFile => ({
    path,
    kind: 'file',
    key: createHash('sha256').update(`${bundleDigest}\0${path}\0${inputs}`).digest('base64url'),
    produce: () => ({ bytes: text(), links: [], warnings: [] }),
  });

  yield* renderSitemaps({ plan, templates, origin, makeFile });
  const sitemapHref = `${origin}/sitemap.xml`;
  yield makeFile('robots.txt', sitemapHref, () => templates.robots({ sitemapHref }));
  for (const feed of plan.feeds) {
    const inputs = `${origin}\0${JSON.stringify(plan.sites[feed.lang])}\0${feed.inputs}`;
    yield makeFile(feed.outputPath, inputs, () => templates.feed(feed.build()));
  }
}

/** One sitemap, or an index over several where there are too many addresses for one. */
function* renderSitemaps({
  plan,
  templates,
  origin,
  makeFile,
}: Omit<TextFilesInput, 'bundleDigest'> & {
  readonly makeFile: (path: string, inputs: string, text: () => string) => OutputFile;
}): Iterable<OutputFile> {
  const texts: string[] = [];
  let entries: SitemapEntry[] = [];
  for (const entry of plan.sitemap()) {
    if (entries.length === sitemapMaxEntries) {
      texts.push(templates.sitemap({ entries }));
      entries = [];
    }
    entries.push(entry);
  }
  const last = templates.sitemap({ entries });
  if (texts.length === 0) {
    yield makeFile('sitemap.xml', last, () => last);
    return;
  }
  texts.push(last);
  const hrefs = texts.map((_, index) => `${origin}/sitemap-${index + 1}.xml`);
  yield makeFile('sitemap.xml', hrefs.join(' '), () => templates.sitemapIndex({ hrefs }));
  for (const [index, text] of texts.entries()) yield makeFile(`sitemap-${index + 1}.xml`, text, () => text);
}
