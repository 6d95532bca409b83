import { join } from 'node:path';
import { packageFolder } from '../package-folder.ts';
import { bundleSite } from './bundle-site.ts';

/** Run when the package is built: bundles the built-in theme into `dist/bundles`, so that most sites need no bundler. */

const folders = { builtIn: join(packageFolder, 'theme'), operator: undefined, packageFolder };
for (const renderer of ['react', 'preact'] as const) {
  await bundleSite({ folders, renderer, cacheFolder: join(packageFolder, 'dist'), full: true });
}
