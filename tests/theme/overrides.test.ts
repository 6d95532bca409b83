import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ThemeModule } from '../../cli/render/theme-module.ts';
import { catalogue } from '../../config/messages/catalogue.ts';
import type { LayoutModel } from '../../config/page-model.ts';
import { loadTheme } from './load-theme.ts';
import { makePage } from './sample-pages.ts';
import { makeSite } from './sample-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'pathshala-theme-'));
let theme: ThemeModule;

beforeAll(async () => {
  mkdirSync(join(folder, 'slots'));
  mkdirSync(join(folder, 'blocks'));
  writeFileSync(
    join(folder, 'slots/Footer.tsx'),
    `import { Footer as Ours } from 'theme-default:slots/Footer';
     export function Footer(props) { return <><p>Before the footer of {props.site.name}</p><Ours {...props} /></>; }`,
  );
  writeFileSync(
    join(folder, 'blocks/Timetable.tsx'),
    `export function Timetable({ props, messages }) { return <p>{messages['page.home']}: {props.weekday}</p>; }`,
  );
  theme = await loadTheme(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("an operator's theme", () => {
  it('replaces a slot and may wrap ours', () => {
    const layout: LayoutModel = { hideHeader: false, hideFooter: false, headerType: 'default' };
    const { after } = theme.renderShell({ site: makeSite('en'), messages: catalogue.en, layout, currentHref: '' });
    expect(after).toContain('<p>Before the footer of Sankalp Civil Services</p><footer');
  });

  it('adds blocks of its own, and unknown ones leave no trace', () => {
    const page = makePage('en', {
      kind: 'blocks',
      heading: 'Classes',
      blocks: [
        { type: 'custom', name: 'timetable', props: { weekday: 'Monday' } },
        { type: 'custom', name: 'nothing', props: {} },
      ],
    });
    const html = theme.renderPage({ site: makeSite('en'), page, messages: catalogue.en });
    expect(html).toContain('<p>Home: Monday</p>');
    expect(html).not.toContain('nothing');
  });
});
