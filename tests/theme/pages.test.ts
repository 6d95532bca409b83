import { beforeAll, describe, expect, it } from 'vitest';
import type { ThemeModule } from '../../cli/render/theme-module.ts';
import { langs } from '../../config/lang.ts';
import { catalogue } from '../../config/messages/catalogue.ts';
import type { ListModel, PageContent } from '../../config/page-model.ts';
import { findHtmlFaults } from '../support/html-validator.ts';
import { loadTheme } from './load-theme.ts';
import { listElements, readText } from './read-html.ts';
import { makeContents, makePage } from './sample-pages.ts';
import { makeSite } from './sample-site.ts';

let theme: ThemeModule;
beforeAll(async () => {
  theme = await loadTheme();
});

function renderDocument(lang: (typeof langs)[number], content: PageContent): string {
  const site = makeSite(lang);
  const messages = catalogue[lang];
  const page = makePage(lang, content);
  const shell = theme.renderShell({ site, messages, layout: page.layout, currentHref: site.hrefs.contact });
  return shell.before + theme.renderPage({ site, page, messages }) + shell.after;
}

const cases = langs.flatMap((lang) =>
  makeContents(lang).map((content) => {
    const kind = content.kind === 'listing' ? `listing of ${content.list.display}` : content.kind;
    return { lang, content, name: `${kind} (${lang})` };
  }),
);

describe.each(cases)('page: $name', ({ lang, content }) => {
  it('is valid HTML with one h1, no skipped heading and nothing inline', () => {
    const html = renderDocument(lang, content);
    expect(findHtmlFaults(html, lang)).toEqual([]);

    const elements = listElements(html);
    const levels = elements.filter(({ tagName }) => /^h[1-6]$/.test(tagName)).map(({ tagName }) => Number(tagName[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);

    for (const { tagName, properties } of elements) {
      const inline = Object.keys(properties).filter((name) => name === 'style' || /^on[A-Z]/i.test(name));
      expect(inline, tagName).toEqual([]);
    }
    const ids = elements.flatMap(({ properties }) => (properties.id === undefined ? [] : [properties.id]));
    expect(new Set(ids).size).toBe(ids.length);
    expect(elements.filter(({ tagName }) => tagName === 'main')).toHaveLength(1);
  });

  it('reserves the box of every picture', () => {
    for (const { tagName, properties } of listElements(renderDocument(lang, content))) {
      if (tagName !== 'img') continue;
      const reserved = properties.width !== undefined && properties.height !== undefined;
      expect(reserved || content.kind === 'record', String(properties.src)).toBe(true);
    }
  });
});

describe('empty lists', () => {
  const displays: readonly ListModel['display'][] = [
    'courses',
    'programmes',
    'articles',
    'news',
    'people',
    'links',
    'testimonials',
    'downloads',
    'photos',
    'videos',
  ];
  it.each(displays)('say so in a sentence and show a way on: %s', (display) => {
    const list = { display, items: [] } as ListModel;
    const html = renderDocument('en', { kind: 'blocks', heading: 'Empty', blocks: [{ type: 'collection', list }] });
    expect(html).toMatch(/<div class="empty-state">.*?<p>[^<]{20,}\.<\/p><a[^>]* href="\/contact"/s);
  });
});

describe('texts of the CMS', () => {
  const hostile = '</main><script>alert(1)</script><img src=x onerror=alert(1)> "\'&';

  it('never become markup, wherever they land', () => {
    const replaceTexts = (value: unknown, key = ''): unknown => {
      if (typeof value === 'string') {
        const keeps = /href|src|html|kind|type|display|iso|^name$|^id$/i.test(key);
        return keeps ? value : hostile;
      }
      if (Array.isArray(value)) return value.map((item) => replaceTexts(item, key));
      if (value === null || typeof value !== 'object') return value;
      return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, replaceTexts(part, name)]));
    };
    for (const content of makeContents('en')) {
      const elements = listElements(renderDocument('en', replaceTexts(content) as PageContent));
      expect(elements.filter(({ tagName }) => tagName === 'script')).toEqual([]);
      expect(elements.filter(({ properties }) => 'onError' in properties || 'onerror' in properties)).toEqual([]);
      expect(elements.filter(({ tagName }) => tagName === 'main')).toHaveLength(1);
    }
  });
});

describe('a page that opens with a hero', () => {
  it('has its h1 there, and falls back to the heading of the page', () => {
    for (const [title, expected] of [
      ['From the hero', 'From the hero'],
      [undefined, 'From the page'],
    ] as const) {
      const hero = { type: 'hero', ...(title ? { title } : {}) } as const;
      const html = renderDocument('en', { kind: 'blocks', heading: 'From the page', blocks: [hero] });
      const headings = listElements(html).filter(({ tagName }) => tagName === 'h1');
      expect(headings.map(readText)).toEqual([expected]);
    }
  });

  it('fetches that picture first and every other one late', () => {
    const home = makeContents('en').find(({ kind }) => kind === 'home');
    if (home === undefined) throw new Error('no home page among the samples');
    const pictures = listElements(renderDocument('en', home)).filter(({ tagName }) => tagName === 'img');
    const [first, ...others] = pictures;
    expect(first?.properties).toMatchObject({ fetchPriority: 'high' });
    expect(first?.properties.loading).toBeUndefined();
    expect(others.every(({ properties }) => properties.loading === 'lazy')).toBe(true);
  });
});

describe('pagination', () => {
  it('links the neighbours and the ends, and marks the page at hand', () => {
    const listing = makeContents('en').find(({ kind }) => kind === 'listing');
    if (listing?.kind !== 'listing') throw new Error('no listing among the samples');
    const html = renderDocument('en', listing);
    const nav = html.slice(html.indexOf('<nav class="pagination"'));
    const links = listElements(nav.slice(0, nav.indexOf('</nav>'))).filter(({ tagName }) => tagName === 'a');
    expect(links.map(readText)).toEqual(['Previous', '1', '2', '3', '4', '5', '9', 'Next']);
    expect(links.find(({ properties }) => properties.ariaCurrent === 'page')?.properties.href).toBe('/blog/page/4');
    const single = { ...listing, pagination: { page: 1, pages: 1, hrefs: ['/blog'] } };
    expect(renderDocument('en', single)).not.toContain('class="pagination"');
  });
});

describe('legal pages', () => {
  it.each(langs)('name the institute and a way to reach it (%s)', (lang) => {
    const site = makeSite(lang);
    for (const kind of ['privacy', 'terms'] as const) {
      const html = renderDocument(lang, { kind, heading: 'Legal' });
      expect(html).toContain(site.name);
      expect(html).toContain('office@example-ias.in');
      expect(html).not.toMatch(/\{\w+\}/);
    }
  });
});
