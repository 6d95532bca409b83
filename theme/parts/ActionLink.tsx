import type { Messages } from '../../config/messages/catalogue.ts';
import type { LinkModel } from '../../config/page-model.ts';
import { Icon } from '../icons/Icon.tsx';
import { Anchor } from './Anchor.tsx';

interface ActionLinkProps {
  readonly action: LinkModel;
  readonly messages: Messages;
}

/** The one thing a block asks of its reader, drawn as a large button. */
export function ActionLink({ action, messages }: ActionLinkProps) {
  return (
    <Anchor
      className="button button--primary button--large"
      href={action.href}
      messages={messages}
      newTab={action.newTab}
    >
      {action.label}
      <Icon name="next" />
    </Anchor>
  );
}
