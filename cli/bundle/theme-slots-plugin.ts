import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { type BrowserRenderer, resolveRendererModule } from './browser-renderer.ts';

/** Where a component may come from. */
export interface ThemeFolders {
  /** The built-in theme. */
  readonly builtIn: string;
  /** The operator's theme folder, if any. */
  readonly operator: string | undefined;
  /** Folder from which react is found: the same copy for built-in and operator's components. */
  readonly packageFolder: string;
}

/** Folder of each kind of overridable module. */
const overridable = { 'theme-slot': 'slots', 'theme-block': 'blocks', 'theme-island': 'islands' } as const;

/**
 * Resolves `theme-slot:Header`, `theme-block:Hero` and `theme-island:…` to the operator's file if there is one, else
 * to ours; `theme-default:slots/Header` always to ours, so that a replacement can wrap it. `theme-custom-blocks`
 * lists the blocks that only the operator's theme has. One plugin serves the build and the browser bundle: they can
 * never disagree on which view is used. `renderer` says which package stands in for React; pages are built with React.
 */
export function createThemeSlotsPlugin(
  { builtIn, operator, packageFolder }: ThemeFolders,
  renderer: BrowserRenderer = 'react',
): Plugin {
  return {
    name: 'theme-slots',
    setup(build) {
      build.onResolve({ filter: /^theme-(slot|block|island):/ }, ({ path }) => {
        const [kind, name] = path.split(':') as [keyof typeof overridable, string];
        const file = join(overridable[kind], `${name}.tsx`);
        const own = operator === undefined ? undefined : join(operator, file);
        return { path: own !== undefined && existsSync(own) ? own : join(builtIn, file) };
      });
      build.onResolve({ filter: /^theme-default:/ }, ({ path }) => ({
        path: join(builtIn, `${path.slice('theme-default:'.length)}.tsx`),
      }));
      build.onResolve({ filter: /^theme-custom-blocks$/ }, ({ path }) => ({ path, namespace: 'theme-slots' }));
      build.onLoad({ filter: /.*/, namespace: 'theme-slots' }, () => ({
        contents: listCustomBlocks({ builtIn, operator }),
        loader: 'js',
        resolveDir: builtIn,
      }));
      // An operator's folder may have a react of its own; two copies on one page break hooks.
      build.onResolve({ filter: /^react(-dom)?($|\/)/ }, ({ path, kind, pluginData }) =>
        pluginData === 'pinned'
          ? undefined
          : build.resolve(resolveRendererModule(path, renderer), {
              kind,
              resolveDir: packageFolder,
              pluginData: 'pinned',
            }),
      );
    },
  };
}

/** Names of block types that only the operator's theme has: `blocks/Timetable.tsx` is the type `timetable`. */
export function findCustomBlocks({
  builtIn,
  operator,
}: Pick<ThemeFolders, 'builtIn' | 'operator'>): Map<string, string> {
  const folder = operator === undefined ? undefined : join(operator, 'blocks');
  if (folder === undefined || !existsSync(folder)) return new Map();
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.tsx') && !existsSync(join(builtIn, 'blocks', file)))
    .map((file) => file.slice(0, -'.tsx'.length))
    .sort();
  return new Map(names.map((name) => [name.charAt(0).toLowerCase() + name.slice(1), join(folder, `${name}.tsx`)]));
}

function listCustomBlocks(folders: Pick<ThemeFolders, 'builtIn' | 'operator'>): string {
  const blocks = [...findCustomBlocks(folders)];
  const imports = blocks.map(([, path], index) => `import * as block${index} from ${JSON.stringify(path)};`);
  const entries = blocks.map(
    ([type], index) =>
      `${JSON.stringify(type)}: block${index}[${JSON.stringify(type.charAt(0).toUpperCase() + type.slice(1))}]`,
  );
  return `${imports.join('\n')}\nexport const customBlocks = { ${entries.join(', ')} };`;
}
