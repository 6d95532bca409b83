import { describe, expect, test } from 'vitest';
import { makeConfig, plan } from './make-source.ts';

const item = (title: string, url?: string, more = {}) => ({ title, url, ...more });
const link = (label: string, href: string) => ({ label, href });

describe('menus', () => {
  test('top has two links, primary keeps sub-items, new tabs and icons', () => {
    const site = plan({
      entries: ['/about'],
      menus: {
        TOP_MENU: { items: [item('A', '/about', { img: 'fa fa-x' }), item('B', '/contact'), item('C', '/')] },
        PRIMARY_MENU: {
          items: [
            item('Courses', '#', { subItems: [item('IAS', '/about', { tab: true })] }),
            item('Plain', undefined, { subItems: [item('x', '/contact')] }),
          ],
        },
      },
    });
    expect(site.sites.en.menus.top).toEqual([{ label: 'A', href: '/about', icon: 'fa fa-x' }, link('B', '/contact')]);
    expect(site.sites.en.menus.primary).toEqual([
      { label: 'Courses', subItems: [{ label: 'IAS', href: '/about', newTab: true }] },
      { label: 'Plain', subItems: [link('x', '/contact')] },
    ]);
    expect(site.warnings).toEqual([]);
  });

  test('Hindi pages use the Hindi primary menu, or the English one when it is empty', () => {
    const PRIMARY_MENU = { items: [item('Home', '/')] };
    const hindi = { items: [item('घर', '/hindi')] };
    expect(plan({ menus: { PRIMARY_MENU, PRIMARY_MENU_HINDI: hindi } }).sites.hi.menus.primary).toMatchObject([
      { label: 'घर' },
    ]);
    expect(plan({ menus: { PRIMARY_MENU } }).sites.hi.menus.primary).toMatchObject([{ label: 'Home' }]);
  });

  test('items with unsafe addresses are left out, links to nowhere are told once', () => {
    const site = plan({
      menus: {
        PRIMARY_MENU: {
          items: [
            item('Bad', 'javascript:x'),
            item('Gone', '/gone'),
            item('Pdf', '/a.pdf'),
            item('Out', '//x.example'),
          ],
        },
      },
    });
    expect(site.sites.en.menus.primary.map(({ label }) => label)).toEqual(['Gone', 'Pdf']);
    expect(site.warnings.map(({ code, where }) => [code, where])).toEqual([
      ['URL_UNSAFE', 'PRIMARY_MENU'],
      ['LINK_BROKEN', 'PRIMARY_MENU'],
      ['URL_UNSAFE', 'PRIMARY_MENU'],
    ]);
    expect(site.warnings[1]?.message).toContain('"Gone"');
  });
});

describe('footer', () => {
  const sub = (...titles: string[]) => titles.map((title) => item(title, '/contact'));

  test('columns are the first two items, with fallback headings', () => {
    const items = [
      item('About', undefined, { subItems: sub('a', 'b') }),
      { subItems: sub('c') },
      item('Third', '/', { subItems: sub('d') }),
    ];
    const site = plan({ menus: { FOOTER_MENU1: { items } } });
    const [one, other] = site.sites.en.menus.footer;
    expect([one.title, one.links.map(({ label }) => label)]).toEqual(['About', ['a', 'b']]);
    expect([other.title, other.links.map(({ label }) => label)]).toEqual(['Links', ['c']]);
  });

  test('a flat list is split in half under the fallback headings', () => {
    const [one, other] = plan({ menus: { FOOTER_MENU1: { items: sub('a', 'b', 'c') } } }).sites.en.menus.footer;
    expect([one.title, one.links.length]).toEqual(['OTHER LINKS', 2]);
    expect([other.title, other.links.length]).toEqual(['Links', 1]);
  });

  test('Hindi pages use the copyright menu', () => {
    const [one] = plan({ menus: { COPYRIGHT_MENU: { items: sub('क') } } }).sites.hi.menus.footer;
    expect(one).toEqual({ title: 'अन्य लिंक', links: [link('क', '/contact')] });
  });
});

test('contact data become links; social ones in the specification’s order and only of its networks', () => {
  const { en, hi } = plan({
    website: {
      title: 'Site',
      logo: '/l.png',
      email: 'a@b.example',
      contactNumber: ['98765 43210', '+44 20 7946 0000', '०९८७६५४३२१०', '9876543210, 9876543211', 'none'],
      socialLinks: {
        instagram: 'https://i.example/',
        facebook: 'https://f.example/',
        myspace: 'https://m.example/',
        twitter: 'javascript:x',
      },
    },
  }).sites;
  expect(en.logo).toEqual({ src: 'https://api.example.com/l.png', alt: 'Example IAS' });
  expect(en.email).toEqual(link('a@b.example', 'mailto:a@b.example'));
  expect(en.phones.map(({ href }) => href)).toEqual([
    'tel:+919876543210',
    'tel:+442079460000',
    'tel:09876543210',
    'tel:+919876543210',
    'tel:+919876543211',
  ]);
  expect(en.socials.map(({ network, label }) => [network, label])).toEqual([
    ['facebook', 'Facebook'],
    ['instagram', 'Instagram'],
  ]);
  expect(hi.socials[0]?.label).toBe('फ़ेसबुक');
});

test('the fixed links of each language', () => {
  const { en, hi } = plan({}).sites;
  expect(en.hrefs).toEqual({
    home: '/',
    contact: '/contact',
    privacy: '/privacy-policy',
    terms: '/terms-conditions',
    login: '/login',
    otherLanguage: '/hindi',
    studentPortal: 'https://portal.example.com/login',
    sideSliderHindi: '#',
  });
  expect(hi.hrefs).toMatchObject({
    home: '/hindi',
    contact: '/contact',
    privacy: '/hindi/privacy-policy',
    otherLanguage: '/',
  });
  expect([en.title, en.name, en.copyrightYear]).toEqual(['Example IAS', 'Example IAS', 2022]);
});

test('popups are built in only where a map says how to read them', () => {
  const collections = {
    popup: [
      { id: '1', image: '/a.png', link: 'https://x.example/', title: 'T', displayOn: 'all' },
      { id: '2', image: '/b.png' },
      { id: '3', image: 'javascript:x', displayOn: 'home' },
    ],
  };
  expect(plan({ collections }).sites.en.popups).toBeUndefined();
  const mapped = plan({ collections }, makeConfig({ content: { popup: { map: (raw: never) => raw } } }));
  expect(mapped.sites.en.popups).toEqual([
    {
      image: { src: 'https://api.example.com/a.png', alt: 'T' },
      title: 'T',
      href: 'https://x.example/',
      displayOn: 'all',
    },
  ]);
});
