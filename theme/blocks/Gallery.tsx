import { PhotoGrid } from '../lists/PhotoGrid.tsx';
import { Band } from '../parts/Band.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import type { BlockProps } from '../parts/view-types.ts';

/** Photographs of an album. */
export function Gallery({ block, tone, level, site, messages }: BlockProps<'gallery'>) {
  return (
    <Band tone={tone} title={block.title} level={level}>
      {block.photos.length > 0 ? (
        <PhotoGrid photos={block.photos} messages={messages} />
      ) : (
        <EmptyState text={messages['empty.media']} site={site} messages={messages} />
      )}
    </Band>
  );
}
