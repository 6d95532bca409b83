import { Icon } from '../icons/Icon.tsx';
import type { ListProps } from './list-props.ts';

/** Files to take along. */
export function DownloadList({ list, messages }: ListProps<'downloads'>) {
  return (
    <ul className="download-list">
      {list.items.map((item) => (
        <li key={item.id}>
          <a className="download" href={item.href}>
            <span className="download__icon">
              <Icon name="file" />
            </span>
            <span className="download__text">
              <span className="download__title">{item.title}</span>
              {item.category || item.size ? (
                <span className="download__facts">{[item.category, item.size].filter(Boolean).join(' · ')}</span>
              ) : null}
            </span>
            <span className="download__action">
              <Icon name="download" />
              <span>{messages['list.download']}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
