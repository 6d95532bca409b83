import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../cli/sandbox/start-sandbox.ts';
import { createTestSite, minimalConfig, type TestSite } from '../support/test-site.ts';

let sandbox: Sandbox;
let site: TestSite;
beforeAll(async () => {
  sandbox = await startSandbox();
  site = await createTestSite({ ...minimalConfig(sandbox), theme: 'look' });
  await mkdir(join(site.folder, 'look/slots'), { recursive: true });
  await mkdir(join(site.folder, 'look/blocks'), { recursive: true });
});
afterAll(async () => {
  await sandbox.close();
  await site.remove();
});

const write = (path: string, text: string) => writeFile(join(site.folder, 'look', path), text);

test('an empty theme folder changes nothing', async () => {
  const { report } = await site.generate();
  expect(report.status).toBe('published');
  expect(site.read('index.html')).toContain('site-header');
});

test('a slot of the operator stands in for ours everywhere, and may wrap it', async () => {
  await write(
    'slots/Footer.tsx',
    `import { Footer as Default } from 'theme-default:slots/Footer';
     import { useId } from 'react';
     export function Footer(props) { return <><p id={useId()}>Run by volunteers of {props.site.name}</p><Default {...props} /></>; }`,
  );
  const { report } = await site.generate();
  expect(report.pages.changed).toBeGreaterThan(20);
  const html = site.read('contact.html');
  expect(html).toContain('Run by volunteers of Example IAS');
  expect(html).toContain('site-footer');
});

test('a block only the operator has is a block type of its own', async () => {
  await write(
    'blocks/Timetable.tsx',
    'export function Timetable({ props }) { return <p>At {String(props.hour)} sharp</p>; }',
  );
  sandbox.content.update(({ entries }) => {
    entries.push({
      url: '/timetable',
      title: 'Timetable',
      data: { pageData: { blocks: [{ type: 'timetable', hour: '<7>' }] } },
    });
  });
  const { report } = await site.generate();
  expect(report.warnings).toEqual([]);
  expect(site.read('timetable.html')).toContain('At &lt;7&gt; sharp');
});

test("the operator's style comes after ours, in a layer of its own", async () => {
  await write('styles.css', ':root { --operator-mark: 1px }');
  await site.generate();
  const [, path = ''] = site.read('index.html').match(/href="\/(_assets\/site-[^"]+\.css)"/) ?? [];
  expect(site.read(path)).toMatch(/@layer operator\s*\{[^}]*--operator-mark/);
});

test('a theme that does not build is refused with file, line and advice; the live site stays', async () => {
  await write('slots/Header.tsx', 'export function Header() {\n  return <p>;\n}');
  const { code, report, stderr } = await site.generate();
  expect(code).toBe(2);
  expect(report.error?.code).toBe('THEME_BROKEN');
  expect(report.error?.message).toMatch(/Header\.tsx:\d+:\d+/);
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(site.read('contact.html')).toContain('Run by volunteers');
  await rm(join(site.folder, 'look/slots/Header.tsx'));
});

test('a theme that fails while it renders names the page and the failure', async () => {
  await write('blocks/Stats.tsx', "export function Stats() { throw new Error('no figures today'); }");
  const { code, report } = await site.generate();
  expect(code).toBe(2);
  expect(report.error?.message).toContain('no figures today');
  expect(report.error?.message).toMatch(/failed on \/\S*: no figures today/);
});
