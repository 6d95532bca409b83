import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../cli/sandbox/start-sandbox.ts';
import { root } from '../support/root.ts';
import { createTestSite, listFiles, minimalConfig, type TestSite } from '../support/test-site.ts';

let sandbox: Sandbox;
let site: TestSite;
beforeAll(async () => {
  sandbox = await startSandbox({ posts: 300 });
  site = await createTestSite(minimalConfig(sandbox));
  expect((await site.generate()).code).toBe(0);
});
afterAll(async () => {
  await sandbox.close();
  await site.remove();
});

/** Starts a run and kills it with -9 after some milliseconds; tells whether it was still alive. */
function generateAndKill(afterMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, 'dist/main.js'), 'generate', '--quiet'], {
      cwd: site.folder,
      stdio: 'ignore',
    });
    const timer = setTimeout(() => child.kill('SIGKILL'), afterMs);
    child.on('close', (_code, signal) => {
      clearTimeout(timer);
      resolve(signal === 'SIGKILL');
    });
  });
}

/** Every page ends with its end mark, says the same title, and there are as many as there must be. */
function expectWhole(titles: readonly string[], count: number): void {
  const current = realpathSync(join(site.out, 'current'));
  const pages = listFiles(current).filter((path) => path.endsWith('.html'));
  expect(pages).toHaveLength(count);
  const seen = new Set<string>();
  for (const path of pages) {
    const html = readFileSync(join(current, path), 'utf8');
    expect(html.trimEnd().endsWith('</html>'), path).toBe(true);
    for (const title of titles) if (html.includes(title)) seen.add(title);
  }
  expect(seen.size, 'pages of one release only').toBeLessThanOrEqual(1);
}

test('killed at any instant, a run leaves the old release or the new one, and the next run just works', async () => {
  const count = site.list().filter((path) => path.endsWith('.html')).length;
  const titles: string[] = [];
  let killed = 0;
  for (let round = 0; killed < 25 && round < 60; round++) {
    const title = `Seal ${round} of this round`;
    titles.push(title);
    sandbox.content.update((content) => {
      const item = content.settings.menus.FOOTER_MENU1?.items[0] as { title?: string } | undefined;
      if (item) item.title = title;
    });
    // Spread over the run, most of them where it writes and publishes.
    if (await generateAndKill(150 + ((round * 137) % 900))) killed++;
    expectWhole(titles, count);
  }
  expect(killed).toBeGreaterThanOrEqual(10);
  const { report } = await site.generate();
  expect(['published', 'unchanged']).toContain(report.status);
  expect(site.read('contact.html')).toContain(titles.at(-1));
  expect(readdirSync(join(site.out, '.pathshala/staging'))).toEqual([]);
}, 180_000);
