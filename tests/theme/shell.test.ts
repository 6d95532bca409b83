import { beforeAll, describe, expect, it } from 'vitest';
import type { ThemeModule } from '../../cli/render/theme-module.ts';
import type { Lang } from '../../config/lang.ts';
import { catalogue } from '../../config/messages/catalogue.ts';
import type { LayoutModel, SiteModel } from '../../config/page-model.ts';
import { findHtmlFaults } from '../support/html-validator.ts';
import { loadTheme } from './load-theme.ts';
import { listElements, readText } from './read-html.ts';
import { makeSite } from './sample-site.ts';

let theme: ThemeModule;
beforeAll(async () => {
  theme = await loadTheme();
});

interface Changes {
  readonly layout?: Partial<LayoutModel>;
  readonly site?: Partial<SiteModel>;
  readonly currentHref?: string;
}

function renderShell(lang: Lang, { layout, site, currentHref = '' }: Changes = {}) {
  const { before, after } = theme.renderShell({
    site: makeSite(lang, site),
    messages: catalogue[lang],
    layout: { hideHeader: false, hideFooter: false, headerType: 'default', ...layout },
    currentHref,
  });
  const html = `${before}<main id="main" tabindex="-1"><h1>Page</h1></main>${after}`;
  return { before, after, html, elements: listElements(html) };
}

type Shell = ReturnType<typeof renderShell>;
const namesOf = ({ elements }: Shell, tagName: string) =>
  elements
    .filter((element) => element.tagName === tagName)
    .map((element) => String(element.properties.ariaLabel ?? readText(element)));
const linksOf = ({ elements }: Shell, text: string) =>
  elements.filter((element) => element.tagName === 'a' && readText(element) === text).map((link) => link.properties);

describe('names on English pages', () => {
  it('are the words of the specification', () => {
    const shell = renderShell('en');
    expect(namesOf(shell, 'nav')).toEqual(expect.arrayContaining(['Primary', 'Quick links']));
    expect(namesOf(shell, 'button')).toEqual(
      expect.arrayContaining(['Log In', 'Sign Up', 'Log Out', 'ENQUIRY NOW', 'Scroll to top', 'Menu', 'More']),
    );
    expect(namesOf(shell, 'button')).toEqual(expect.arrayContaining(['Expand UPSC Courses', 'Expand Gallery']));
    expect(namesOf(shell, 'h2')).toEqual(expect.arrayContaining(['OTHER LINKS', 'Links', 'Contact']));
    expect(linksOf(shell, 'Student Portal')[0]).toMatchObject({
      target: '_blank',
      href: 'https://portal.example/login',
    });
    expect(linksOf(shell, 'Test Portal')[0]).toMatchObject({ target: '_blank', href: 'https://portal.example/login' });
    expect(linksOf(shell, 'Hindi').map(({ href }) => href)).toEqual(['/hindi', '#']);
    expect(linksOf(shell, 'Free Study Materials')[0]?.href).toBe('/contact');
    expect(linksOf(shell, 'Live Classes')[0]?.href).toBe('/contact');
    expect(linksOf(shell, 'Enquiry')[0]?.href).toBe('/contact');
    expect(linksOf(shell, 'Privacy Policy')[0]?.href).toBe('/privacy-policy');
    expect(linksOf(shell, 'Terms & Conditions')[0]?.href).toBe('/terms-conditions');
    expect(shell.html).toContain('© 2022 Sankalp Civil Services');
  });

  it('stand in Hindi on Hindi pages, but for the switch to English', () => {
    const shell = renderShell('hi');
    expect(linksOf(shell, 'English')[0]).toMatchObject({ href: '/', hrefLang: 'en', lang: 'en' });
    for (const name of [...namesOf(shell, 'button'), ...namesOf(shell, 'nav'), ...namesOf(shell, 'h2')]) {
      expect(name).not.toMatch(/[A-Za-z]{3,}/);
    }
  });
});

describe('the session', () => {
  it('has both variants in the markup, each wrapped by its state', () => {
    const { elements } = renderShell('en');
    const states = elements.map(({ properties }) => properties.dataSession).filter(Boolean);
    expect(states).toEqual(['out', 'in', 'out', 'in']);
  });
});

