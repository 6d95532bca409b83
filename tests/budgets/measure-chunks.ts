import { basename } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { type BundleInput, buildModules } from '../../cli/bundle/bundle-browser.ts';
import { root } from '../support/root.ts';

/** A chunk of the browser bundle. */
export interface Chunk {
  /** Name of its file, such as `boot-1A2B3C4D.js`. */
  readonly name: string;
  /** Bytes over the wire. */
  readonly size: number;
  /** Files it was made from. */
  readonly sources: readonly string[];
  /** Share of it that is not a package's, from 0 to 1. */
  readonly ownShare: number;
  /** Names of the chunks it needs before it runs. */
  readonly needs: readonly string[];
}

/** Bytes over the wire, compressed as a web server would that does it once and for all. */
export function compressedSize(bytes: string | Uint8Array): number {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

/** Builds the bundle that a site without a theme of its own gets, and measures its chunks. */
export async function measureChunks(renderer: BundleInput['renderer']): Promise<readonly Chunk[]> {
  const folders = { builtIn: `${root}/theme`, operator: undefined, packageFolder: root };
  const { outputFiles, metafile } = await buildModules({ folders, renderer });
  const outputs = Object.entries(metafile.outputs).map(([path, output]) => ({ name: basename(path), output }));
  return outputs.map(({ name, output }) => {
    const file = outputFiles.find(({ path }) => basename(path) === name);
    if (file === undefined) throw new Error(`there is no ${name}`);
    const inputs = Object.entries(output.inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0);
    const packages = inputs.filter(([path]) => path.includes('node_modules/'));
    const packageBytes = packages.reduce((sum, [, { bytesInOutput }]) => sum + bytesInOutput, 0);
    return {
      name,
      size: compressedSize(file.contents),
      sources: inputs.map(([path]) => path),
      ownShare: 1 - packageBytes / output.bytes,
      needs: output.imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => basename(path)),
    };
  });
}

/** The chunk with a source file, and every chunk it needs. */
export function closureOf(chunks: readonly Chunk[], source: string): ReadonlySet<Chunk> {
  const found = new Set(chunks.filter(({ sources }) => sources.some((path) => path.endsWith(source))));
  if (found.size === 0) throw new Error(`no chunk holds ${source}`);
  for (const { needs } of found) for (const chunk of chunks) if (needs.includes(chunk.name)) found.add(chunk);
  return found;
}

/** Bytes over the wire of chunks together: all, or only what is not a package's. */
export function sumSizes(chunks: Iterable<Chunk>, { ownOnly }: { readonly ownOnly: boolean }): number {
  return Math.ceil([...chunks].reduce((sum, { size, ownShare }) => sum + (ownOnly ? size * ownShare : size), 0));
}
