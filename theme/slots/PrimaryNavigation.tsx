import { navVisibleItems } from '../../config/limits.ts';
import { formatMessage } from '../../config/messages/format-message.ts';
import { Icon } from '../icons/Icon.tsx';
import { SharedIcon } from '../icons/SharedIcons.tsx';
import { Brand } from '../parts/Brand.tsx';
import { MenuItem } from '../parts/MenuItem.tsx';
import { SessionActions } from '../parts/SessionActions.tsx';
import type { ShellProps } from '../parts/view-types.ts';

/** How many items the row shows at its narrowest; those after it stand a second time under "More". */
const fewestVisible = Math.min(...navVisibleItems.map((step) => step.items));

/**
 * Logo, menu and its overflow. Which copy of an item is in sight is decided by the width of the window in the style
 * sheet alone (`navigation-overflow.css`), so nothing moves while the page loads.
 */
export function PrimaryNavigation({ site, messages, currentHref }: ShellProps) {
  const items = site.menus.primary;
  const countsExceeded = navVisibleItems.map((step) => step.items).filter((count) => count < items.length);
  return (
    <nav
      className="primary-nav"
      aria-label={messages['nav.primary']}
      data-expand-label={formatMessage(messages['nav.expand'], { title: '%s' })}
      data-collapse-label={formatMessage(messages['nav.collapse'], { title: '%s' })}
    >
      <Brand site={site} />
      <button
        type="button"
        className="menu-toggle"
        aria-expanded="false"
        aria-controls="primary-menu"
        data-menu-toggle=""
      >
        <Icon name="menu" className="menu-toggle__closed" />
        <SharedIcon name="close" className="menu-toggle__open" />
        {messages['nav.menu']}
      </button>
      <div className="menu" id="primary-menu">
        <ul className="menu__list">
          {items.map((item, index) => (
            <MenuItem
              key={`${item.href} ${item.label}`}
              item={item}
              id={`menu-${index + 1}`}
              messages={messages}
              currentHref={currentHref}
            />
          ))}
          {countsExceeded.length > 0 ? (
            <li className="menu__item menu__more" data-over={countsExceeded.join(' ')}>
              <button
                type="button"
                className="menu__more-button"
                aria-expanded="false"
                aria-controls="more-menu"
                data-more=""
              >
                {messages['nav.more']}
                <Icon name="chevron" />
              </button>
              <ul className="menu__sub" id="more-menu">
                {items.slice(fewestVisible).map((item, index) => (
                  <MenuItem
                    key={`${item.href} ${item.label}`}
                    item={item}
                    id={`more-${index + 1}`}
                    messages={messages}
                    currentHref={currentHref}
                  />
                ))}
              </ul>
            </li>
          ) : null}
        </ul>
        <div className="menu__foot">
          <ul>
            <li>
              <a href={site.hrefs.contact}>
                <Icon name="book" />
                {messages['nav.freeStudyMaterials']}
              </a>
            </li>
            <li>
              <a href={site.hrefs.contact}>
                <Icon name="video" />
                {messages['nav.liveClasses']}
              </a>
            </li>
          </ul>
          <SessionActions site={site} messages={messages} />
        </div>
      </div>
    </nav>
  );
}
