import type { BlockModel } from './block-model.ts';
import type { Lang } from './lang.ts';
import type { CardModel, DateModel, FactModel, ImageModel, LinkModel, ListModel, VideoModel } from './list-model.ts';

export * from './block-model.ts';
export * from './list-model.ts';

/**
 * What a theme receives. Everything in it is ready to show: addresses are checked and final, HTML is sanitised,
 * dates are formatted, only text is left for React to escape. A page is a pure function of these values.
 */

/** An item of the primary menu. `href` is missing where the CMS gave none (the item only opens its sub-items). */
export interface MenuItemModel {
  readonly label: string;
  readonly href?: string;
  readonly newTab?: boolean;
  readonly icon?: string;
  readonly subItems: readonly LinkModel[];
}

export interface FooterColumnModel {
  /** Heading; the specification's fallback when the CMS gives none. */
  readonly title: string;
  readonly links: readonly LinkModel[];
}

export interface SocialLinkModel {
  readonly network: 'facebook' | 'youTube' | 'telegram' | 'whatsapp' | 'twitter' | 'linkedIn' | 'instagram';
  readonly label: string;
  readonly href: string;
}

/** The site in one language: what every page of that language shares. */
export interface SiteModel {
  readonly lang: Lang;
  /** `site.name` of the configuration. */
  readonly name: string;
  /** Title from the CMS, else the name. */
  readonly title: string;
  readonly origin: string;
  readonly logo?: ImageModel;
  readonly address?: string;
  readonly email?: LinkModel;
  readonly phones: readonly LinkModel[];
  readonly socials: readonly SocialLinkModel[];
  readonly menus: {
    /** At most two links. */
    readonly top: readonly LinkModel[];
    readonly primary: readonly MenuItemModel[];
    readonly footer: readonly [FooterColumnModel, FooterColumnModel];
  };
  readonly hrefs: {
    readonly home: string;
    readonly contact: string;
    readonly privacy: string;
    readonly terms: string;
    readonly login: string;
    /** `/hindi` on English pages, `/` on Hindi ones. */
    readonly otherLanguage: string;
    readonly studentPortal: string;
    /** The side slider's Hindi link: `sideSlider.hindiUrl`. */
    readonly sideSliderHindi: string;
  };
  readonly copyrightYear: number;
  /** Popups mapped at build; undefined when the browser fetches them. */
  readonly popups?: readonly PopupModel[];
}

export interface PopupModel {
  readonly image: ImageModel;
  readonly title: string;
  readonly href?: string;
  readonly displayOn: 'all' | 'home';
}

/** Everything of a page's head. Text; addresses are absolute. */
export interface HeadModel {
  readonly title: string;
  readonly ogTitle: string;
  readonly ogType: 'website' | 'article';
  readonly keywords?: string;
  readonly description?: string;
  readonly ogDescription?: string;
  readonly ogImage?: string;
  readonly robots: string;
  readonly canonical: string;
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[];
  readonly favicon?: string;
  readonly feeds: readonly { readonly title: string; readonly href: string }[];
  /** JSON-LD objects, to be escaped where they land. */
  readonly structuredData: readonly object[];
}

/** How header and footer stand on a page (specification, section 2, "Page head"). */
export interface LayoutModel {
  readonly hideHeader: boolean;
  readonly hideFooter: boolean;
  readonly headerType: HeaderType;
}
export const headerTypes = ['default', 'transparent', 'minimal'] as const;
export type HeaderType = (typeof headerTypes)[number];

/** One page. */
export interface PageModel {
  /** Same-site path as visitors see it, percent-encoded. */
  readonly href: string;
  readonly lang: Lang;
  readonly head: HeadModel;
  readonly layout: LayoutModel;
  /** From home to the page itself, which is last; empty on the home pages. */
  readonly breadcrumbs: readonly LinkModel[];
  readonly content: PageContent;
}

/** Pages of a long listing. Numbers from 1. */
export interface PaginationModel {
  readonly page: number;
  readonly pages: number;
  /** Links to the pages, in order; index 0 is page 1. */
  readonly hrefs: readonly string[];
}

/** A filter above a listing, such as a blog category. */
export interface FilterModel {
  readonly label: string;
  readonly href: string;
  readonly current: boolean;
}

/** What stands in `main`, by kind of page. `heading` is the page's only h1 unless a hero block carries it. */
export type PageContent =
  | {
      readonly kind: 'blocks';
      readonly heading: string;
      readonly html?: string;
      readonly blocks: readonly BlockModel[];
    }
  | {
      readonly kind: 'home';
      /** A home page whose blocks begin with no hero gets its h1 from this, out of sight. */
      readonly heading: string;
      readonly html?: string;
      readonly blocks: readonly BlockModel[];
    }
  | {
      readonly kind: 'listing';
      readonly heading: string;
      readonly html?: string;
      readonly list: ListModel;
      readonly filters: readonly FilterModel[];
      readonly pagination: PaginationModel;
      readonly blocks: readonly BlockModel[];
    }
  | {
      readonly kind: 'article';
      readonly heading: string;
      readonly summary?: string;
      readonly image?: ImageModel;
      readonly html?: string;
      readonly author?: string;
      readonly date?: DateModel;
      readonly category?: { readonly label: string; readonly href?: string };
      readonly listing?: LinkModel;
      readonly blocks: readonly BlockModel[];
    }
  | {
      readonly kind: 'course';
      readonly heading: string;
      readonly summary?: string;
      readonly image?: ImageModel;
      readonly html?: string;
      readonly facts: readonly FactModel[];
      readonly program?: { readonly label: string; readonly href?: string };
      readonly blocks: readonly BlockModel[];
    }
  | {
      readonly kind: 'programme';
      readonly heading: string;
      readonly summary?: string;
      readonly image?: ImageModel;
      readonly html?: string;
      readonly courses: readonly CardModel[];
      readonly blocks: readonly BlockModel[];
    }
  | {
      /** A record of any other collection behind a pattern. */
      readonly kind: 'record';
      readonly heading: string;
      readonly subtitle?: string;
      readonly image?: ImageModel;
      readonly html?: string;
      readonly text?: string;
      readonly link?: LinkModel;
      readonly video?: VideoModel;
      readonly blocks: readonly BlockModel[];
    }
  | { readonly kind: 'contact'; readonly heading: string }
  | { readonly kind: 'privacy' | 'terms'; readonly heading: string }
  | { readonly kind: 'login'; readonly heading: string; readonly html?: string; readonly blocks: readonly BlockModel[] }
  | { readonly kind: 'notFound'; readonly heading: string };
