import type { Messages } from '../../config/messages/catalogue.ts';
import { formatMessage } from '../../config/messages/format-message.ts';
import type { MenuItemModel } from '../../config/page-model.ts';
import { Anchor } from './Anchor.tsx';

interface MenuItemProps {
  readonly item: MenuItemModel;
  /** Unlike any other on the page: the list of sub-items carries it. */
  readonly id: string;
  readonly messages: Messages;
  readonly currentHref: string;
}

/** An item of the primary menu with its sub-items and the button that opens them; the style sheet draws its plus and minus. */
export function MenuItem({ item, id, messages, currentHref }: MenuItemProps) {
  const holdsCurrent = currentHref !== '' && item.subItems.some((link) => link.href === currentHref);
  return (
    <li className={holdsCurrent ? 'menu__item menu__item--current' : 'menu__item'}>
      <div className="menu__row">
        {item.href === undefined ? (
          <span className="menu__link">{item.label}</span>
        ) : (
          <Anchor
            className="menu__link"
            href={item.href}
            messages={messages}
            newTab={item.newTab}
            current={item.href === currentHref}
          >
            {item.label}
          </Anchor>
        )}
        {item.subItems.length > 0 ? <ExpandButton item={item} id={id} messages={messages} /> : null}
      </div>
      {item.subItems.length > 0 ? (
        <ul className="menu__sub" id={id}>
          {item.subItems.map((link) => (
            <li key={`${link.href} ${link.label}`}>
              <Anchor
                className="menu__link"
                href={link.href}
                messages={messages}
                newTab={link.newTab}
                current={link.href === currentHref}
              >
                {link.label}
              </Anchor>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}

function ExpandButton({ item, id, messages }: Pick<MenuItemProps, 'item' | 'id' | 'messages'>) {
  return (
    <button
      type="button"
      className="menu__expand"
      aria-expanded="false"
      aria-controls={id}
      aria-label={formatMessage(messages['nav.expand'], { title: item.label })}
      data-expand=""
    />
  );
}
