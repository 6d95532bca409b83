import { rmSync } from 'node:fs';
import { build } from 'esbuild';

/** Bundles the command line, and what sites import, into `dist/`. */

rmSync('dist', { recursive: true, force: true });

const common = { bundle: true, format: 'esm', platform: 'node', target: 'node20', outdir: 'dist', logLevel: 'warning' };

await Promise.all([
  build({
    ...common,
    entryPoints: {
      main: 'cli/main.ts',
      demo: 'cli/demo.ts',
      'page-thread': 'cli/pipeline/page-thread.ts',
      'bundle-built-in': 'cli/bundle/bundle-built-in.ts',
    },
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    // Packages are bundled, for opening their hundreds of files takes longer than most runs; these two bring programs.
    external: ['esbuild', 'sharp'],
    // Shorter text is compiled sooner. Names stay, so that stack traces can be read; `--verbose` maps them to sources.
    minifyWhitespace: true,
    minifySyntax: true,
    sourcemap: 'linked',
    sourcesContent: false,
    // Bundled CommonJS packages load Node's own modules by `require`.
    banner: {
      js: "import { createRequire as createNodeRequire } from 'node:module';const require = createNodeRequire(import.meta.url);",
    },
  }),
  // What a site's configuration imports: next to nothing.
  build({ ...common, entryPoints: { index: 'config/define-config.ts' } }),
]);
await import('./dist/bundle-built-in.js');
