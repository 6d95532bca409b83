import { expect, test } from 'vitest';
import { startSandbox } from '../../cli/sandbox/start-sandbox.ts';
import { createTestSite, minimalConfig } from '../support/test-site.ts';

/** Generates a site with so many posts beside the written ones; gives the peak memory of the program, in MiB. */
async function measurePeak(posts: number): Promise<number> {
  const sandbox = await startSandbox({ posts });
  const site = await createTestSite(minimalConfig(sandbox));
  try {
    const { report, stderr } = await site.generate(['--verbose'], { timeoutMs: 240_000 });
    expect(report.status, stderr).toBe('published');
    expect(report.pages.total).toBeGreaterThan(posts);
    return Number(stderr.match(/peak memory: (\d+) MiB/)?.[1]);
  } finally {
    await sandbox.close();
    await site.remove();
  }
}

test('ten times as many posts need nowhere near ten times the memory: pages are made and forgotten', async () => {
  const small = await measurePeak(1_000);
  const large = await measurePeak(10_000);
  expect(small).toBeGreaterThan(60);
  // A page of 35 KB that was kept would alone add 300 MiB.
  expect(large).toBeLessThan(small * 1.8);
  expect(large).toBeLessThan(400);
}, 300_000);
