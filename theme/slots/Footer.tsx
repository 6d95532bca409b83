import { formatMessage } from '../../config/messages/format-message.ts';
import { Icon } from '../icons/Icon.tsx';
import { SharedIcon } from '../icons/SharedIcons.tsx';
import { Anchor } from '../parts/Anchor.tsx';
import { SocialLinks } from '../parts/SocialLinks.tsx';
import type { ShellProps } from '../parts/view-types.ts';

/** Three columns and the bottom bar (specification, section 2). */
export function Footer({ site, messages, currentHref }: ShellProps) {
  return (
    <footer className="site-footer">
      <div className="site-footer__columns">
        {site.menus.footer.map((column, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the two columns may share a title and never move.
          <section key={index} className="site-footer__column" aria-labelledby={`footer-${index + 1}`}>
            <h2 id={`footer-${index + 1}`}>{column.title}</h2>
            <ul>
              {column.links.map((link) => (
                <li key={`${link.href} ${link.label}`}>
                  <Anchor href={link.href} messages={messages} newTab={link.newTab} current={link.href === currentHref}>
                    {link.label}
                  </Anchor>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <section className="site-footer__column site-footer__contact" aria-labelledby="footer-3">
          <h2 id="footer-3">{messages['footer.contact']}</h2>
          {site.address ? (
            <p className="site-footer__line">
              <Icon name="pin" />
              <span className="address-text">{site.address}</span>
            </p>
          ) : null}
          {site.email ? (
            <p className="site-footer__line">
              <Icon name="mail" />
              <a href={site.email.href}>{site.email.label}</a>
            </p>
          ) : null}
          {site.phones.map((phone) => (
            <p key={phone.href} className="site-footer__line">
              <SharedIcon name="phone" />
              <a href={phone.href}>{phone.label}</a>
            </p>
          ))}
          <SocialLinks site={site} messages={messages} />
        </section>
      </div>
      <div className="site-footer__bottom">
        <p>{formatMessage(messages['footer.copyright'], { year: site.copyrightYear, name: site.name })}</p>
        <ul>
          <li>
            <a href={site.hrefs.privacy}>{messages['page.privacy']}</a>
          </li>
          <li>
            <a href={site.hrefs.terms}>{messages['page.terms']}</a>
          </li>
        </ul>
      </div>
    </footer>
  );
}
