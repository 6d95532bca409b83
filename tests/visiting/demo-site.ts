import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configureDemo } from '../../cli/demo-config.ts';
import { createLogger } from '../../cli/log/logger.ts';
import { buildSite } from '../../cli/pipeline/build-site.ts';
import { startRunRecord } from '../../cli/pipeline/run-report.ts';
import { startPreview } from '../../cli/preview/start-preview.ts';
import { startSandbox } from '../../cli/sandbox/start-sandbox.ts';
import type { SiteConfig } from '../../config/site-config.ts';

/** The sandbox's site, generated into a folder of its own and served. */
export interface DemoSite {
  /** Address of the served site, without a trailing slash. */
  readonly url: string;
  /** Ends servers and removes the folder. */
  close(): Promise<void>;
}

/** Starts the sandbox, generates its site with a renderer, and serves it as `pathshala preview` does. */
export async function openDemoSite(renderer: SiteConfig['browser']['renderer']): Promise<DemoSite> {
  const sandbox = await startSandbox({ port: 0, portalPort: 0 });
  const out = mkdtempSync(join(tmpdir(), 'pathshala-visiting-'));
  const config = configureDemo(sandbox, renderer);
  const log = createLogger({ stream: process.stderr, quiet: true, verbose: false, color: false });
  const record = startRunRecord({ out, onWarning: log.warn });
  const loaded = { config, path: 'the demo', out, theme: undefined };
  await buildSite({ loaded, log, full: false, force: true, strict: false, dryRun: false }, record);
  const preview = await startPreview({ root: join(out, 'current'), host: '127.0.0.1', port: 0 });
  return {
    url: preview.url,
    close: async () => {
      await preview.close();
      await sandbox.close();
      rmSync(out, { recursive: true, force: true });
    },
  };
}
