import type { ReactNode } from 'react';
import type { DrawingName } from '../icons/drawings.ts';
import { Icon } from '../icons/Icon.tsx';
import type { ViewProps } from './view-types.ts';

/** Address, telephone numbers and e-mail, each where the CMS has it. */
export function ContactDetails({ site, messages }: ViewProps) {
  return (
    <dl className="contact-details">
      {site.address ? (
        <Detail icon="pin" label={messages['contact.address']}>
          <span className="address-text">{site.address}</span>
        </Detail>
      ) : null}
      {site.phones.length > 0 ? (
        <Detail icon="phone" label={messages['contact.phone']}>
          {site.phones.map((phone) => (
            <a key={phone.href} href={phone.href}>
              {phone.label}
            </a>
          ))}
        </Detail>
      ) : null}
      {site.email ? (
        <Detail icon="mail" label={messages['contact.email']}>
          <a href={site.email.href}>{site.email.label}</a>
        </Detail>
      ) : null}
    </dl>
  );
}

interface DetailProps {
  readonly icon: DrawingName;
  readonly label: string;
  readonly children: ReactNode;
}

function Detail({ icon, label, children }: DetailProps) {
  return (
    <div className="contact-details__item">
      <dt>
        <Icon name={icon} />
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
