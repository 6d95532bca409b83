import { Band } from '../parts/Band.tsx';
import { Prose } from '../parts/Prose.tsx';
import type { BlockProps } from '../parts/view-types.ts';

/** Running text of the CMS. */
export function RichText({ block, tone }: BlockProps<'richText' | 'html'>) {
  return (
    <Band tone={tone} width="reading">
      <Prose html={block.html} />
    </Band>
  );
}
