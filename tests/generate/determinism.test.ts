import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../cli/sandbox/start-sandbox.ts';
import { createTestSite, digestTree, minimalConfig, type TestSite } from '../support/test-site.ts';

let sandbox: Sandbox;
const sites: TestSite[] = [];
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(async () => {
  await sandbox.close();
  await Promise.all(sites.map((site) => site.remove()));
});

async function generateWith(env: Record<string, string>, fetch: object = {}): Promise<string> {
  const site = await createTestSite({ ...minimalConfig(sandbox), fetch });
  sites.push(site);
  const { code, stderr } = await site.generate([], { env });
  expect(code, stderr).toBe(0);
  return digestTree(join(site.out, 'current'));
}

/** Moves every record of every list, so that the hosts answer in another order. */
function reverseLists(): void {
  sandbox.content.update((content) => {
    for (const records of Object.values(content.collections)) records.reverse();
  });
}

test('the same content gives the same bytes, whatever the order, the zone, the locale or the pace of answers', async () => {
  const first = await generateWith({ TZ: 'UTC', LANG: 'C' });
  reverseLists();
  expect(await generateWith({ TZ: 'Asia/Kolkata', LANG: 'hi_IN.UTF-8' })).toBe(first);
  sandbox.faults.set({ path: '/api/s/blogpost', kind: 'delay', ms: 300 });
  sandbox.faults.set({ path: '/api/s/news', kind: 'flaky', times: 1 });
  expect(await generateWith({ TZ: 'America/St_Johns' }, { concurrency: 1, pageSize: 3 })).toBe(first);
  sandbox.faults.clear();
  expect(await generateWith({ TZ: 'Pacific/Kiritimati' }, { concurrency: 16, pageSize: 7 })).toBe(first);
});
