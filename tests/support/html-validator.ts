import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // Opinions on spelling, not faults: React writes `disabled=""`, `<img/>` and attributes in its own case.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': 'off',
    'void-style': 'off',
    // The thin bar at the top is indeterminate and drawn by the style sheet.
    'prefer-native-element': ['error', { exclude: ['progressbar'] }],
    'no-inline-style': 'error',
    // Line lengths and trailing spaces of generated text say nothing about it.
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    // Our own files have integrity; the CMS's own scripts have none to give.
    'require-sri': 'off',
    'doctype-style': 'off',
    'no-raw-characters': 'off',
    // Spaces within numbers are how the institute writes them.
    'tel-non-breaking': 'off',
  },
});

/** What is wrong with a whole document, as readable lines; empty when it is valid. */
export function findDocumentFaults(html: string): readonly string[] {
  const report = validator.validateStringSync(html);
  return report.results.flatMap((result) =>
    result.messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

/** The same of what stands in a body. */
export function findHtmlFaults(body: string, lang: string): readonly string[] {
  return findDocumentFaults(
    `<!DOCTYPE html><html lang="${lang}"><head><title>Page</title></head><body>${body}</body></html>`,
  );
}
