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
  const digests = digestEntries(plan);
  const textOf = (part: number) => templates.sitemap({ entries: takePart(plan, part) });
  if (digests.length === 1) {
    yield makeFile('sitemap.xml', digests.join(), () => textOf(0));
    return;
  }
  const hrefs = digests.map((_, part) => `${origin}/sitemap-${part + 1}.xml`);
  yield makeFile('sitemap.xml', hrefs.join(' '), () => templates.sitemapIndex({ hrefs }));
  for (const [part, digest] of digests.entries()) {
    yield makeFile(`sitemap-${part + 1}.xml`, digest, () => textOf(part));
  }
}

/** One digest for each sitemap file: the text of a long one is made only when an entry of it has changed. */
function digestEntries(plan: SitePlan): string[] {
  const hashes = [createHash('sha256')];
  let count = 0;
  for (const { href, alternates } of plan.sitemap()) {
    if (count > 0 && count % sitemapMaxEntries === 0) hashes.push(createHash('sha256'));
    hashes.at(-1)?.update(`${href}\0${alternates.map((one) => `${one.hreflang} ${one.href}`).join('\0')}\n`);
    count += 1;
  }
  return hashes.map((hash) => hash.digest('base64url'));
}

function takePart(plan: SitePlan, part: number): SitemapEntry[] {
  const entries: SitemapEntry[] = [];
  let index = 0;
  for (const entry of plan.sitemap()) {
    if (Math.floor(index / sitemapMaxEntries) === part) entries.push(entry);
    index += 1;
  }
  return entries;
}
