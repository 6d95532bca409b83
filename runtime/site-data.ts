import type { RuntimeData } from '../config/runtime-data.ts';

/** Reads the site's data from the page; undefined where a page carries none. */
export function readSiteData(): RuntimeData | undefined {
  try {
    return JSON.parse(document.getElementById('site-data')?.textContent ?? '');
  } catch {
    return undefined;
  }
}
