import { mkdtemp, readFile, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, extname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type SiteConfig, siteConfigSchema } from '../config/site-config.ts';
import { explainIssues } from './errors/explain-issues.ts';
import { siteError } from './errors/site-error.ts';
import { packageFolder } from './package-folder.ts';

/** File names looked for when `--config` is not given, first wins (contract, section 1). */
const configNames = ['ts', 'mts', 'js', 'mjs', 'json'].map((extension) => `pathshala.config.${extension}`);

/** A checked configuration with every default, and absolute folders. */
export interface LoadedConfig {
  readonly config: SiteConfig;
  /** The file it came from. */
  readonly path: string;
  /** Absolute output folder. */
  readonly out: string;
  /** Absolute theme folder, when the configuration names one. */
  readonly theme: string | undefined;
}

export interface LoadConfigOptions {
  readonly cwd: string;
  /** As given by `--config`. */
  readonly file?: string | undefined;
  /** As given by `--out`, relative to `cwd`. */
  readonly out?: string | undefined;
  readonly env?: NodeJS.ProcessEnv;
}

/**
 * Finds, reads, checks and completes the operator's configuration. Environment variables override the file, `--out`
 * overrides both.
 * @throws SiteError CONFIG_NOT_FOUND, CONFIG_UNREADABLE or CONFIG_INVALID, all mistakes at once
 */
export async function loadConfig({ cwd, file, out, env = process.env }: LoadConfigOptions): Promise<LoadedConfig> {
  const path = await findConfig(cwd, file);
  const written = applyEnvironment(await readConfig(path), env);
  // Checked once in a run: compiling the check would take longer than making it.
  const result = siteConfigSchema.safeParse(written, { reportInput: true, jitless: true });
  if (!result.success) throw siteError('CONFIG_INVALID', { path, problems: explainIssues(result.error, written) });
  const config = completeDefaults(result.data);
  const folder = dirname(path);
  const theme = config.theme === undefined ? undefined : resolve(folder, config.theme);
  if (theme !== undefined && !(await isFolder(theme))) {
    throw siteError('CONFIG_INVALID', { path, problems: `- theme: a folder was expected, but ${theme} is none.` });
  }
  const outFolder = out === undefined ? resolve(env.PATHSHALA_OUT ? cwd : folder, config.out) : resolve(cwd, out);
  return { config, path, out: outFolder, theme };
}

async function findConfig(cwd: string, file: string | undefined): Promise<string> {
  const candidates = file === undefined ? configNames.map((name) => join(cwd, name)) : [resolve(cwd, file)];
  for (const candidate of candidates) {
    if (await isFile(candidate)) return candidate;
  }
  throw siteError('CONFIG_NOT_FOUND', {
    path: file === undefined ? join(cwd, 'pathshala.config.{ts,mts,js,mjs,json}') : resolve(cwd, file),
  });
}

async function readConfig(path: string): Promise<unknown> {
  try {
    return extname(path) === '.json' ? JSON.parse(await readFile(path, 'utf8')) : await importConfig(path);
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    throw siteError('CONFIG_UNREADABLE', { path, reason: firstBuildError(error) ?? reason }, error);
  }
}

/** Bundles the file, so that TypeScript and its own imports work, and gives its default export. */
async function importConfig(path: string): Promise<unknown> {
  const { build } = await import('esbuild');
  const folder = await mkdtemp(join(tmpdir(), 'pathshala-config-'));
  try {
    const outfile = join(folder, 'config.mjs');
    await build({
      entryPoints: [path],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      packages: 'external',
      // Works also where the package is not installed beside the site.
      alias: { pathshala: join(packageFolder, 'config/define-config.ts') },
      logLevel: 'silent',
    });
    await linkModulesOf(path, folder);
    const module: { default?: unknown } = await import(pathToFileURL(outfile).href);
    if (module.default === undefined) throw new Error('it has no default export');
    return module.default;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Packages that the configuration imports are found from the bundle as from the file itself. */
async function linkModulesOf(path: string, folder: string): Promise<void> {
  for (let parent = dirname(path); ; parent = dirname(parent)) {
    const modules = join(parent, 'node_modules');
    if (await isFolder(modules)) return symlink(modules, join(folder, 'node_modules'), 'junction');
    if (parent === dirname(parent)) return;
  }
}

function firstBuildError(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('errors' in error) || !Array.isArray(error.errors)) return undefined;
  const first = error.errors[0] as
    | { text: string; location: { file: string; line: number; column: number } | null }
    | undefined;
  if (first === undefined) return undefined;
  return first.location
    ? `${first.text} (line ${first.location.line}, column ${first.location.column + 1})`
    : first.text;
}

function applyEnvironment(written: unknown, env: NodeJS.ProcessEnv): unknown {
  if (typeof written !== 'object' || written === null || Array.isArray(written)) return written;
  const config = written as Record<string, unknown>;
  const withHost = (key: 'api' | 'portal', host: string | undefined) =>
    host ? { [key]: { ...(config[key] as object | undefined), host } } : {};
  return {
    ...config,
    ...withHost('api', env.PATHSHALA_API_HOST),
    ...withHost('portal', env.PATHSHALA_PORTAL_HOST),
    ...(env.PATHSHALA_OUT ? { out: env.PATHSHALA_OUT } : {}),
  };
}

function completeDefaults(config: SiteConfig): SiteConfig {
  const studentPortalUrl = config.portal.studentPortalUrl ?? `${config.portal.host}/login`;
  return { ...config, portal: { ...config.portal, studentPortalUrl } };
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
