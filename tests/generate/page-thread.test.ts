import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SiteError } from '../../cli/errors/site-error.ts';
import { openPageHelper } from '../../cli/pipeline/page-helper.ts';
import type { PageSurroundings } from '../../cli/render/render-page.ts';
import { type Sandbox, startSandbox } from '../../cli/sandbox/start-sandbox.ts';
import { root } from '../support/root.ts';
import { createTestSite, fingerprintLive, minimalConfig, type TestSite } from '../support/test-site.ts';

const madeElsewhere = ({ stderr }: { readonly stderr: string }) =>
  Number(stderr.match(/pages made by the second thread: (\d+)/)?.[1]);

describe.skipIf(availableParallelism() < 2)('a site of many pages', () => {
  let sandbox: Sandbox;
  let site: TestSite;
  beforeAll(async () => {
    sandbox = await startSandbox({ posts: 1_500 });
    site = await createTestSite({ ...minimalConfig(sandbox), theme: 'look' });
    await mkdir(join(site.folder, 'look/slots'), { recursive: true });
  });
  afterAll(async () => {
    await sandbox.close();
    await site.remove();
  });

  test('is made by two threads, byte for byte as by one', async () => {
    const cold = await site.generate(['--verbose']);
    expect(cold.report.status, cold.stderr).toBe('published');
    expect(madeElsewhere(cold)).toBeGreaterThan(0);
    // Nothing differs, so nothing is written, and one thread makes every page again.
    const again = await site.generate(['--verbose', '--full']);
    expect(again.report).toMatchObject({ status: 'unchanged', pages: { rendered: cold.report.pages.total } });
    expect(madeElsewhere(again)).toBe(0);
  });

  test('is made by two threads when every page of the live release changes', async () => {
    await writeFile(join(site.folder, 'look/slots/TopBar.tsx'), 'export function TopBar() { return <p>New</p>; }');
    const changed = await site.generate(['--verbose']);
    expect(changed.report.pages).toMatchObject({ added: 0, removed: 0 });
    expect(changed.report.pages.changed).toBeGreaterThan(1_500);
    expect(madeElsewhere(changed)).toBeGreaterThan(0);
    expect((await site.generate(['--full'])).report.status).toBe('unchanged');
  });

  test('names the page on which a component of the operator fails in the other thread, and nothing goes live', async () => {
    const before = fingerprintLive(site.out);
    await writeFile(
      join(site.folder, 'look/slots/Breadcrumbs.tsx'),
      `import { isMainThread } from 'node:worker_threads';
       let drawn = 0;
       export function Breadcrumbs() { drawn += 1; if (drawn > 600) throw new Error('no crumbs left'); return null; }`,
    );
    const { report, code } = await site.generate();
    expect(code).toBe(2);
    expect(report.error).toMatchObject({ code: 'THEME_FAILED' });
    expect(report.error?.message).toContain('no crumbs left');
    expect(fingerprintLive(site.out)).toBe(before);
  });
});

describe.skipIf(availableParallelism() < 2)('a page in the hands of the other thread', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pathshala-thread-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Hands one page to a thread with a theme of one line; gives what came of it. */
  async function handOver(renderPage: string, place: string): Promise<string> {
    const themePath = join(folder, `theme-${readdirSync(folder).length}.cjs`);
    writeFileSync(
      themePath,
      `exports.renderShell = () => ({ before: '', after: '' }); exports.renderPage = ${renderPage};`,
    );
    const helper = openPageHelper({ surroundings, themePath, templatesFolder: join(root, 'templates') });
    let outcome = '';
    const job = { address: '/', lang: 'en', model: { href: '/', layout: {}, head: { structuredData: [] } } } as never;
    const note = (text: string) => () => {
      outcome = text;
    };
    try {
      while (!helper.hasRoom());
      helper.take({ job, place, earlierDigest: undefined, done: note('made'), giveBack: note('given back') });
      await helper.settle();
      return outcome;
    } catch (error) {
      return error instanceof SiteError ? error.code : String(error);
    } finally {
      await helper.close();
    }
  }

  test('is written where it belongs', async () => {
    const place = join(folder, 'index.html');
    expect(await handOver(`() => '<main>Here</main>'`, place)).toBe('made');
    expect(readFileSync(place, 'utf8')).toContain('<main>Here</main>');
  });

  test('fails the run as the disk does', async () => {
    expect(await handOver(`() => ''`, join(folder, 'no/such/folder/index.html'))).toBe('DISK_REFUSED');
  });

  test('is given back when it cannot be rendered', async () => {
    expect(await handOver(`() => { throw new Error('no') }`, join(folder, 'other.html'))).toBe('given back');
  });
});

const site = { lang: 'en', name: 'x', menus: { primary: [], footer: [], top: [] }, hrefs: {} };
const surroundings = {
  sites: { en: site, hi: site },
  messages: { en: {}, hi: {} },
  siteData: { en: {}, hi: {} },
  browser: { boot: {}, preloads: [], style: {}, sessionState: '', importMap: '' },
  policy: { scripts: [], meta: undefined },
  themeFolder: undefined,
  bundleDigest: 'digest',
} as unknown as PageSurroundings;
