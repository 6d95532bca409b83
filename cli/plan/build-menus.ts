import type { MenuName, WireMenuItem } from '../../config/contracts/settings.ts';
import type { Lang } from '../../config/lang.ts';
import { limits } from '../../config/limits.ts';
import type { FooterColumnModel, LinkModel, MenuItemModel, SiteModel } from '../../config/page-model.ts';
import type { Warn } from '../log/warnings.ts';
import { type CheckedUrl, checkUrl } from './check-url.ts';
import { omitUndefined } from './omit-undefined.ts';
import type { PlanContext } from './plan-context.ts';

/** A menu whose links are judged; items that cannot be shown are gone. */
interface MenuReader {
  readonly context: PlanContext;
  readonly menu: MenuName;
  readonly warn: Warn;
}

/** The menus of both languages (specification, section 2; contract, section 4, "Footer menus"). */
export function buildMenus(context: PlanContext, warn: Warn): Readonly<Record<Lang, SiteModel['menus']>> {
  const { menus } = context.source.settings;
  const reader = (menu: MenuName): MenuReader => ({ context, menu, warn });
  const top = readLinks(menus.TOP_MENU.items, reader('TOP_MENU')).slice(0, limits.topBarLinks);
  const primary = readItems(menus.PRIMARY_MENU.items, reader('PRIMARY_MENU'));
  const hindi = readItems(menus.PRIMARY_MENU_HINDI.items, reader('PRIMARY_MENU_HINDI'));
  const footer = readFooter(menus.FOOTER_MENU1.items, { reader: reader('FOOTER_MENU1'), lang: 'en' });
  const hindiFooter = readFooter(menus.COPYRIGHT_MENU.items, { reader: reader('COPYRIGHT_MENU'), lang: 'hi' });
  return {
    en: { top, primary, footer },
    hi: { top, primary: hindi.length > 0 ? hindi : primary, footer: hindiFooter },
  };
}

const readItems = (items: readonly WireMenuItem[], reader: MenuReader): readonly MenuItemModel[] =>
  items.flatMap((item) => {
    const label = item.title?.trim();
    if (label === undefined) return [];
    const opensOnly = item.url === undefined || item.url.trim() === '#';
    const url = opensOnly ? undefined : readUrl(item, reader);
    if (!opensOnly && !url) return [];
    const subItems = readLinks(item.subItems, reader);
    if (!url && subItems.length === 0 && item.url === undefined) return [];
    return [omitUndefined({ label, href: url?.href, newTab: item.tab || undefined, icon: item.img, subItems })];
  });

/** Links of a list; deeper levels follow the item they belong to. */
const readLinks = (items: readonly WireMenuItem[], reader: MenuReader): readonly LinkModel[] =>
  items.flatMap((item) => {
    const label = item.title?.trim();
    const url = label === undefined || item.url === undefined ? undefined : readUrl(item, reader);
    const own =
      label !== undefined && url
        ? [omitUndefined({ label, href: url.href, newTab: item.tab || undefined, icon: item.img })]
        : [];
    return [...own, ...readLinks(item.subItems, reader)];
  });

const readUrl = ({ title, url = '' }: WireMenuItem, { context, menu, warn }: MenuReader): CheckedUrl | undefined => {
  const checked = checkUrl(url, context.urls);
  if (!checked) {
    const message = `The item "${title}" of ${menu} is left out: its address ${JSON.stringify(url)} is not safe.`;
    warn({ code: 'URL_UNSAFE', message, where: menu });
  } else if (checked.path !== undefined && !context.addresses.find(checked.path)) {
    const message = `The item "${title}" of ${menu} leads to ${checked.path}, where there is no page.`;
    warn({ code: 'LINK_BROKEN', message, where: menu });
  }
  return checked;
};

const readFooter = (
  items: readonly WireMenuItem[],
  { reader, lang }: { readonly reader: MenuReader; readonly lang: Lang },
): readonly [FooterColumnModel, FooterColumnModel] => {
  const messages = reader.context.messages[lang];
  const fallbacks = [messages['footer.otherLinks'], messages['footer.links']] as const;
  if (items.every(({ subItems }) => subItems.length === 0)) {
    const links = readLinks(items, reader);
    const half = Math.ceil(links.length / 2);
    return [
      { title: fallbacks[0], links: links.slice(0, half) },
      { title: fallbacks[1], links: links.slice(half) },
    ];
  }
  const column = (index: 0 | 1): FooterColumnModel => ({
    title: items[index]?.title?.trim() ?? fallbacks[index],
    links: readLinks(items[index]?.subItems ?? [], reader),
  });
  return [column(0), column(1)];
};
