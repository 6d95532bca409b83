import { Icon } from '../icons/Icon.tsx';
import type { ViewProps } from './view-types.ts';

interface EmptyStateProps extends ViewProps {
  readonly text: string;
}

/** What stands where a list has no records: a sentence and a way on. */
export function EmptyState({ text, site, messages }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <Icon name="book" />
      <p>{text}</p>
      <a className="button button--outline" href={site.hrefs.contact}>
        {messages['empty.contact']}
      </a>
    </div>
  );
}
