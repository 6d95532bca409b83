import { Icon } from '../icons/Icon.tsx';
import { ListView } from '../lists/ListView.tsx';
import { Anchor } from '../parts/Anchor.tsx';
import { Band } from '../parts/Band.tsx';
import { deeperLevel } from '../parts/Heading.tsx';
import type { BlockProps } from '../parts/view-types.ts';

/** Records of a collection under a title, with the way to all of them. */
export function Collection({ block, tone, level, site, messages }: BlockProps<'collection'>) {
  const more = block.more ? (
    <Anchor className="more-link" href={block.more.href} messages={messages} newTab={block.more.newTab}>
      {block.more.label || messages['list.viewAll']}
      <Icon name="next" />
    </Anchor>
  ) : null;
  return (
    <Band tone={tone} title={block.title} level={level} aside={more}>
      <ListView list={block.list} level={block.title ? deeperLevel(level) : level} site={site} messages={messages} />
    </Band>
  );
}
