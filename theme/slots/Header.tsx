import { PrimaryNavigation } from 'theme-slot:PrimaryNavigation';
import { TopBar } from 'theme-slot:TopBar';
import { Brand } from '../parts/Brand.tsx';
import { LanguageSwitch } from '../parts/LanguageSwitch.tsx';
import { SessionActions } from '../parts/SessionActions.tsx';
import type { ShellProps } from '../parts/view-types.ts';

/**
 * The banner. `transparent` lies over the first section of the page; `minimal` keeps logo, language and session only.
 */
export function Header(props: ShellProps) {
  const { site, messages, layout } = props;
  return (
    <header className={`site-header site-header--${layout.headerType}`}>
      {layout.headerType === 'minimal' ? (
        <nav className="primary-nav" aria-label={messages['nav.primary']}>
          <Brand site={site} />
          <div className="site-header__tools">
            <LanguageSwitch site={site} messages={messages} />
            <SessionActions site={site} messages={messages} />
          </div>
        </nav>
      ) : (
        <>
          <TopBar {...props} />
          <PrimaryNavigation {...props} />
        </>
      )}
    </header>
  );
}
