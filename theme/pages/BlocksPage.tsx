import { Hero } from 'theme-block:Hero';
import { PageHeading } from 'theme-slot:PageHeading';
import { Blocks } from '../Blocks.tsx';
import { Band } from '../parts/Band.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { Prose } from '../parts/Prose.tsx';
import type { PageViewProps } from '../parts/view-types.ts';

/** A home page or a free page: an opening (a hero, a heading, or a heading out of sight), text, blocks. */
export function BlocksPage({ content, breadcrumbs, site, messages }: PageViewProps<'blocks' | 'home'>) {
  const [first, ...others] = content.blocks;
  const hero = first?.type === 'hero' ? first : undefined;
  const blocks = hero ? others : content.blocks;
  const home = content.kind === 'home';
  return (
    <>
      {hero ? (
        <Hero
          block={hero}
          tone="ink"
          level={1}
          fallbackTitle={content.heading}
          before={breadcrumbs}
          site={site}
          messages={messages}
        />
      ) : home ? (
        <h1 className="visually-hidden">{content.heading}</h1>
      ) : (
        <PageHeading title={content.heading} before={breadcrumbs} />
      )}
      {content.html ? (
        <Band tone="paper" width="reading">
          <Prose html={content.html} />
        </Band>
      ) : null}
      <Blocks blocks={blocks} after={content.html ? 'paper' : hero ? 'ink' : 'sheet'} site={site} messages={messages} />
      {!content.html && content.blocks.length === 0 ? (
        <Band tone="paper" width="reading">
          <EmptyState text={messages['empty.page']} site={site} messages={messages} />
        </Band>
      ) : null}
    </>
  );
}
