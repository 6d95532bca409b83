import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packageFolder } from '../../cli/package-folder.ts';

/** The newest that runs on Node 20. Not a dependency: it brings two hundred packages that nothing else here needs. */
const version = '12.8.2';

/** What is read of Lighthouse's verdict on one page. */
export interface LighthouseResult {
  readonly finalDisplayedUrl: string;
  readonly categories: Readonly<Record<string, Category | undefined>>;
  readonly audits: Readonly<Record<string, Audit | undefined>>;
}
interface Category {
  /** From 0 to 1. */
  readonly score: number | null;
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
}
interface Audit {
  readonly score: number | null;
  readonly numericValue?: number;
  readonly displayValue?: string;
  readonly explanation?: string;
  readonly details?: unknown;
}

/** Runs Lighthouse on an address, in the browser that listens on a port. */
export type Lighthouse = (
  address: string,
  flags: {
    readonly port: number;
    readonly output: 'json';
    readonly logLevel: 'error';
    readonly onlyCategories: readonly string[];
  },
) => Promise<{ readonly lhr: LighthouseResult } | undefined>;

/** Loads Lighthouse; the first time it is installed in a folder of its own, which needs the registry. */
export async function loadLighthouse(): Promise<Lighthouse> {
  const folder = join(packageFolder, 'node_modules/.cache', `lighthouse-${version}`);
  const program = join(folder, 'node_modules/lighthouse/core/index.js');
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }');
    const args = ['install', '--no-audit', '--no-fund', '--save-exact', `lighthouse@${version}`];
    execFileSync('npm', args, { cwd: folder, stdio: 'inherit' });
  }
  return (await import(pathToFileURL(program).href)).default;
}
