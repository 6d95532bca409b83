import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Warn } from '../log/warnings.ts';
import { lookAt, replaceFile } from './disk-files.ts';
import { layoutOf } from './output-layout.ts';

/** Name of the file, in the output folder itself: outside every web root. */
const fileName = 'nginx-headers.conf';

const preamble = `# Security and caching headers of the live release, for nginx. Made anew by \`pathshala generate\` and
# \`pathshala rollback\`. Include it in the server block, and reload nginx when it has changed:
#   include /path/to/${fileName};
# A location that has add_header lines of its own does not inherit these: include the file there again.

# The .gz beside each file goes out as it is. Where nginx has the brotli module, let the .br go out too.
gzip_static on;
gzip_vary on;
# brotli_static on;

`;

/**
 * Brings `nginx-headers.conf` in line with the release that is live, by reading that release's own `_headers`. Called
 * after `current` was switched, never before: the file can lag behind what is served for a moment, but it never holds a
 * policy of pages nobody can see yet, and a run that was killed in between is made up for by the next one. A disk that
 * refuses is a warning: what visitors see is in place.
 */
export function writeNginxHeaders(out: string, warn: Warn = () => {}): void {
  const path = join(out, fileName);
  try {
    const source = join(layoutOf(out).current, '_headers');
    if (!lookAt(source)) return;
    const text = toNginx(readFileSync(source, 'utf8'));
    const isSame = lookAt(path)?.isFile() && readFileSync(path, 'utf8') === text;
    if (!isSame) replaceFile(path, text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    warn({ code: 'NGINX_HEADERS_NOT_WRITTEN', message: `${path} could not be written: ${reason}.`, where: path });
  }
}

/** Patterns of `_headers` that are known here. */
const everything = '/*';
const assets = '/_assets/*';

function toNginx(headersFile: string): string {
  const headers = readHeaders(headersFile);
  const cache = headers.get(assets)?.find(([name]) => name === 'Cache-Control')?.[1] ?? 'no-cache';
  // Pages are asked for anew each time. Without `always`, so that an error is never kept for a year.
  return [
    preamble,
    ...(headers.get(everything) ?? []).map(([name, value]) => `add_header ${name} ${quote(value)} always;`),
    `set $pathshala_cache ${quote('no-cache')};`,
    `if ($uri ~ ^/_assets/) { set $pathshala_cache ${quote(cache)}; }`,
    'add_header Cache-Control $pathshala_cache;',
    '',
  ].join('\n');
}

/** Headers by pattern. */
function readHeaders(text: string): Map<string, [string, string][]> {
  const found = new Map<string, [string, string][]>();
  let current: [string, string][] = [];
  for (const line of text.split('\n')) {
    const [, name, value] = line.match(/^ {2}([A-Za-z-]+): (.+)$/) ?? [];
    if (name !== undefined && value !== undefined) current.push([name, value]);
    else if (line !== '') {
      current = [];
      found.set(line, current);
    }
  }
  return found;
}

/** A value as nginx reads it. It has no way to write a `$`, and no header of ours has one. */
function quote(value: string): string {
  if (!/^[\x20-\x7e]*$/.test(value) || /["\\$]/.test(value)) throw new Error(`nginx cannot be given ${value}`);
  return `"${value}"`;
}
