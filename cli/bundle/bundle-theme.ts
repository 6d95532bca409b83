import { join } from 'node:path';
import { build } from 'esbuild';
import { explainBuildFailure } from './explain-build-failure.ts';
import { createThemeSlotsPlugin, type ThemeFolders } from './theme-slots-plugin.ts';

/**
 * Bundles the theme, with the operator's overrides laid over it, for Node: one CommonJS module.
 * @throws SiteError THEME_BROKEN
 */
export async function bundleTheme(folders: ThemeFolders): Promise<Uint8Array> {
  const result = await build({
    entryPoints: [join(folders.builtIn, 'server-entry.tsx')],
    bundle: true,
    write: false,
    absWorkingDir: folders.packageFolder,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    jsx: 'automatic',
    // React's production build: the development one is several times slower.
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [createThemeSlotsPlugin(folders)],
    logLevel: 'silent',
  }).catch((error: unknown) => {
    throw explainBuildFailure(error);
  });
  const [output] = result.outputFiles;
  if (output === undefined) throw new Error('esbuild gave no theme bundle');
  return output.contents;
}
