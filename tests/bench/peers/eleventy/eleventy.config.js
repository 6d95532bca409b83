const day = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** Nunjucks templates over data that is fetched, as the benchmark's own program fetches it. */
export default function configure(eleventy) {
  eleventy.setQuietMode(true);
  eleventy.addFilter('day', (iso) => day.format(new Date(iso)));
  return { dir: { includes: '_includes', data: '_data' }, templateFormats: ['njk'] };
}
