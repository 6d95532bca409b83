import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { SharedIcon } from '../icons/SharedIcons.tsx';
import { Anchor } from '../parts/Anchor.tsx';
import type { ShellProps } from '../parts/view-types.ts';

/** Side slider: Hindi, Test Portal, the social networks and Enquiry (specification, section 2). */
export function SideSlider({ site, messages }: ShellProps) {
  const entries: readonly { label: string; href: string; icon: ReactNode; newTab?: boolean }[] = [
    { label: messages['float.hindi'], href: site.hrefs.sideSliderHindi, icon: <SharedIcon name="globe" /> },
    { label: messages['float.testPortal'], href: site.hrefs.studentPortal, icon: <Icon name="test" />, newTab: true },
    ...site.socials.map(({ label, href, network }) => ({
      label,
      href,
      icon: <SharedIcon name={network} />,
      newTab: true,
    })),
    { label: messages['float.enquiryLink'], href: site.hrefs.contact, icon: <Icon name="chat" /> },
  ];
  return (
    <nav className="side-slider" aria-label={messages['float.quickLinks']}>
      <ul>
        {entries.map((entry) => (
          <li key={`${entry.label} ${entry.href}`}>
            <Anchor className="side-slider__link" href={entry.href} messages={messages} newTab={entry.newTab}>
              {entry.icon}
              <span className="side-slider__label">{entry.label}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
