import type { ReactNode } from 'react';
import { ActionLink } from '../parts/ActionLink.tsx';
import { Heading } from '../parts/Heading.tsx';
import { Picture } from '../parts/Picture.tsx';
import { pictureSizes } from '../parts/picture-sizes.ts';
import type { BlockProps } from '../parts/view-types.ts';

interface HeroProps extends BlockProps<'hero'> {
  /** Used where the hero has no title of its own and opens the page. */
  readonly fallbackTitle?: string;
  /** The breadcrumbs, where the hero opens an inner page. */
  readonly before?: ReactNode;
}

/** The opening of a page: on ink, with its picture under an arch. */
export function Hero({ block, level, messages, fallbackTitle, before }: HeroProps) {
  const title = block.title || fallbackTitle;
  return (
    <div className={block.image ? 'hero hero--pictured' : 'hero'}>
      <div className="wrapper hero__row">
        <div className="hero__text">
          {before}
          {title ? (
            <Heading level={level} className="hero__title">
              {title}
            </Heading>
          ) : null}
          {block.subtitle ? <p className="hero__subtitle">{block.subtitle}</p> : null}
          {block.action ? <ActionLink action={block.action} messages={messages} /> : null}
        </div>
        {block.image ? (
          <div className="hero__picture">
            <Picture
              image={block.image}
              ratio="4x3"
              sizes={pictureSizes.hero}
              seed={title ?? ''}
              priority={level === 1}
            />
          </div>
        ) : null}
      </div>
    </div>
  );
}
