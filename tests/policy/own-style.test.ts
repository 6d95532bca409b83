import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../cli/sandbox/start-sandbox.ts';
import { createTestSite, minimalConfig, type TestSite } from '../support/test-site.ts';

let sandbox: Sandbox;
let site: TestSite;
beforeAll(async () => {
  sandbox = await startSandbox();
  site = await createTestSite({ ...minimalConfig(sandbox), theme: 'look' });
});
afterAll(async () => {
  await sandbox.close();
  await site.remove();
});

test("the fonts and drawings of an operator's style arrive whole, and the policy lets them in", async () => {
  const look = join(site.folder, 'look');
  const font = randomBytes(2000);
  await mkdir(look, { recursive: true });
  await writeFile(join(look, 'own.woff2'), font);
  await writeFile(join(look, 'mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(
    join(look, 'styles.css'),
    "@font-face { font-family: Own; src: url('./own.woff2') } .mark { background: url('./mark.svg') }",
  );
  const { code } = await site.generate();
  expect(code).toBe(0);
  const path = site.list().find((name) => /^_assets\/own-\w+\.woff2$/.test(name)) ?? '';
  expect(readFileSync(join(site.out, 'current', path)).equals(font)).toBe(true);
  expect(site.read('_headers')).toMatch(/img-src 'self' blob: data: https:[^;]*; font-src 'self';/);
});
