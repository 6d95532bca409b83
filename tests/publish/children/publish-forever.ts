import { publishSite } from '../support/publish-site.ts';
import { versionedSite } from '../support/site-files.ts';

/** Publishes one version of the site after the other until it is killed. */
const [out = '', start = '0', pages = '30'] = process.argv.slice(2);
console.log('ready');
for (let version = Number(start); ; version++) {
  await publishSite(out, versionedSite(`v${version}`, Number(pages)), { keepReleases: 3, keepDays: 0, force: true });
}
