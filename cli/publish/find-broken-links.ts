import type { Warning } from '../log/warnings.ts';
import type { ManifestFile } from '../pipeline/stage-types.ts';
import { addressOfPath, pathsOfAddress } from './release-paths.ts';

/** Pages that a warning names before it only counts. */
const pagesNamed = 3;

/** Finds the addresses that files link to and no known path answers: one warning each, with where the links stand. */
export function findBrokenLinks(files: readonly ManifestFile[], known: ReadonlySet<string>): readonly Warning[] {
  const isAnswered = new Map<string, boolean>();
  const broken = new Map<string, string[]>();
  for (const { path, links } of files) {
    for (const link of links) {
      let answered = isAnswered.get(link);
      if (answered === undefined) {
        answered = pathsOfAddress(link).some((candidate) => known.has(candidate));
        isAnswered.set(link, answered);
      }
      if (answered) continue;
      const pages = broken.get(link);
      if (pages) pages.push(addressOfPath(path));
      else broken.set(link, [addressOfPath(path)]);
    }
  }
  return [...broken].map(([link, pages]) => describeBrokenLink(link, pages));
}

function describeBrokenLink(link: string, pages: readonly string[]): Warning {
  const named = pages.slice(0, pagesNamed).join(', ');
  const more = pages.length > pagesNamed ? ` … and ${pages.length - pagesNamed} more` : '';
  return {
    code: 'LINK_BROKEN',
    message: `${link} leads nowhere; it is linked on ${named}${more}.`,
    where: pages[0] ?? link,
  };
}
