import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../cli/sandbox/start-sandbox.ts';
import { root } from '../support/root.ts';
import { minimalConfig } from '../support/test-site.ts';
import { startLoopbackRegistry } from './loopback-registry.ts';

const run = promisify(execFile);

let folder = '';
let sandbox: Sandbox;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pathshala-packed-'));
  sandbox = await startSandbox();
  const registry = await startLoopbackRegistry();
  try {
    // Scripts are left out: `dist` was built before the tests.
    await run('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], { cwd: root });
    const [tarball = ''] = (await readdir(folder)).filter((name) => name.endsWith('.tgz'));
    await mkdir(join(folder, 'site'));
    await writeFile(join(folder, 'site/package.json'), '{ "private": true }');
    const args = ['install', `../${tarball}`, '--registry', registry.url, '--cache', join(folder, 'cache')];
    await run('npm', [...args, '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: join(folder, 'site') });
  } finally {
    await registry.close();
  }
});
afterAll(async () => {
  await sandbox?.close();
  await rm(folder, { recursive: true, force: true });
});

test('installed from its tarball in an empty folder, the program generates a site from a typed configuration', async () => {
  const cwd = join(folder, 'site');
  await writeFile(
    join(cwd, 'pathshala.config.ts'),
    `import { defineConfig } from 'pathshala';\nexport default defineConfig(${JSON.stringify(minimalConfig(sandbox))});\n`,
  );
  const { stdout } = await run('npx', ['pathshala', 'generate', '--json'], { cwd });
  expect(JSON.parse(stdout)).toMatchObject({ status: 'published', warnings: [] });
  expect(existsSync(join(cwd, 'site/current/hindi.html'))).toBe(true);
  const again = await run('npx', ['pathshala', 'generate', '--json'], { cwd });
  expect(JSON.parse(again.stdout)).toMatchObject({ status: 'unchanged' });
});

test('the package carries types for the configuration', async () => {
  const cwd = join(folder, 'site');
  const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022', '--types', ''];
  const check = (name: string, text: string) =>
    writeFile(join(cwd, name), text).then(() =>
      run(join(root, 'node_modules/.bin/tsc'), [...options, name], { cwd }).then(
        () => 'fine',
        (error: { stdout: string }) => error.stdout,
      ),
    );
  const good = JSON.stringify(minimalConfig(sandbox));
  const source = (config: string) =>
    `import { defineConfig } from 'pathshala';\nexport const config = defineConfig(${config});\n`;
  expect(await check('good.mts', source(good))).toBe('fine');
  expect(await check('bad.mts', source(good.replace('"origin"', '"orign"')))).toContain('orign');
});
