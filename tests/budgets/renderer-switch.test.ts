import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../cli/sandbox/start-sandbox.ts';
import { createTestSite, minimalConfig, type TestSite } from '../support/test-site.ts';

let sandbox: Sandbox;
let site: TestSite;
beforeAll(async () => {
  sandbox = await startSandbox();
  site = await createTestSite(minimalConfig(sandbox));
});
afterAll(async () => {
  await sandbox.close();
  await site.remove();
});

/** Text of every module that the home page can come to load. */
function readReachable(): string {
  const [, boot = ''] = site.read('index.html').match(/src="\/_assets\/(boot-\w+\.js)"/) ?? [];
  const names = new Set([boot]);
  for (const name of names) {
    for (const [, next = ''] of site.read(`_assets/${name}`).matchAll(/"\.\/([\w.-]+\.js)"/g)) names.add(next);
  }
  expect(names.size).toBeGreaterThan(5);
  return [...names].map((name) => site.read(`_assets/${name}`)).join('\n');
}

test('the renderer of the configuration is the one that pages load, whatever an earlier run has left', async () => {
  await site.generate();
  expect(readReachable()).toContain('react.dev/errors/');
  await site.configure({ ...minimalConfig(sandbox), browser: { renderer: 'preact' } });
  expect((await site.generate()).report.status).toBe('published');
  expect(readReachable()).not.toContain('react.dev/errors/');
  expect((await site.generate()).report.status).toBe('unchanged');
  await site.configure(minimalConfig(sandbox));
  expect((await site.generate()).report.status).toBe('published');
  expect(readReachable()).toContain('react.dev/errors/');
});
