import type { Page } from 'playwright-core';

/** Hears every violation of a content security policy on a page, from its first byte on; gives them as they come in. */
export async function watchViolations(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.exposeFunction('noteViolation', (text: string) => found.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, disposition, sample }) => {
      // biome-ignore lint/suspicious/noExplicitAny: the function lives in the page only
      (window as any).noteViolation(
        `${location.pathname} ${disposition} ${effectiveDirective} ${blockedURI} ${sample}`,
      );
    });
  });
  // A frame's or a worker's own violations are told in words only.
  page.on('console', (message) => {
    if (/content security policy|permissions policy/i.test(message.text())) found.push(message.text());
  });
  return found;
}
