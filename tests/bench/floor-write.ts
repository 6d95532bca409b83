import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Floor: writes the files of a finished site to a new folder. The clock stands still while they are read. */

const [from = '', to = ''] = process.argv.slice(2);

const listFiles = (below: string): string[] =>
  readdirSync(join(from, below), { withFileTypes: true }).flatMap((entry) => {
    const path = join(below, entry.name);
    return entry.isDirectory() ? listFiles(path) : [path];
  });

const paths = listFiles('');
const made = new Set<string>();
let ms = 0;
let bytes = 0;
for (const path of paths) {
  const body = readFileSync(join(from, path));
  const startedAt = performance.now();
  const place = join(to, path);
  const folder = dirname(place);
  if (!made.has(folder)) mkdirSync(folder, { recursive: true });
  made.add(folder);
  writeFileSync(place, body);
  ms += performance.now() - startedAt;
  bytes += body.length;
}
process.stdout.write(JSON.stringify({ ms, files: paths.length, bytes }));
