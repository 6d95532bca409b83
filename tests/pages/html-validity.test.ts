import { afterAll, beforeAll, expect, test } from 'vitest';
import { findDocumentFaults } from '../support/html-validator.ts';
import { openSandboxSite, type SandboxSite } from '../support/sandbox-site.ts';

let open: SandboxSite;
beforeAll(async () => {
  open = await openSandboxSite();
});
afterAll(() => open?.close());

test('every page is valid HTML', () => {
  const pages = open.site.list().filter((path) => path.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(60);
  const faults = pages.flatMap((path) => findDocumentFaults(open.site.read(path)).map((fault) => `${path} ${fault}`));
  expect(faults).toEqual([]);
});
