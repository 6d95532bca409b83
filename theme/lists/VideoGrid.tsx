import { pictureSizes } from '../parts/picture-sizes.ts';
import { VideoFacade } from '../parts/VideoFacade.tsx';
import type { ListProps } from './list-props.ts';

/** Films, each behind its facade. */
export function VideoGrid({ list, messages }: ListProps<'videos'>) {
  return (
    <ul className="video-grid">
      {list.items.map((video) => (
        <li key={video.id}>
          <VideoFacade video={video} messages={messages} sizes={pictureSizes.film} />
        </li>
      ))}
    </ul>
  );
}
