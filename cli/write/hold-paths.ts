import type { OutputFile } from '../pipeline/stage-types.ts';

/**
 * Watches over the paths of a release. `take` throws, as a bug of an earlier stage, when a path was taken before, when
 * a file would have to be a folder at once, or when the path leads out of the release.
 */
export function holdPaths(): { take(file: OutputFile): void } {
  const taken = new Map<string, OutputFile['kind']>();
  const folders = new Map<string, string>();

  return {
    take({ path, kind }) {
      if (!isInside(path)) throw new Error(`The path ${JSON.stringify(path)} of a ${kind} leads out of the release.`);
      const earlier = taken.get(path);
      if (earlier) throw new Error(`Two files have the path ${path}: a ${earlier} and a ${kind}.`);
      const below = folders.get(path);
      if (below) throw new Error(`${path} would have to be a ${kind} and the folder of ${below} at once.`);
      taken.set(path, kind);
      for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
        const folder = path.slice(0, end);
        if (folders.has(folder)) break;
        const file = taken.get(folder);
        if (file) throw new Error(`${folder} would have to be a ${file} and the folder of ${path} at once.`);
        folders.set(folder, path);
      }
    },
  };
}

/** An empty segment, one of dots that lead elsewhere, or a letter that some system takes for a separator. */
const leadsElsewhere = /(?:^|\/)\.{0,2}(?:\/|$)|[\0\\]/;

function isInside(path: string): boolean {
  return !leadsElsewhere.test(path);
}
