import type { Picture } from '../pipeline/picture-types.ts';
import type { OutputFile } from '../pipeline/stage-types.ts';
import { choosePlainWidth } from './choose-widths.ts';
import { type PictureCache, readVariant } from './picture-cache.ts';
import type { MadeOutcome, Outcome, Variant } from './picture-facts.ts';

/** A picture as it is shown. */
export interface ShownPicture {
  readonly url: string;
  /** Digest of the original. */
  readonly original: string;
  readonly outcome: Outcome;
}

/** What a page can know of a picture; undefined for one that is shown from its address and no more. */
export function describePicture({ url, outcome }: ShownPicture): Picture | undefined {
  if (outcome.kind === 'moving') {
    const { width, height } = outcome;
    return { digest: `${width} ${height}`, width, height };
  }
  if (outcome.kind !== 'made') return undefined;
  const { width, height, digest, variants, tone } = outcome;
  const plain = variants.filter(({ format }) => format === 'jpeg' || format === 'png');
  const plainWidth = choosePlainWidth(plain.map((variant) => variant.width));
  const middle = plain.find((variant) => variant.width === plainWidth);
  const largest = plain.at(-1);
  if (!middle || !largest) throw new Error(`There is no plain version of ${url}.`);
  const hrefOf = (variant: Variant) => `/${pathOf({ url, outcome }, variant)}`;
  const sources = (['avif', 'webp'] as const).map((format) => ({
    type: `image/${format}`,
    srcSet: variants
      .filter((variant) => variant.format === format)
      .map((variant) => `${hrefOf(variant)} ${variant.width}w`)
      .join(', '),
  }));
  return {
    digest: `${digest} ${nameOf(url)}`,
    width,
    height,
    made: {
      src: hrefOf(middle),
      fullSrc: hrefOf(largest),
      sources,
      ...(tone ? { tone: `tone-r${tone[0]} tone-g${tone[1]} tone-b${tone[2]}` } : {}),
    },
  };
}

/** The files of some pictures, each path once: the same picture may stand at several addresses. */
export function* listPictureFiles(cache: PictureCache, pictures: readonly ShownPicture[]): Iterable<OutputFile> {
  const listed = new Set<string>();
  for (const { url, original, outcome } of pictures) {
    if (outcome.kind !== 'made') continue;
    for (const variant of outcome.variants) {
      const path = pathOf({ url, outcome }, variant);
      if (listed.has(path)) continue;
      listed.add(path);
      yield {
        path,
        kind: 'asset',
        key: variant.digest,
        produce: () => ({ bytes: readVariant(cache, original, variant), links: [], warnings: [] }),
      };
    }
  }
}

/**
 * The digest stands for the bytes of all versions of the picture: where one differs all get new names, and a page's
 * many addresses still have most of their letters in common, which packs well.
 */
function pathOf(
  { url, outcome }: { readonly url: string; readonly outcome: MadeOutcome },
  { width, format }: Variant,
): string {
  return `_assets/${nameOf(url)}-${width}-${outcome.digest.slice(0, 12)}.${format === 'jpeg' ? 'jpg' : format}`;
}

/** Longest name taken from an address, in characters. */
const nameMaxChars = 40;

/** Plain name of the picture at an address: what its last segment says, in small Latin letters and digits. */
function nameOf(url: string): string {
  const segment = new URL(url).pathname.split('/').at(-1) ?? '';
  const name = decodeLoosely(segment)
    .replace(/\.[a-z\d]{1,5}$/i, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .slice(0, nameMaxChars)
    .replace(/^-+|-+$/g, '');
  // The digest beside it tells pictures apart.
  return name === '' ? 'picture' : name;
}

function decodeLoosely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
