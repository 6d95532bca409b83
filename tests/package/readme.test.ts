import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../cli/sandbox/start-sandbox.ts';
import { root } from '../support/root.ts';
import { createTestSite, minimalConfig, type TestSite } from '../support/test-site.ts';

const readme = readFileSync(join(root, 'README.md'), 'utf8');
const blockCommands = [...readme.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, text = '']) => text.trim().split('\n'));
const tableCommands = [...readme.matchAll(/\| `(npx pathshala [^`]+)` \|/g)].map(([, command = '']) => command);
const scripts: Record<string, string> = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts;

let sandbox: Sandbox;
let site: TestSite;
beforeAll(async () => {
  sandbox = await startSandbox();
  site = await createTestSite(minimalConfig(sandbox));
  await mkdir(join(site.folder, 'node_modules/.bin'), { recursive: true });
  await symlink(join(root, 'dist/main.js'), join(site.folder, 'node_modules/.bin/pathshala'));
});
afterAll(async () => {
  await sandbox?.close();
  await site?.remove();
});

/** Runs a line as a shell does. A line that serves is stopped as by Ctrl+C once it has said its address. */
function runLine(line: string, { cwd, until }: { readonly cwd: string; readonly until?: RegExp }) {
  return new Promise<{ readonly code: number | null; readonly text: string }>((resolve, reject) => {
    const child = spawn('sh', ['-c', `exec ${line}`], { cwd, detached: true });
    let text = '';
    let stopped = false;
    const hear = (part: Buffer) => {
      text += part;
      if (until?.test(text) && !stopped) {
        stopped = true;
        process.kill(-(child.pid ?? 0), 'SIGINT');
      }
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('error', reject);
    child.on('close', (code) => (until && !stopped ? reject(new Error(text)) : resolve({ code, text })));
  });
}

test('the first command of the README ends with a served site and its address', async () => {
  expect(blockCommands[0]).toBe('npm ci && npm run demo');
  const { text } = await runLine('npm run demo', { cwd: root, until: /Ctrl\+C stops/ });
  expect(text).toMatch(/Open the finished site:\s+http:\/\/127\.0\.0\.1:\d+\//);
  expect(text).not.toContain('warning');
});

test('the second runs all tests, and CI runs the same', () => {
  expect(blockCommands[1]).toBe('npm test');
  expect(scripts.test).toContain('vitest run');
  expect(readFileSync(join(root, '.ci/run'), 'utf8')).toMatch(/npm ci\nnpm test/);
});

test('the packing and installing that it describes is what the packed install tests do', () => {
  expect(blockCommands.slice(2, 4)).toEqual(['npm pack', 'npm install ../pathshala/pathshala-0.1.0.tgz']);
});

test('every other command works in the folder of a site', async () => {
  const commands = [...blockCommands.slice(4), ...tableCommands];
  expect(commands).toContain('npx pathshala generate');
  expect(commands.length).toBeGreaterThanOrEqual(10);
  for (const command of commands) {
    // Going back needs a release to go back to.
    if (command.endsWith('rollback')) {
      sandbox.content.update(({ settings }) => {
        settings.website.title = 'Another title';
      });
      await runLine('npx pathshala generate', { cwd: site.folder });
    }
    const serves = /preview|sandbox/.test(command);
    const line = serves ? `${command} --port 0${command.includes('sandbox') ? ' --portal-port 0' : ''}` : command;
    const { code, text } = await runLine(line, { cwd: site.folder, ...(serves ? { until: /http:\/\/127/ } : {}) });
    // A shell reports 130 for what Ctrl+C ended; npx passes on either.
    expect([0, ...(serves ? [130, null] : [])], `${command}\n${text}`).toContain(code);
  }
});

test('the configuration it shows is accepted as it stands', async () => {
  const [, shown = ''] = readme.match(/```ts\n(import \{ defineConfig \}[\s\S]*?)```/) ?? [];
  await writeFile(join(site.folder, 'shown.config.ts'), shown);
  const { stderr, code } = await site.run(['releases', '--config', 'shown.config.ts']);
  expect(code, stderr).toBe(0);
});
