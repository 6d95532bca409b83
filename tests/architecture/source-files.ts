import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout's root. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** One source file and what it imports, as paths from the root or package names. */
export interface SourceFile {
  readonly path: string;
  readonly lines: number;
  /** Imports that are there at run time and those of types only. */
  readonly imports: readonly { readonly target: string; readonly typeOnly: boolean }[];
}

const statement = /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\('([^']+)'\)/g;

/** Reads every TypeScript file below the named folders. */
export function readSourceFiles(folders: readonly string[]): SourceFile[] {
  return folders.flatMap((folder) => listFiles(join(root, folder))).map(readSourceFile);
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return listFiles(path);
    return /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [path] : [];
  });
}

function readSourceFile(path: string): SourceFile {
  const text = readFileSync(path, 'utf8');
  const imports = [...text.matchAll(statement)].map(([, type, named, dynamic]) => {
    const specifier = named ?? dynamic ?? '';
    const target = specifier.startsWith('.') ? relative(root, join(dirname(path), specifier)) : specifier;
    return { target, typeOnly: type !== undefined };
  });
  return { path: relative(root, path), lines: text.split('\n').length - 1, imports };
}
