import { resolve } from 'node:path';
import { waitForSignal } from './commands/wait-for-signal.ts';
import { configureDemo } from './demo-config.ts';
import { sayFailure } from './errors/say-failure.ts';
import { createLogger } from './log/logger.ts';
import { createPalette, wantsColor } from './log/palette.ts';
import { packageFolder } from './package-folder.ts';
import { buildSite } from './pipeline/build-site.ts';
import { showPath, startRunRecord } from './pipeline/run-report.ts';
import { startPreview } from './preview/start-preview.ts';
import { type Sandbox, startSandbox } from './sandbox/start-sandbox.ts';

/** Fixed, so that the demo keeps its address and its pages from run to run; any free ones where they are taken. */
const ports = { api: 4400, portal: 4401, preview: 4173 };

/** `npm run demo`: starts the sandbox, generates its site, serves it, and says where to look. */
async function runDemo(): Promise<void> {
  const sandbox = await startOnPort(ports.api, (port) =>
    startSandbox({ port, portalPort: port === 0 ? 0 : ports.portal }),
  );
  try {
    const out = resolve(packageFolder, '.pathshala-demo');
    await generateDemo(sandbox, out);
    const root = resolve(out, 'current');
    const preview = await startOnPort(ports.preview, (port) => startPreview({ root, host: '127.0.0.1', port }));
    process.stdout.write(describeDemo({ url: preview.url, sandbox, root }));
    await waitForSignal();
    await preview.close();
  } finally {
    await sandbox.close();
  }
}

async function generateDemo(sandbox: Sandbox, out: string): Promise<void> {
  const config = configureDemo(sandbox);
  const log = createLogger({
    stream: process.stderr,
    quiet: false,
    verbose: false,
    color: wantsColor(process.stderr, true),
  });
  const record = startRunRecord({ out, onWarning: log.warn });
  await buildSite(
    {
      loaded: { config, path: 'the demo', out, theme: undefined },
      log,
      full: false,
      force: true,
      strict: false,
      dryRun: false,
    },
    record,
  );
}

async function startOnPort<Server>(port: number, start: (port: number) => Promise<Server>): Promise<Server> {
  try {
    return await start(port);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    return start(0);
  }
}

function describeDemo({ url, sandbox, root }: { url: string; sandbox: Sandbox; root: string }): string {
  const { bold } = createPalette(wantsColor(process.stdout, true));
  return [
    '',
    `  ${bold('Open the finished site:')}  ${bold(`${url}/`)}  (English)   ${url}/hindi  (Hindi)`,
    `  Its files:              ${showPath(root)}`,
    `  Its API host:           ${sandbox.apiUrl}   and what visitors sent: ${sandbox.portalUrl}/inbox`,
    '  To try it: student 9876543210, password demo1234; any code is 1234. Ctrl+C stops.',
    '',
    '',
  ].join('\n');
}

runDemo().catch((error: unknown) => {
  process.exitCode = sayFailure(error, { verbose: process.argv.includes('--verbose'), color: true }).exitCode;
});
