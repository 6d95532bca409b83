import type { Locator } from 'playwright-core';

/** Comes near an island, as whoever is about to use it does, and waits until it answers. */
export async function startIsland(island: Locator): Promise<void> {
  await island.scrollIntoViewIfNeeded();
  await island.dispatchEvent('pointerover');
  await island.and(island.page().locator('[data-island-state="ready"]')).waitFor();
}
