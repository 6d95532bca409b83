import type { MessageKey } from '../../config/messages/catalogue.ts';
import type { ListModel } from '../../config/page-model.ts';
import { EmptyState } from '../parts/EmptyState.tsx';
import type { HeadingLevel, ViewProps } from '../parts/view-types.ts';
import { CardGrid } from './CardGrid.tsx';
import { DownloadList } from './DownloadList.tsx';
import { LinkTiles } from './LinkTiles.tsx';
import { NewsList } from './NewsList.tsx';
import { PeopleGrid } from './PeopleGrid.tsx';
import { PhotoGrid } from './PhotoGrid.tsx';
import { TestimonialGrid } from './TestimonialGrid.tsx';
import { VideoGrid } from './VideoGrid.tsx';

const emptyMessages: Readonly<Record<ListModel['display'], MessageKey>> = {
  courses: 'empty.courses',
  programmes: 'empty.courses',
  articles: 'empty.articles',
  news: 'empty.articles',
  people: 'empty.people',
  links: 'empty.people',
  testimonials: 'empty.people',
  downloads: 'empty.downloads',
  photos: 'empty.media',
  videos: 'empty.media',
};

interface ListViewProps extends ViewProps {
  readonly list: ListModel;
  readonly level: HeadingLevel;
}

/** A list in its display; a sentence where it is empty. */
export function ListView({ list, ...rest }: ListViewProps) {
  if (list.items.length === 0) return <EmptyState {...rest} text={rest.messages[emptyMessages[list.display]]} />;
  switch (list.display) {
    case 'courses':
    case 'programmes':
    case 'articles':
      return <CardGrid list={list} {...rest} />;
    case 'news':
      return <NewsList list={list} {...rest} />;
    case 'people':
      return <PeopleGrid list={list} {...rest} />;
    case 'links':
      return <LinkTiles list={list} {...rest} />;
    case 'testimonials':
      return <TestimonialGrid list={list} {...rest} />;
    case 'downloads':
      return <DownloadList list={list} {...rest} />;
    case 'photos':
      return <PhotoGrid photos={list.items} messages={rest.messages} />;
    case 'videos':
      return <VideoGrid list={list} {...rest} />;
  }
}
