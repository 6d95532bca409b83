import { SharedIcon } from '../icons/SharedIcons.tsx';
import { Anchor } from './Anchor.tsx';
import type { ViewProps } from './view-types.ts';

/** The institute's addresses on social networks, as drawings that carry their names. */
export function SocialLinks({ site, messages }: ViewProps) {
  if (site.socials.length === 0) return null;
  return (
    <ul className="socials">
      {site.socials.map((social) => (
        <li key={social.network}>
          <Anchor className="icon-button" href={social.href} messages={messages} newTab>
            <SharedIcon name={social.network} />
            <span className="visually-hidden">{social.label}</span>
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