describe('header and footer', () => {
  it.each([
    { layout: { hideHeader: true }, header: 0, footer: 1 },
    { layout: { hideFooter: true }, header: 1, footer: 0 },
    { layout: { hideHeader: true, hideFooter: true }, header: 0, footer: 0 },
  ])('are left out whole, floating elements stay: $layout', ({ layout, header, footer }) => {
    const shell = renderShell('en', { layout });
    expect(shell.elements.filter(({ tagName }) => tagName === 'header')).toHaveLength(header);
    expect(shell.elements.filter(({ tagName }) => tagName === 'footer')).toHaveLength(footer);
    expect(namesOf(shell, 'nav')).toContain('Quick links');
    expect(namesOf(shell, 'button')).toEqual(expect.arrayContaining(['ENQUIRY NOW', 'Scroll to top']));
    expect(findHtmlFaults(shell.html, 'en')).toEqual([]);
  });

  it('minimal keeps logo, language and session, and no menu', () => {
    const shell = renderShell('en', { layout: { headerType: 'minimal' } });
    expect(namesOf(shell, 'button')).toEqual(expect.arrayContaining(['Log In', 'Sign Up']));
    expect(namesOf(shell, 'button')).not.toContain('Menu');
    expect(linksOf(shell, 'Hindi')[0]?.href).toBe('/hindi');
    expect(findHtmlFaults(shell.html, 'en')).toEqual([]);
  });

  it('marks the current page in menus, under More too, and nothing where no menu has it', () => {
    const current = renderShell('en', { currentHref: '/m7' });
    const marked = current.elements.filter(({ properties }) => properties.ariaCurrent === 'page');
    expect(marked.map(({ properties }) => properties.href)).toEqual(['/m7', '/m7']);
    expect(renderShell('en').html).not.toContain('aria-current');
  });
});

describe('the menu', () => {
  it('repeats under More what may not fit, from the sixth item, and says which widths need it', () => {
    const { elements } = renderShell('en');
    const more = elements.find(({ properties }) => properties.dataOver !== undefined);
    expect(String(more?.properties.dataOver).split(' ').sort()).toEqual(['10', '5', '6', '7', '8', '9']);
    const items = makeSite('en').menus.primary;
    const seven = renderShell('en', { site: { menus: { ...makeSite('en').menus, primary: items.slice(0, 7) } } });
    const over = seven.elements.find(({ properties }) => properties.dataOver !== undefined)?.properties.dataOver;
    expect(String(over).split(' ').sort()).toEqual(['5', '6']);
    const few = renderShell('en', { site: { menus: { ...makeSite('en').menus, primary: items.slice(0, 5) } } });
    expect(namesOf(few, 'button')).not.toContain('More');
  });

  it('gives every expanding button its two names and a list that exists', () => {
    const { elements } = renderShell('en');
    const ids = new Set(elements.map(({ properties }) => properties.id));
    const nav = elements.find(({ properties }) => properties.dataExpandLabel !== undefined)?.properties;
    expect(nav).toMatchObject({ dataExpandLabel: 'Expand %s', dataCollapseLabel: 'Collapse %s' });
    const buttons = elements.filter((element) => element.properties.dataExpand !== undefined);
    expect(buttons.length).toBeGreaterThan(0);
    for (const { properties } of buttons) {
      expect(properties.ariaExpanded).toBe('false');
      expect(String(properties.ariaLabel)).toMatch(/^Expand \S/);
      expect(ids).toContain(String(properties.ariaControls));
    }
  });

  it('survives a site without menus, logo, address, e-mail, telephone or networks', () => {
    const bare = makeSite('en');
    const { address, email, logo, ...site } = bare;
    const messages = catalogue.en;
    const layout: LayoutModel = { hideHeader: false, hideFooter: false, headerType: 'default' };
    const empty = { ...site, phones: [], socials: [], menus: { top: [], primary: [], footer: bare.menus.footer } };
    const { before, after } = theme.renderShell({ site: empty, messages, layout, currentHref: '' });
    expect(findHtmlFaults(`${before}<main id="main"><h1>Page</h1></main>${after}`, 'en')).toEqual([]);
  });
});

describe('hostile texts', () => {
  it('cannot end the place where the page goes', () => {
    const hostile = '<page-mark></page-mark><script>alert(1)</script>';
    const { before, html } = renderShell('en', { site: { name: hostile, address: hostile } });
    expect(before).not.toContain('<footer');
    expect(html).not.toContain('<script>');
  });
});
