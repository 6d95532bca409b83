import { createHash } from 'node:crypto';
import type { OutputFile } from '../../../cli/pipeline/stage-types.ts';

/** A file of a test site: its text, and what it links to. */
export interface TestFile {
  readonly text: string;
  readonly links?: readonly string[];
  readonly warn?: string;
  readonly kind?: OutputFile['kind'];
  /** Instead of a digest of the text. */
  readonly key?: string;
}

/** A test site by path. A text alone is a page without links. */
export type TestSite = Readonly<Record<string, string | TestFile>>;

/** Turns a test site into what the render stage would hand over; `produced` collects the paths that were made. */
export function* siteFiles(site: TestSite, produced: string[] = []): Iterable<OutputFile> {
  for (const [path, given] of Object.entries(site)) {
    const { text, links = [], warn, kind = kindOf(path), key } = typeof given === 'string' ? { text: given } : given;
    yield {
      path,
      kind,
      key: key ?? createHash('sha256').update(text).digest('hex'),
      produce: () => {
        produced.push(path);
        const warnings = warn === undefined ? [] : [{ code: 'TEST', message: warn, where: path }];
        return { bytes: text, links, warnings };
      },
    };
  }
}

function kindOf(path: string): OutputFile['kind'] {
  if (path.startsWith('_assets/')) return 'asset';
  return path.endsWith('.html') ? 'page' : 'file';
}

/** Enough text to be worth compressing. */
const filler = 'so that there is something to compress, '.repeat(30);

/** A site of so many pages that all say the version, with a script of that version; every file has its variants. */
export function versionedSite(version: string, pages: number): TestSite {
  const site: Record<string, TestFile | string> = { [`_assets/boot-${version}.js`]: `/* ${version} ${filler}*/` };
  site['index.html'] = `<html data-version="${version}">home ${filler}</html>`;
  for (let n = 1; n < pages; n++) {
    const links = ['/', `/_assets/boot-${version}.js`];
    site[`blog/${n % 7}/post-${n}.html`] = {
      text: `<html data-version="${version}">post ${n} ${filler}</html>`,
      links,
    };
  }
  return site;
}
