import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSandboxSite, type SandboxSite } from '../support/sandbox-site.ts';

let open: SandboxSite;
beforeAll(async () => {
  open = await openSandboxSite();
});
afterAll(() => open?.close());

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // Matters of taste, or of files that other tools read.
    'long-title': 'off',
    'no-trailing-whitespace': 'off',
    'doctype-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-raw-characters': 'off',
    'void-style': 'off',
    // Telephone numbers are shown as the CMS writes them.
    'tel-non-breaking': 'off',
    // Integrity is asked of other origins too: the CMS's own scripts have none to give.
    'require-sri': 'off',
  },
});

test('every page is valid HTML', async () => {
  const wrong: string[] = [];
  for (const path of open.site.list().filter((name) => name.endsWith('.html'))) {
    const report = await validator.validateString(open.site.read(path));
    for (const { messages } of report.results) {
      for (const { ruleId, message, line, column } of messages) {
        wrong.push(`${path}:${line}:${column} ${ruleId}: ${message}`);
      }
    }
  }
  expect(wrong.slice(0, 30)).toEqual([]);
});
