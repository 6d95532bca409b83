import { PageHeading } from 'theme-slot:PageHeading';
import { Blocks } from '../Blocks.tsx';
import { ListView } from '../lists/ListView.tsx';
import { Band } from '../parts/Band.tsx';
import { Picture } from '../parts/Picture.tsx';
import { Prose } from '../parts/Prose.tsx';
import { pictureSizes } from '../parts/picture-sizes.ts';
import type { PageViewProps } from '../parts/view-types.ts';

/** A programme and the courses in it. */
export function ProgrammePage({ content, breadcrumbs, site, messages }: PageViewProps<'programme'>) {
  return (
    <>
      <PageHeading title={content.heading} before={breadcrumbs} intro={content.summary} />
      {content.image || content.html ? (
        <Band tone="paper" width="reading">
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
        </Band>
      ) : null}
      <Band tone="sheet" title={messages['programme.courses']}>
        <ListView list={{ display: 'courses', items: content.courses }} level={3} site={site} messages={messages} />
      </Band>
      <Blocks blocks={content.blocks} after="sheet" site={site} messages={messages} />
    </>
  );
}
