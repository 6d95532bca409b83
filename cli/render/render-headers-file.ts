import { createHash } from 'node:crypto';
import type { OutputFile } from '../pipeline/stage-types.ts';
import type { SitePolicy } from './site-policy.ts';

/**
 * `_headers` in the web root, in the form static hosts read: a pattern of paths, and below it, indented, the headers
 * of its answers. Publishing reads it back to write the same for nginx.
 */
export function renderHeadersFile({ headers }: SitePolicy): OutputFile {
  const text = [
    '/*',
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
    '/_assets/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    '',
  ].join('\n');
  return {
    path: '_headers',
    kind: 'file',
    key: createHash('sha256').update(text).digest('base64url'),
    produce: () => ({ bytes: text, links: [], warnings: [] }),
  };
}
