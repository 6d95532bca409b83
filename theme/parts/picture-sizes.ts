/**
 * How wide pictures are drawn in each place, by window width, as the attribute `sizes` says it: the browser chooses a
 * version before it knows the style sheet. Kept in step with `styles/` by a test that measures in a real browser.
 */
export const pictureSizes = {
  card: '(min-width: 1064px) 387px, (min-width: 672px) 48vw, calc(100vw - 52px)',
  photo: '(min-width: 920px) 300px, 46vw',
  film: '(min-width: 1280px) 387px, (min-width: 852px) 45vw, calc(100vw - 52px)',
  hero: '(min-width: 1320px) 470px, (min-width: 900px) 36vw, (min-width: 561px) 544px, 304px',
  reading: '(min-width: 800px) 704px, calc(100vw - 52px)',
  /** Beside something narrower. */
  lead: '(min-width: 1360px) 832px, (min-width: 960px) 60vw, calc(100vw - 52px)',
  product: '(min-width: 1360px) 660px, (min-width: 960px) 50vw, calc(100vw - 52px)',
  news: '120px',
  tile: '64px',
  person: '176px',
  face: '56px',
  logo: '176px',
} as const;
