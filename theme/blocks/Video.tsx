import { Band } from '../parts/Band.tsx';
import { VideoFacade } from '../parts/VideoFacade.tsx';
import type { BlockProps } from '../parts/view-types.ts';

/** One film. */
export function Video({ block, tone, level, messages }: BlockProps<'video'>) {
  return (
    <Band tone={tone} title={block.title} level={level} width="reading">
      <VideoFacade video={block.video} messages={messages} />
    </Band>
  );
}
