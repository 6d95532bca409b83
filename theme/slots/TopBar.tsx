import { CmsIcon } from '../icons/Icon.tsx';
import { Anchor } from '../parts/Anchor.tsx';
import { LanguageSwitch } from '../parts/LanguageSwitch.tsx';
import { SessionActions } from '../parts/SessionActions.tsx';
import type { ShellProps } from '../parts/view-types.ts';

/** Top bar: up to two links, the language switch and the session (specification, section 2). */
export function TopBar({ site, messages, currentHref }: ShellProps) {
  return (
    <div className="top-bar">
      <div className="top-bar__row">
        <ul className="top-bar__links">
          {site.menus.top.map((link) => (
            <li key={`${link.href} ${link.label}`}>
              <Anchor href={link.href} messages={messages} newTab={link.newTab} current={link.href === currentHref}>
                <CmsIcon classNames={link.icon ?? ''} />
                <span>{link.label}</span>
              </Anchor>
            </li>
          ))}
        </ul>
        <div className="top-bar__tools">
          <LanguageSwitch site={site} messages={messages} />
          <SessionActions site={site} messages={messages} />
        </div>
      </div>
    </div>
  );
}
