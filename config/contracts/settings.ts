import * as z from 'zod';
import { flag, metaTags, optionalText } from './fields.ts';

/** Settings of the website (specification, section 3, "Website data"), as `/api/s/settings/website` answers. */

/** A menu item. Items without a title are left out by whoever shows them. */
export interface WireMenuItem {
  readonly title?: string | undefined;
  readonly url?: string | undefined;
  /** Icon-font class names, such as `fa fa-phone` or `pi pi-book`. */
  readonly img?: string | undefined;
  /** Opens in a new tab. */
  readonly tab?: boolean | undefined;
  readonly subItems: readonly WireMenuItem[];
}

/** An array, whatever else may have been sent: anything that is no array counts as empty. */
const listOf = <Item extends z.ZodType>(item: Item) =>
  z
    .unknown()
    .transform((value) => (Array.isArray(value) ? value.filter((entry) => typeof entry === 'object' && entry) : []))
    .prefault([])
    .pipe(z.array(item));

const menuItem: z.ZodType<WireMenuItem> = z.lazy(() =>
  z.object({
    title: optionalText,
    url: optionalText,
    img: optionalText,
    tab: flag,
    subItems: listOf(menuItem),
  }),
) as z.ZodType<WireMenuItem>;

const menu = z.object({ items: listOf(menuItem) }).catch({ items: [] });

/** Keys of the menus a site has (specification, section 3). */
export const menuNames = ['TOP_MENU', 'PRIMARY_MENU', 'PRIMARY_MENU_HINDI', 'FOOTER_MENU1', 'COPYRIGHT_MENU'] as const;
export type MenuName = (typeof menuNames)[number];

/** A script the operator's CMS injects into every head, in order. */
const injectedScript = z.object({
  /** `true`: bare attribute; `false` and null: none. */
  attributes: z
    .unknown()
    .transform((value) =>
      typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {},
    )
    .prefault({}),
  innerHTML: optionalText,
});

const textList = z
  .unknown()
  .transform((value) =>
    (Array.isArray(value) ? value : [value]).flatMap((entry) =>
      typeof entry === 'string' || typeof entry === 'number' ? [String(entry)] : [],
    ),
  )
  .prefault([]);

const textMap = z
  .unknown()
  .transform((value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value).filter(
            (pair): pair is [string, string] => typeof pair[1] === 'string' && pair[1] !== '',
          ),
        )
      : {},
  )
  .prefault({});

export const websiteSettingsSchema = z.looseObject({
  website: z.looseObject({
    logo: optionalText,
    favicon: optionalText,
    title: optionalText,
    address: optionalText,
    email: optionalText,
    contactNumber: textList,
    /** Network name → address. */
    socialLinks: textMap,
    script: listOf(injectedScript),
    metaTags,
  }),
  menus: z.looseObject({
    TOP_MENU: menu,
    PRIMARY_MENU: menu,
    PRIMARY_MENU_HINDI: menu,
    FOOTER_MENU1: menu,
    COPYRIGHT_MENU: menu,
  }),
});

/** Checked settings of the website. */
export type WebsiteSettings = z.output<typeof websiteSettingsSchema>;
export type InjectedScript = WebsiteSettings['website']['script'][number];
