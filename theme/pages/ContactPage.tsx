import { PageHeading } from 'theme-slot:PageHeading';
import { defaultEnquirySource } from '../../config/limits.ts';
import { EnquiryIsland } from '../islands/EnquiryIsland.tsx';
import { Band } from '../parts/Band.tsx';
import { ContactDetails } from '../parts/ContactDetails.tsx';
import { SocialLinks } from '../parts/SocialLinks.tsx';
import type { PageViewProps } from '../parts/view-types.ts';

/** How to reach the institute, and the enquiry form. */
export function ContactPage({ content, breadcrumbs, site, messages }: PageViewProps<'contact'>) {
  return (
    <>
      <PageHeading title={content.heading} before={breadcrumbs} intro={messages['contact.intro']} />
      <Band tone="paper">
        <div className="split">
          <div className="split__lead">
            <h2 className="band__title">{messages['contact.details']}</h2>
            <ContactDetails site={site} messages={messages} />
            <SocialLinks site={site} messages={messages} />
          </div>
          <div className="card card--form">
            <EnquiryIsland
              site={site}
              messages={messages}
              enquirySource={defaultEnquirySource}
              title={messages['enquiry.title']}
            />
          </div>
        </div>
      </Band>
    </>
  );
}
