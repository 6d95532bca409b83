import type { ReactNode } from 'react';
import type { Messages } from '../../config/messages/catalogue.ts';

interface AnchorProps {
  readonly href: string;
  readonly messages: Messages;
  readonly newTab?: boolean | undefined;
  readonly current?: boolean;
  readonly className?: string;
  readonly hrefLang?: string;
  readonly lang?: string;
  readonly children: ReactNode;
}

/**
 * A link. That it opens in a new tab is said by its description, so that its name stays the one that is seen.
 */
export function Anchor({ messages, newTab, current, children, ...attributes }: AnchorProps) {
  return (
    <a
      {...attributes}
      {...(newTab ? { target: '_blank', rel: 'noopener', title: messages['shell.newTab'] } : {})}
      {...(current ? { 'aria-current': 'page' as const } : {})}
    >
      {children}
    </a>
  );
}
