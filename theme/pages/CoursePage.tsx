import { PageHeading } from 'theme-slot:PageHeading';
import { Blocks } from '../Blocks.tsx';
import { Facts } from '../parts/Facts.tsx';
import { OptionalLink } from '../parts/OptionalLink.tsx';
import { Picture } from '../parts/Picture.tsx';
import { Prose } from '../parts/Prose.tsx';
import { pictureSizes } from '../parts/picture-sizes.ts';
import type { PageViewProps } from '../parts/view-types.ts';

/** A course: its description, and beside it what one asks first. */
export function CoursePage({ content, breadcrumbs, site, messages }: PageViewProps<'course'>) {
  return (
    <>
      <PageHeading
        title={content.heading}
        before={breadcrumbs}
        intro={content.summary}
        eyebrow={content.program ? <OptionalLink {...content.program} /> : undefined}
      />
      <div className="band band--paper">
        <div className="wrapper with-aside">
          <div className="with-aside__main">
            <Picture image={content.image} ratio="16x9" sizes={pictureSizes.lead} seed={content.heading} priority />
            {content.html ? <Prose html={content.html} /> : null}
          </div>
          <section className="card card--aside" aria-labelledby="course-facts">
            <h2 id="course-facts" className="card__title">
              {messages['course.factsTitle']}
            </h2>
            <Facts facts={content.facts} messages={messages} className="facts--rows" />
            <p>{messages['course.askText']}</p>
            <a className="button button--primary button--block" href={site.hrefs.contact}>
              {messages['course.ask']}
            </a>
            {site.phones[0] ? (
              <a className="button button--outline button--block" href={site.phones[0].href}>
                {site.phones[0].label}
              </a>
            ) : null}
          </section>
        </div>
      </div>
      <Blocks blocks={content.blocks} after="paper" site={site} messages={messages} />
    </>
  );
}
