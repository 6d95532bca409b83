import { PageHeading } from 'theme-slot:PageHeading';
import { Pagination } from 'theme-slot:Pagination';
import { Blocks } from '../Blocks.tsx';
import { ListView } from '../lists/ListView.tsx';
import { Band } from '../parts/Band.tsx';
import { Prose } from '../parts/Prose.tsx';
import type { PageViewProps } from '../parts/view-types.ts';

/** All records of a collection, page by page, with filters. */
export function ListingPage({ content, breadcrumbs, site, messages }: PageViewProps<'listing'>) {
  return (
    <>
      <PageHeading title={content.heading} before={breadcrumbs} />
      {content.html ? (
        <Band tone="paper" width="reading">
          <Prose html={content.html} />
        </Band>
      ) : null}
      <Band tone="paper">
        {content.filters.length > 0 ? (
          <nav className="filters" aria-label={messages['list.filters']}>
            <ul>
              {content.filters.map((filter) => (
                <li key={filter.href}>
                  <a href={filter.href} {...(filter.current ? { 'aria-current': 'true' as const } : {})}>
                    {filter.label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
        <ListView list={content.list} level={2} site={site} messages={messages} />
        <Pagination pagination={content.pagination} site={site} messages={messages} />
      </Band>
      <Blocks blocks={content.blocks} after="paper" site={site} messages={messages} />
    </>
  );
}
