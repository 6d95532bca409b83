import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the installed package: theme, runtime and templates are read from there. */
export const packageFolder = findPackageFolder(dirname(fileURLToPath(import.meta.url)));

// The built program lies in dist/, its sources in cli/: the nearest package.json is right for both.
function findPackageFolder(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : findPackageFolder(dirname(folder));
}
