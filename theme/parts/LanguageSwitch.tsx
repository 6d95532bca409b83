import { SharedIcon } from '../icons/SharedIcons.tsx';
import type { ViewProps } from './view-types.ts';

/** Link to the home page of the other language, named in that language's own words (specification, section 2). */
export function LanguageSwitch({ site, messages }: ViewProps) {
  const other = site.lang === 'en' ? 'hi' : 'en';
  return (
    <a
      className="language-switch"
      href={site.hrefs.otherLanguage}
      hrefLang={other}
      {...(site.lang === 'hi' ? { lang: 'en' } : {})}
    >
      <SharedIcon name="globe" />
      {messages['shell.otherLanguage']}
    </a>
  );
}
