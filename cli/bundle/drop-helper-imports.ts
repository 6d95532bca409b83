import { basename } from 'node:path';
import type { BuildResult, Metafile } from 'esbuild';

type Modules = Pick<BuildResult<{ write: false; metafile: true }>, 'outputFiles' | 'metafile'>;

/**
 * Takes out imports that do nothing: with a renderer in CommonJS, esbuild makes a chunk of its own helpers and lets every
 * module import it, also those that use none of them. The module that every page loads would wait for it.
 */
export function dropHelperImports({ outputFiles, metafile }: Modules): Modules {
  const helpers = Object.keys(metafile.outputs).filter((path) => isHelpersOnly(metafile.outputs[path]));
  const textOf = (name: string) => `import"./${name}";`;
  const dropped = new Map<string, readonly string[]>();
  const encoder = new TextEncoder();

  const files = outputFiles.map((file) => {
    const names = helpers.map((path) => basename(path)).filter((name) => file.text.includes(textOf(name)));
    if (names.length === 0) return file;
    dropped.set(basename(file.path), names);
    const text = names.reduce((rest, name) => rest.replace(textOf(name), ''), file.text);
    return { ...file, text, contents: encoder.encode(text) };
  });
  const outputs = Object.entries(metafile.outputs).map(([path, output]) => {
    const names = dropped.get(basename(path)) ?? [];
    return [path, { ...output, imports: output.imports.filter((one) => !names.includes(basename(one.path))) }] as const;
  });
  return { outputFiles: files, metafile: { ...metafile, outputs: Object.fromEntries(outputs) } };
}

/** True for a chunk that no source file has a share in. */
function isHelpersOnly(output: Metafile['outputs'][string] | undefined): boolean {
  const shares = Object.values(output?.inputs ?? {});
  return !output?.entryPoint && shares.every(({ bytesInOutput }) => bytesInOutput === 0);
}
