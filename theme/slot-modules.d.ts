/**
 * Modules by which the theme's own parts are reached, so that an operator's theme can stand in for them: `theme-slot:`
 * and `theme-block:` give the operator's file where there is one, `theme-default:slots/…` and `theme-default:blocks/…` always ours.
 */
declare module 'theme-slot:Header' {
  export const Header: typeof import('./slots/Header.tsx').Header;
}
declare module 'theme-default:slots/Header' {
  export const Header: typeof import('./slots/Header.tsx').Header;
}
declare module 'theme-slot:TopBar' {
  export const TopBar: typeof import('./slots/TopBar.tsx').TopBar;
}
declare module 'theme-default:slots/TopBar' {
  export const TopBar: typeof import('./slots/TopBar.tsx').TopBar;
}
declare module 'theme-slot:PrimaryNavigation' {
  export const PrimaryNavigation: typeof import('./slots/PrimaryNavigation.tsx').PrimaryNavigation;
}
declare module 'theme-default:slots/PrimaryNavigation' {
  export const PrimaryNavigation: typeof import('./slots/PrimaryNavigation.tsx').PrimaryNavigation;
}
declare module 'theme-slot:Footer' {
  export const Footer: typeof import('./slots/Footer.tsx').Footer;
}
declare module 'theme-default:slots/Footer' {
  export const Footer: typeof import('./slots/Footer.tsx').Footer;
}
declare module 'theme-slot:FloatingActions' {
  export const FloatingActions: typeof import('./slots/FloatingActions.tsx').FloatingActions;
}
declare module 'theme-default:slots/FloatingActions' {
  export const FloatingActions: typeof import('./slots/FloatingActions.tsx').FloatingActions;
}
declare module 'theme-slot:SideSlider' {
  export const SideSlider: typeof import('./slots/SideSlider.tsx').SideSlider;
}
declare module 'theme-default:slots/SideSlider' {
  export const SideSlider: typeof import('./slots/SideSlider.tsx').SideSlider;
}
declare module 'theme-slot:Breadcrumbs' {
  export const Breadcrumbs: typeof import('./slots/Breadcrumbs.tsx').Breadcrumbs;
}
declare module 'theme-default:slots/Breadcrumbs' {
  export const Breadcrumbs: typeof import('./slots/Breadcrumbs.tsx').Breadcrumbs;
}
declare module 'theme-slot:PageHeading' {
  export const PageHeading: typeof import('./slots/PageHeading.tsx').PageHeading;
}
declare module 'theme-default:slots/PageHeading' {
  export const PageHeading: typeof import('./slots/PageHeading.tsx').PageHeading;
}
declare module 'theme-slot:Pagination' {
  export const Pagination: typeof import('./slots/Pagination.tsx').Pagination;
}
declare module 'theme-default:slots/Pagination' {
  export const Pagination: typeof import('./slots/Pagination.tsx').Pagination;
}
declare module 'theme-block:Hero' {
  export const Hero: typeof import('./blocks/Hero.tsx').Hero;
}
declare module 'theme-default:blocks/Hero' {
  export const Hero: typeof import('./blocks/Hero.tsx').Hero;
}
declare module 'theme-block:RichText' {
  export const RichText: typeof import('./blocks/RichText.tsx').RichText;
}
declare module 'theme-default:blocks/RichText' {
  export const RichText: typeof import('./blocks/RichText.tsx').RichText;
}
declare module 'theme-block:Collection' {
  export const Collection: typeof import('./blocks/Collection.tsx').Collection;
}
declare module 'theme-default:blocks/Collection' {
  export const Collection: typeof import('./blocks/Collection.tsx').Collection;
}
declare module 'theme-block:Enquiry' {
  export const Enquiry: typeof import('./blocks/Enquiry.tsx').Enquiry;
}
declare module 'theme-default:blocks/Enquiry' {
  export const Enquiry: typeof import('./blocks/Enquiry.tsx').Enquiry;
}
declare module 'theme-block:Form' {
  export const Form: typeof import('./blocks/Form.tsx').Form;
}
declare module 'theme-default:blocks/Form' {
  export const Form: typeof import('./blocks/Form.tsx').Form;
}
declare module 'theme-block:Gallery' {
  export const Gallery: typeof import('./blocks/Gallery.tsx').Gallery;
}
declare module 'theme-default:blocks/Gallery' {
  export const Gallery: typeof import('./blocks/Gallery.tsx').Gallery;
}
declare module 'theme-block:Video' {
  export const Video: typeof import('./blocks/Video.tsx').Video;
}
declare module 'theme-default:blocks/Video' {
  export const Video: typeof import('./blocks/Video.tsx').Video;
}
declare module 'theme-block:Faq' {
  export const Faq: typeof import('./blocks/Faq.tsx').Faq;
}
declare module 'theme-default:blocks/Faq' {
  export const Faq: typeof import('./blocks/Faq.tsx').Faq;
}
declare module 'theme-block:Stats' {
  export const Stats: typeof import('./blocks/Stats.tsx').Stats;
}
declare module 'theme-default:blocks/Stats' {
  export const Stats: typeof import('./blocks/Stats.tsx').Stats;
}
declare module 'theme-block:Cta' {
  export const Cta: typeof import('./blocks/Cta.tsx').Cta;
}
declare module 'theme-default:blocks/Cta' {
  export const Cta: typeof import('./blocks/Cta.tsx').Cta;
}
declare module 'theme-block:Product' {
  export const Product: typeof import('./blocks/Product.tsx').Product;
}
declare module 'theme-default:blocks/Product' {
  export const Product: typeof import('./blocks/Product.tsx').Product;
}

/** Blocks that only the operator's theme knows, by the type the CMS gives them. */
declare module 'theme-custom-blocks' {
  export const customBlocks: Readonly<
    Record<
      string,
      import('react').ComponentType<{
        props: Readonly<Record<string, unknown>>;
        site: import('../config/page-model.ts').SiteModel;
        messages: import('../config/messages/catalogue.ts').Messages;
      }>
    >
  >;
}
