import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import { openBrowser } from '../support/browser.ts';
import prepareChromium from '../support/prepare-chromium.ts';
import { openDemoSite } from './demo-site.ts';
import { type Lighthouse, type LighthouseResult, loadLighthouse } from './load-lighthouse.ts';

/**
 * `npm run lighthouse`: runs Lighthouse as on a phone over the kinds of pages a visitor comes by, in both languages, and
 * prints a table. Arguments are addresses to run instead. It judges nothing: no score makes it fail.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', short: 'r', default: '1' },
    /** Prints, below the table, what is not perfect. */
    details: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new RangeError('-r wants the number of rounds.');

const kinds = [
  '/',
  '/courses/upsc-foundation',
  '/blog/three-rivers-and-a-city',
  '/contact',
  '/hindi',
  '/hindi/courses/upsc-aadhar',
  '/hindi/blog/mansoon-ko-ek-baar-samajhiye',
  // The contact page is one for both languages; this one has its form in Hindi.
  '/hindi/admission',
];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const lighthouse = await loadLighthouse();
await prepareChromium();
const port = await findFreePort();
const browser = await openBrowser([`--remote-debugging-port=${port}`]);
const site = await openDemoSite('react');
try {
  const results: LighthouseResult[] = [];
  for (const path of positionals.length > 0 ? positionals : kinds) results.push(await judge(lighthouse, path));
  process.stdout.write(`${writeTable(results)}\n`);
  if (values.details) process.stdout.write(`${results.map(describeFaults).join('\n')}\n`);
} finally {
  await site.close();
  await browser.close();
}

/** The run with the middle performance of all rounds. */
async function judge(run: Lighthouse, path: string): Promise<LighthouseResult> {
  const results: LighthouseResult[] = [];
  for (let round = 0; round < rounds; round += 1) {
    process.stderr.write(`${path} ${round + 1}/${rounds}\n`);
    const answer = await run(site.url + path, { port, output: 'json', logLevel: 'error', onlyCategories: categories });
    if (!answer) throw new Error(`Lighthouse says nothing of ${path}.`);
    results.push(answer.lhr);
  }
  const scoreOf = ({ categories: { performance } }: LighthouseResult) => performance?.score ?? 0;
  const [middle] = results.sort((a, b) => scoreOf(a) - scoreOf(b)).slice(Math.floor((rounds - 1) / 2));
  if (!middle) throw new Error(`There is no result for ${path}.`);
  return middle;
}

function writeTable(results: readonly LighthouseResult[]): string {
  const head = ['page', ...categories, 'LCP element', 'LCP ms', 'CLS', 'TBT ms', 'bytes'];
  const rows = results.map((result) => [
    new URL(result.finalDisplayedUrl).pathname,
    ...categories.map((name) => String(Math.round((result.categories[name]?.score ?? 0) * 100))),
    findLargest(result),
    numberOf(result, 'largest-contentful-paint').toFixed(0),
    numberOf(result, 'cumulative-layout-shift').toFixed(3),
    numberOf(result, 'total-blocking-time').toFixed(0),
    numberOf(result, 'total-byte-weight').toFixed(0),
  ]);
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function numberOf({ audits }: LighthouseResult, name: string): number {
  return audits[name]?.numericValue ?? Number.NaN;
}

/** The element that was painted largest, as a piece of markup. */
function findLargest({ audits }: LighthouseResult): string {
  const markup = JSON.stringify(audits['largest-contentful-paint-element']?.details ?? {}).match(
    /"snippet":("(?:[^"\\]|\\.)*")/,
  );
  return markup?.[1]
    ? `\`${String(JSON.parse(markup[1]))
        .replace(/ class="[^"]*"| data-[a-z-]+="[^"]*"|https?:\/\/[^/]+/g, '')
        .slice(0, 60)
        .replaceAll('|', '¦')}\``
    : '–';
}

/** Audits of a page that cost it something. */
function describeFaults(result: LighthouseResult): string {
  const faults = categories.flatMap((name) =>
    (result.categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => {
        const { score, displayValue = '', explanation = '', details } = result.audits[id] ?? {};
        return `  ${name}: ${id} ${score} ${displayValue} ${explanation} ${JSON.stringify(details ?? {}).slice(0, 400)}`;
      }),
  );
  return [new URL(result.finalDisplayedUrl).pathname, ...faults].join('\n');
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: free } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return free;
}
