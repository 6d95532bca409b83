import { PageHeading } from 'theme-slot:PageHeading';
import { Band } from '../parts/Band.tsx';
import { ContactDetails } from '../parts/ContactDetails.tsx';
import type { PageViewProps } from '../parts/view-types.ts';
import { fillLegalText, legalTexts } from './legal-text.ts';

/** Privacy policy or terms, in the institute's name, where the CMS has no text of its own. */
export function LegalPage({ content, breadcrumbs, site, messages }: PageViewProps<'privacy' | 'terms'>) {
  const text = legalTexts[site.lang][content.kind];
  return (
    <>
      <PageHeading title={content.heading} before={breadcrumbs} />
      <Band tone="paper" width="reading">
        <div className="prose">
          <p className="lead">{fillLegalText(text.intro, site)}</p>
          {text.sections.map((section) => (
            <section key={section.heading}>
              <h2>{section.heading}</h2>
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph}>{fillLegalText(paragraph, site)}</p>
              ))}
              {section.points ? (
                <ul>
                  {section.points.map((point) => (
                    <li key={point}>{fillLegalText(point, site)}</li>
                  ))}
                </ul>
              ) : null}
            </section>
          ))}
        </div>
        <ContactDetails site={site} messages={messages} />
      </Band>
    </>
  );
}
