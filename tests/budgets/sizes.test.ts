import { beforeAll, describe, expect, test } from 'vitest';
import { bundleBrowser } from '../../cli/bundle/bundle-browser.ts';
import { root } from '../support/root.ts';
import { type Chunk, closureOf, compressedSize, measureChunks, sumSizes } from './measure-chunks.ts';

const kilobyte = 1024;

describe.each(['react', 'preact'] as const)('with %s', (renderer) => {
  let chunks: readonly Chunk[];
  beforeAll(async () => {
    chunks = await measureChunks(renderer);
  });
  const findNeeds = (...sources: string[]) => new Set(sources.flatMap((source) => [...closureOf(chunks, source)]));

  test('every page loads at most 4 KB of script and 12 KB of style', async () => {
    const folders = { builtIn: `${root}/theme`, operator: undefined, packageFolder: root };
    const { sessionState, style, assets } = await bundleBrowser(folders, renderer);
    const boot = sumSizes(findNeeds('runtime/boot.ts'), { ownOnly: false });
    expect(compressedSize(sessionState) + boot).toBeLessThanOrEqual(4 * kilobyte);
    const styleText = assets.find(({ path }) => path === style)?.text ?? '';
    expect(styleText).not.toBe('');
    expect(compressedSize(styleText)).toBeLessThanOrEqual(12 * kilobyte);
  });

  test.each([
    ['authentication panel', 'islands/auth/mount.tsx', 12],
    ['enquiry form', 'islands/enquiry/mount.tsx', 6],
  ])('the own code of the %s is at most %s (%i KB) beyond the renderer', (_name, source, most) => {
    const own = sumSizes(findNeeds(source), { ownOnly: true });
    expect(own).toBeGreaterThan(kilobyte);
    expect(own).toBeLessThanOrEqual(most * kilobyte);
  });

  test('what every page loads holds no part of the renderer', () => {
    for (const { ownShare } of findNeeds('runtime/boot.ts', 'runtime/services.ts', 'popup/show-popup.ts')) {
      expect(ownShare).toBe(1);
    }
  });

  test('only the renderer comes from packages', () => {
    const packages = chunks.flatMap(({ sources }) =>
      sources.flatMap((path) => path.match(/node_modules\/([^/]+)/)?.[1] ?? []),
    );
    const allowed = renderer === 'react' ? ['react', 'react-dom', 'scheduler'] : ['preact'];
    expect([...new Set(packages)].sort()).toEqual(allowed);
  });
});

test('panel, renderer, services and texts together stay below 25 KB with preact', async () => {
  const chunks = await measureChunks('preact');
  const sources = ['islands/auth/mount.tsx', 'runtime/services.ts', 'messages/auth.hi.ts'];
  const together = new Set(sources.flatMap((source) => [...closureOf(chunks, source)]));
  expect(sumSizes(together, { ownOnly: false })).toBeLessThan(25 * kilobyte);
});
