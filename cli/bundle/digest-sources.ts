import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Digest over names and bytes of every file below some folders, so that equal digests mean equal sources. */
export function digestSources(folders: readonly string[], facts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const fact of facts) hash.update(`${fact}\0`);
  folders.forEach((folder, index) => {
    hash.update(`\0folder ${index}\0`);
    if (existsSync(folder)) addFolder(hash, folder, '');
  });
  return hash.digest('hex').slice(0, 32);
}

function addFolder(hash: Hash, root: string, below: string): void {
  const entries = readdirSync(join(root, below), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const path = join(below, entry.name);
    if (entry.name === 'node_modules' || entry.name.startsWith('.')) continue;
    if (entry.isDirectory()) addFolder(hash, root, path);
    else if (entry.isFile())
      hash
        .update(`${path}\0`)
        .update(readFileSync(join(root, path)))
        .update('\0');
  }
}
