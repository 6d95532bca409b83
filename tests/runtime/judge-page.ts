import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Faults that axe finds in what is in front: the open dialog with its notices, else the page. */
export async function expectNoAxeFaults(page: Page, state: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const front = document.querySelector('dialog[open]') ?? document;
    const results = await (window as unknown as { axe: typeof axe }).axe.run(front, { resultTypes: ['violations'] });
    return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
  });
  expect(violations, state).toEqual([]);
}

/** Controls in front that are smaller than a finger needs; links inside of a sentence may be. */
export async function expectTargetsOfSize(page: Page, state: string): Promise<void> {
  const small = await page.evaluate(() => {
    const front = document.querySelector('dialog[open]') ?? document;
    return [...front.querySelectorAll('a, button, input, select, textarea, summary')]
      .filter((control) => !control.closest('p, .prose, dialog:not([open])'))
      .filter((control) => {
        const { width, height } = control.getBoundingClientRect();
        const isSeen = width > 0 && height > 0 && getComputedStyle(control).visibility === 'visible';
        return isSeen && (width < 24 || height < 24);
      })
      .map((control) => control.outerHTML);
  });
  expect(small, state).toEqual([]);
}

/** Nothing is wider than the window, neither the page nor the open dialog. */
export async function expectNoOverflow(page: Page, state: string): Promise<void> {
  const overflow = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('dialog[open]')].map(
      (element) => element.scrollWidth - element.clientWidth,
    ),
  );
  expect(Math.max(...overflow), state).toBeLessThanOrEqual(0);
}

/** Sum of the layout shifts of a page so far. */
export function measureShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) total += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(total), 50);
      }),
  );
}
