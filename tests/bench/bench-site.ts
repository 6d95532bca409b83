import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CaseResult, countFiles, toResult } from './case-result.ts';
import { measureNode } from './measure-process.ts';
import type { SyncClock } from './time-sync.ts';

/** The checkout; the bundled benchmark lies three folders below it. */
export const root = join(import.meta.dirname, '../../..');

/** The built command line. */
export const pathshala = join(root, 'dist/main.js');

/** A site of ours that is generated again and again. */
export interface BenchSite {
  readonly folder: string;
  /** The web root. */
  readonly output: string;
  /** Generates it once. `count`: with files and bytes of the output, which reads the whole folder. */
  generate(
    name: string,
    options?: { readonly count?: boolean; readonly kind?: CaseResult['kind'] },
  ): Promise<CaseResult>;
}

/** Makes a folder with a configuration. `precompress` is off where peers are beside it, for none of them does it. */
export function createBenchSite(options: {
  readonly folder: string;
  readonly apiUrl: string;
  readonly precompress: boolean;
  readonly syncClock: SyncClock;
}): BenchSite {
  const { folder, apiUrl, precompress, syncClock } = options;
  mkdirSync(folder, { recursive: true });
  const config = {
    site: { origin: 'https://www.example-ias.in', name: 'Example IAS' },
    api: { host: apiUrl, apihost: 'www.example-ias.in' },
    portal: { host: 'http://127.0.0.1:9' },
    identifiers: { firm: 'f', center: 'c', insty: 'i', enquiryType: 't', session: 's' },
    images: 'remote',
    publish: { precompress },
  };
  writeFileSync(join(folder, 'pathshala.config.json'), JSON.stringify(config));
  const output = join(folder, 'site/current/');
  return {
    folder,
    output,
    generate: async (name, { count = false, kind = 'case' } = {}) => {
      const args = [pathshala, 'generate', '--json', '--quiet'];
      const measured = await measureNode(args, { cwd: folder, env: syncClock.env });
      const { durationMs } = JSON.parse(measured.stdout) as { durationMs: Record<string, number> };
      const counted = count ? countFiles(output) : {};
      return toResult(name, measured, { kind, syncMs: syncClock.take(), stages: durationMs, ...counted });
    },
  };
}
