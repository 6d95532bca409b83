import type { ManifestFile } from '../pipeline/stage-types.ts';

/**
 * Files of a manifest as columns, so many files together: quicker to write and read than one object a file. The first
 * line of such a group is enough to look whether the files stand; the second has the rest.
 */
interface PlaceColumns {
  readonly paths: readonly string[];
  /** Bytes. */
  readonly sizes: readonly number[];
}
interface DetailColumns {
  /** First letters of the kinds. */
  readonly kinds: string;
  readonly keys: readonly string[];
  readonly digests: readonly string[];
  /** Addresses that no group before has named; `links` has their numbers, counted over all groups. */
  readonly addresses: readonly string[];
  readonly links: readonly (readonly number[])[];
  /** By the number of the file in its group: most have none. */
  readonly warnings: Readonly<Record<string, ManifestFile['warnings']>>;
}

/** Files in one group. */
const groupSize = 1000;

const kindOf: Readonly<Record<string, ManifestFile['kind']>> = { p: 'page', a: 'asset', f: 'file' };

/** The two lines of every group, one after another. */
export function* encodeGroups(files: readonly ManifestFile[]): Iterable<string> {
  const numbers = new Map<string, number>();
  for (let start = 0; start < files.length; start += groupSize) {
    const group = files.slice(start, start + groupSize);
    const places: PlaceColumns = { paths: group.map(({ path }) => path), sizes: group.map(({ size }) => size) };
    yield JSON.stringify(places);
    yield JSON.stringify(describeDetails(group, numbers));
  }
}

function describeDetails(group: readonly ManifestFile[], numbers: Map<string, number>): DetailColumns {
  const addresses: string[] = [];
  const numberOf = (link: string): number => {
    const known = numbers.get(link);
    if (known !== undefined) return known;
    numbers.set(link, numbers.size);
    addresses.push(link);
    return numbers.size - 1;
  };
  const links = group.map((file) => file.links.map(numberOf));
  return {
    kinds: group.map(({ kind }) => kind.charAt(0)).join(''),
    keys: group.map(({ key }) => key),
    digests: group.map(({ digest }) => digest),
    addresses,
    links,
    warnings: Object.fromEntries(
      group.flatMap(({ warnings }, index) => (warnings.length > 0 ? [[index, warnings] as const] : [])),
    ),
  };
}

const noWarnings: ManifestFile['warnings'] = [];

/** Opens the reading of groups, in their order; a group that is not whole throws. */
export function openGroupDecoder(): (placeLine: string, detailLine: string) => ManifestFile[] {
  const addresses: string[] = [];
  return (placeLine, detailLine) => {
    const { paths, sizes } = JSON.parse(placeLine) as PlaceColumns;
    const details = JSON.parse(detailLine) as DetailColumns;
    for (const address of details.addresses) addresses.push(address);
    return paths.map((path, index) => {
      const [kind, key, digest, size] = [
        kindOf[details.kinds[index] ?? ''],
        details.keys[index],
        details.digests[index],
        sizes[index],
      ];
      const links = details.links[index]?.map((number) => addresses[number] ?? '');
      if (!kind || key === undefined || digest === undefined || size === undefined || !links) {
        throw new Error('The manifest is cut.');
      }
      return { path, kind, key, digest, size, links, warnings: details.warnings[index] ?? noWarnings };
    });
  };
}

/** Path and size of each file of a group. */
export function decodePlaces(placeLine: string): { readonly path: string; readonly size: number }[] {
  const { paths, sizes } = JSON.parse(placeLine) as PlaceColumns;
  return paths.map((path, index) => ({ path, size: sizes[index] ?? -1 }));
}
