import type { Lang } from './lang.ts';
import type { MessageOverrides } from './messages/catalogue.ts';
import { formsEn } from './messages/forms.en.ts';
import type { PopupModel } from './page-model.ts';
import type { SiteConfig } from './site-config.ts';

/** What the browser must know of the site; one text per language, the same in every page. Public facts only. */
export interface RuntimeData {
  readonly lang: Lang;
  /** Address of the API host, without a trailing slash. */
  readonly apiHost: string;
  /** Value of the `apihost` header of every call. */
  readonly apihost: string;
  /** Address of the portal host, without a trailing slash. */
  readonly portalHost: string;
  readonly refreshPath: string;
  /** Host name of the site without `www.`: the placeholder e-mail ends with it. */
  readonly originHost: string;
  /** Fixed identifiers of the institute in the portal. */
  readonly identifiers: SiteConfig['identifiers'];
  readonly homeHref: string;
  readonly loginHref: string;
  /** Popups mapped at build; missing when the browser fetches them. */
  readonly popups?: readonly PopupModel[];
  /** The operator's own wording of this language for forms and notices, by message key. */
  readonly messages: MessageOverrides;
}

/** Makes the data of one language from the configuration and what was planned of the site. */
export function runtimeDataFor(options: {
  readonly config: SiteConfig;
  readonly lang: Lang;
  readonly loginHref: string;
  readonly popups?: readonly PopupModel[] | undefined;
}): RuntimeData {
  const { config, lang, loginHref, popups } = options;
  return {
    lang,
    apiHost: config.api.host,
    apihost: config.api.apihost,
    portalHost: config.portal.host,
    refreshPath: config.portal.refreshPath,
    originHost: new URL(config.site.origin).hostname.replace(/^www\./, ''),
    identifiers: config.identifiers,
    homeHref: '/',
    loginHref,
    ...(popups ? { popups } : {}),
    messages: Object.fromEntries(
      Object.entries(config.messages[lang]).filter(([key, text]) => Object.hasOwn(formsEn, key) && text !== ''),
    ),
  };
}
