import { interceptDisk } from '../support/fault-disk.ts';
import { publishSite } from '../support/publish-site.ts';
import { versionedSite } from '../support/site-files.ts';

/** Publishes one version and kills itself right before the k-th call that changes the disk; says the count at its end. */
const [out = '', version = '', dieAt = '0', pages = '8'] = process.argv.slice(2);
const watch = interceptDisk(({ n }) => {
  if (n === Number(dieAt)) process.kill(process.pid, 'SIGKILL');
});
await publishSite(out, versionedSite(version, Number(pages)), { keepReleases: 2, keepDays: 0, force: true });
console.log(`calls ${watch.count()}`);
