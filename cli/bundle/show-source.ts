import { relative, resolve } from 'node:path';
import { packageFolder } from '../package-folder.ts';

/** A file as the operator would type it; the bundler names files from the package's folder. */
export function showSource(path: string): string {
  // Modules that are no files stand behind the name of their maker.
  return /^[\w-]+:/.test(path) ? path : relative(process.cwd(), resolve(packageFolder, path));
}
