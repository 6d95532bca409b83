import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { versionedSite } from '../support/site-files.ts';

/** The naive publisher: writes every page where visitors read it, one version after the other, until it is killed. */
const [out = '', start = '0', pages = '30'] = process.argv.slice(2);
console.log('ready');
for (let version = Number(start); ; version++) {
  for (const [path, file] of Object.entries(versionedSite(`v${version}`, Number(pages)))) {
    mkdirSync(dirname(join(out, 'current', path)), { recursive: true });
    writeFileSync(join(out, 'current', path), typeof file === 'string' ? file : file.text);
  }
}
