import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { navVisibleItems } from '../../config/limits.ts';

const folder = new URL('../../theme/styles/', import.meta.url);

/** Bytes that the whole style may take, compressed. */
const budgetBytes = 12 * 1024;

describe('the style sheet', () => {
  it('stays within its budget, compressed', async () => {
    const { outputFiles, warnings } = await build({
      entryPoints: [new URL('site.css', folder).pathname],
      bundle: true,
      minify: true,
      write: false,
    });
    expect(warnings).toEqual([]);
    const [file] = outputFiles;
    expect(brotliCompressSync(file?.contents ?? '').byteLength).toBeLessThanOrEqual(budgetBytes);
  });

  it('shows as many menu items as the table says, width by width', () => {
    const css = readFileSync(new URL('navigation-overflow.css', folder), 'utf8');
    const steps = [...css.matchAll(/@media \(min-width: (\d+)px\)(?: and \(max-width: ([\d.]+)px\))? \{/g)];
    const narrowFirst = [...navVisibleItems].reverse();
    expect(steps.map(([, from]) => Number(from))).toEqual(narrowFirst.map((step) => step.minWidthPx));
    for (const [index, step] of narrowFirst.entries()) {
      const wider = narrowFirst[index + 1];
      expect(steps[index]?.[2]).toBe(wider && `${wider.minWidthPx - 1}.98`);
      const rules = css.slice(steps[index]?.index, steps[index + 1]?.index);
      expect(rules).toContain(`.menu__list > :nth-child(n + ${step.items + 1}):not(.menu__more)`);
      expect(rules).toContain(`.menu__more[data-over~='${step.items}']`);
      const copiesHidden = step.items - 5;
      expect(rules.includes(`#more-menu > :nth-child(-n + ${copiesHidden})`)).toBe(copiesHidden > 0);
    }
  });
});
