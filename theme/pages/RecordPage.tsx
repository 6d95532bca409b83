import { PageHeading } from 'theme-slot:PageHeading';
import { Blocks } from '../Blocks.tsx';
import { Icon } from '../icons/Icon.tsx';
import { Anchor } from '../parts/Anchor.tsx';
import { Band } from '../parts/Band.tsx';
import { Picture } from '../parts/Picture.tsx';
import { Prose } from '../parts/Prose.tsx';
import { pictureSizes } from '../parts/picture-sizes.ts';
import { VideoFacade } from '../parts/VideoFacade.tsx';
import type { PageViewProps } from '../parts/view-types.ts';

/** The page of a record of any other collection: whatever of picture, text, film and link it has. */
export function RecordPage({ content, breadcrumbs, site, messages }: PageViewProps<'record'>) {
  return (
    <>
      <PageHeading title={content.heading} before={breadcrumbs} intro={content.subtitle} />
      <Band tone="paper" width="reading">
        <div className="stack">
          {content.image ? (
            <Picture
              image={content.image}
              ratio="natural"
              sizes={pictureSizes.reading}
              seed={content.heading}
              priority
            />
          ) : null}
          {content.text ? <p className="lead preserve-lines">{content.text}</p> : null}
          {content.html ? <Prose html={content.html} /> : null}
          {content.video ? <VideoFacade video={content.video} messages={messages} /> : null}
          {content.link ? (
            <p>
              <Anchor
                className="button button--primary"
                href={content.link.href}
                messages={messages}
                newTab={content.link.newTab}
              >
                {content.link.label || messages['record.open']}
                <Icon name="next" />
              </Anchor>
            </p>
          ) : null}
        </div>
      </Band>
      <Blocks blocks={content.blocks} after="paper" site={site} messages={messages} />
    </>
  );
}
