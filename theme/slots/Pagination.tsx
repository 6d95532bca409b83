import { formatMessage } from '../../config/messages/format-message.ts';
import type { PaginationModel } from '../../config/page-model.ts';
import { Icon } from '../icons/Icon.tsx';
import { listPageNumbers } from '../parts/page-numbers.ts';
import type { ViewProps } from '../parts/view-types.ts';

interface PaginationProps extends ViewProps {
  readonly pagination: PaginationModel;
}

/** Links to the pages of a long list: the first, the last, and those around the page at hand. */
export function Pagination({ pagination, messages }: PaginationProps) {
  const { page, pages, hrefs } = pagination;
  if (pages < 2) return null;
  const previous = hrefs[page - 2];
  const next = hrefs[page];
  return (
    <nav className="pagination" aria-label={messages['list.pages']}>
      <ul>
        {previous !== undefined ? (
          <li>
            <a className="pagination__step" href={previous} rel="prev">
              <Icon name="previous" />
              {messages['list.previous']}
            </a>
          </li>
        ) : null}
        {listPageNumbers({ page, pages }).map((number) =>
          number < 0 ? (
            <li key={number} className="pagination__gap" aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <a
                className="pagination__number"
                href={hrefs[number - 1]}
                aria-label={formatMessage(messages['list.page'], { page: number })}
                {...(number === page ? { 'aria-current': 'page' as const } : {})}
              >
                {number}
              </a>
            </li>
          ),
        )}
        {next !== undefined ? (
          <li>
            <a className="pagination__step" href={next} rel="next">
              {messages['list.next']}
              <Icon name="next" />
            </a>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
