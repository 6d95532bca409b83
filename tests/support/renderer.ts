import type { BrowserRenderer } from '../../cli/bundle/browser-renderer.ts';

/** What brings islands to life in these tests; the suite runs them once with each. */
export const renderer: BrowserRenderer = process.env.RENDERER === 'preact' ? 'preact' : 'react';
