import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Floor: writes files of the same names and sizes as a finished site to a new folder; the clock runs while writing only. */

const [from = '', to = ''] = process.argv.slice(2);

const listFiles = (below: string): string[] =>
  readdirSync(join(from, below), { withFileTypes: true }).flatMap((entry) => {
    const path = join(below, entry.name);
    return entry.isDirectory() ? listFiles(path) : [path];
  });

const files = listFiles('').map((path) => ({ path, size: statSync(join(from, path)).size }));
const bytes = Buffer.alloc(Math.max(...files.map(({ size }) => size)), 'pathshala ');

const startedAt = performance.now();
const made = new Set<string>();
for (const { path, size } of files) {
  const place = join(to, path);
  const folder = dirname(place);
  if (!made.has(folder)) mkdirSync(folder, { recursive: true });
  made.add(folder);
  writeFileSync(place, bytes.subarray(0, size));
}
const ms = performance.now() - startedAt;
process.stdout.write(
  JSON.stringify({ ms, files: files.length, bytes: files.reduce((sum, { size }) => sum + size, 0) }),
);
