import type { Lang } from '../../config/lang.ts';
import type { LinkModel, PopupModel, SiteModel, SocialLinkModel } from '../../config/page-model.ts';
import type { Warn } from '../log/warnings.ts';
import { buildMenus } from './build-menus.ts';
import { checkUrl } from './check-url.ts';
import { findFixedAddress, homeAddress } from './fixed-pages.ts';
import { omitUndefined } from './omit-undefined.ts';
import { hrefOf, type PageScope, type PlanContext, readImage, readLink } from './plan-context.ts';

/** Networks in the specification's order. */
const networks = ['facebook', 'youTube', 'telegram', 'whatsapp', 'twitter', 'linkedIn', 'instagram'] as const;

/** What every page of a language shares, for both languages. */
export function buildSiteModels(context: PlanContext, warn: Warn): Readonly<Record<Lang, SiteModel>> {
  const menus = buildMenus(context, warn);
  const build = (lang: Lang): SiteModel => {
    // Both languages read the same settings: one warning for each fault is enough.
    const scope: PageScope = { context, lang, where: 'website', warn: lang === 'en' ? warn : () => {} };
    const { site, sideSlider } = context.config;
    const { website } = context.source.settings;
    const title = website.title ?? site.name;
    const href = (address: string) => hrefOf(address, context);
    return omitUndefined({
      lang,
      name: site.name,
      title,
      origin: site.origin,
      logo: readImage(website.logo, { alt: site.name, scope }),
      address: website.address,
      email: readEmail(website.email, scope),
      phones: website.contactNumber.flatMap(readPhones),
      socials: readSocials(scope),
      menus: menus[lang],
      hrefs: {
        home: href(homeAddress[lang]),
        contact: href(findFixedAddress('contact', lang)),
        privacy: href(findFixedAddress('privacy', lang)),
        terms: href(findFixedAddress('terms', lang)),
        login: href(findFixedAddress('login', lang)),
        otherLanguage: href(homeAddress[lang === 'en' ? 'hi' : 'en']),
        studentPortal: context.config.portal.studentPortalUrl ?? `${context.config.portal.host}/login`,
        sideSliderHindi: checkUrl(sideSlider.hindiUrl, context.urls)?.href ?? '#',
      },
      copyrightYear: site.copyrightYear,
      popups: readPopups(scope),
    });
  };
  return { en: build('en'), hi: build('hi') };
}

const readEmail = (email: string | undefined, { context }: PageScope): LinkModel | undefined => {
  const label = email?.trim() ?? '';
  const checked = /^[^\s@<>"?&]+@[^\s@<>"?&]+$/.test(label) ? checkUrl(`mailto:${label}`, context.urls) : undefined;
  return checked && { label, href: checked.href };
};

/** One entry may hold several numbers. Ten digits get India's +91 (contract, section 6). */
const readPhones = (text: string): readonly LinkModel[] =>
  text.split(/[,;/|]/).flatMap((part) => {
    const label = part.trim();
    const digits = label.replace(/[०-९]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x0966)).replace(/\D/g, '');
    if (digits.length < 3) return [];
    const isInternational = label.startsWith('+') || /^91\d{10}$/.test(digits);
    const prefix = isInternational ? '+' : digits.length === 10 ? '+91' : '';
    return [{ label, href: `tel:${prefix}${digits}` }];
  });

const readSocials = (scope: PageScope): readonly SocialLinkModel[] => {
  const { socialLinks } = scope.context.source.settings.website;
  const byName = new Map(Object.entries(socialLinks).map(([name, url]) => [name.toLowerCase(), url] as const));
  return networks.flatMap((network) => {
    const label = scope.context.messages[scope.lang][`social.${network}`];
    const link = readLink(byName.get(network.toLowerCase()), { label, scope });
    return link ? [{ network, label, href: link.href }] : [];
  });
};

/** Popups are built in only where the configuration says how to read them (contract, section 2). */
const readPopups = (scope: PageScope): readonly PopupModel[] | undefined => {
  const { config, library } = scope.context;
  if (!config.content.popup?.map) return undefined;
  return library.choose({ collection: 'popup', lang: scope.lang }).flatMap((facts) => {
    const { image, title = '', link, displayOn } = library.readBrief('popup', facts);
    const picture = readImage(image, { alt: title, scope });
    if (!picture || (displayOn !== 'all' && displayOn !== 'home')) return [];
    const href = readLink(link, { label: title, scope })?.href;
    // Every page carries it as data for the browser, so one version has to do.
    return [
      omitUndefined({
        image: { src: picture.src, alt: picture.alt },
        title,
        href,
        displayOn: displayOn as PopupModel['displayOn'],
      }),
    ];
  });
};
