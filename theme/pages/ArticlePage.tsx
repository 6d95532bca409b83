import { PageHeading } from 'theme-slot:PageHeading';
import { formatMessage } from '../../config/messages/format-message.ts';
import { Blocks } from '../Blocks.tsx';
import { Icon } from '../icons/Icon.tsx';
import { OptionalLink } from '../parts/OptionalLink.tsx';
import { Picture } from '../parts/Picture.tsx';
import { Prose } from '../parts/Prose.tsx';
import { pictureSizes } from '../parts/picture-sizes.ts';
import type { PageViewProps } from '../parts/view-types.ts';

/** A blog post or a piece of news. */
export function ArticlePage({ content, breadcrumbs, site, messages }: PageViewProps<'article'>) {
  return (
    <>
      <article>
        <PageHeading
          title={content.heading}
          before={breadcrumbs}
          intro={content.summary}
          eyebrow={content.category ? <OptionalLink {...content.category} /> : undefined}
          after={
            content.author || content.date ? (
              <p className="byline">
                {content.author ? (
                  <span>{formatMessage(messages['article.by'], { author: content.author })}</span>
                ) : null}
                {content.date ? <time dateTime={content.date.iso}>{content.date.label}</time> : null}
              </p>
            ) : undefined
          }
        />
        <div className="band band--paper band--article">
          <div className="wrapper wrapper--reading">
            {content.image ? (
              <div className="article__picture">
                <Picture
                  image={content.image}
                  ratio="16x9"
                  sizes={pictureSizes.reading}
                  seed={content.heading}
                  priority
                />
              </div>
            ) : null}
            {content.html ? <Prose html={content.html} /> : null}
            {content.listing ? (
              <p className="article__back">
                <a className="more-link more-link--back" href={content.listing.href}>
                  <Icon name="previous" />
                  {formatMessage(messages['article.back'], { title: content.listing.label })}
                </a>
              </p>
            ) : null}
          </div>
        </div>
      </article>
      <Blocks blocks={content.blocks} after="paper" site={site} messages={messages} />
    </>
  );
}
