import { formatMessage } from '../../config/messages/format-message.ts';
import type { SiteModel } from '../../config/page-model.ts';
import type { TextsOf } from './island-state.ts';

interface WaysToReachProps {
  readonly site: SiteModel;
  readonly messages: TextsOf<'form'>;
}

/** How to reach the institute by telephone, WhatsApp and e-mail: what a form says when no script runs it. */
export function WaysToReach({ site, messages }: WaysToReachProps) {
  const whatsapp = site.socials.find((social) => social.network === 'whatsapp');
  return (
    <>
      <p>{messages['form.reachUs']}</p>
      <ul>
        {site.phones.map((phone) => (
          <li key={phone.href}>
            <a href={phone.href}>{formatMessage(messages['form.reachPhone'], { value: phone.label })}</a>
          </li>
        ))}
        {whatsapp ? (
          <li>
            <a href={whatsapp.href} rel="noopener noreferrer" target="_blank">
              {messages['form.reachWhatsapp']}
            </a>
          </li>
        ) : null}
        {site.email ? (
          <li>
            <a href={site.email.href}>{formatMessage(messages['form.reachEmail'], { value: site.email.label })}</a>
          </li>
        ) : null}
        <li>
          <a href={site.hrefs.contact}>{messages['form.reachContact']}</a>
        </li>
      </ul>
    </>
  );
}
