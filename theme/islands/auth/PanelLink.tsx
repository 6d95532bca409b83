import type { MouseEvent } from 'react';

interface PanelLinkProps {
  readonly href: string;
  readonly label: string;
  readonly onFollow?: (() => void) | undefined;
}

/** A link to another screen: switches in place on a plain click, opens the login page otherwise. */
export function PanelLink({ href, label, onFollow }: PanelLinkProps) {
  const follow = (event: MouseEvent) => {
    if (!onFollow || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onFollow();
  };
  return (
    <a className="button button--link" href={href} onClick={follow}>
      {label}
    </a>
  );
}
