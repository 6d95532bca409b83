import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { bundleTheme } from '../../cli/bundle/bundle-theme.ts';
import type { ThemeModule } from '../../cli/render/theme-module.ts';

const packageFolder = fileURLToPath(new URL('../..', import.meta.url));

/** The theme as the command line loads it, with an operator's folder laid over it where one is named. */
export async function loadTheme(operator?: string): Promise<ThemeModule> {
  const bytes = await bundleTheme({ builtIn: `${packageFolder}/theme`, operator, packageFolder });
  const module = { exports: {} };
  new Function('module', 'exports', 'require', new TextDecoder().decode(bytes))(
    module,
    module.exports,
    createRequire(import.meta.url),
  );
  return module.exports as ThemeModule;
}
