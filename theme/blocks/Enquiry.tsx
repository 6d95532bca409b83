import { EnquiryIsland } from '../islands/EnquiryIsland.tsx';
import { Band } from '../parts/Band.tsx';
import { ContactDetails } from '../parts/ContactDetails.tsx';
import { Heading } from '../parts/Heading.tsx';
import type { BlockProps } from '../parts/view-types.ts';

/** The enquiry form beside the ways to reach the institute. */
export function Enquiry({ block, tone, level, site, messages }: BlockProps<'enquiry'>) {
  return (
    <Band tone={tone}>
      <div className="split">
        <div className="split__lead">
          <Heading level={level} className="band__title">
            {block.title || messages['enquiry.title']}
          </Heading>
          <p className="lead">{messages['contact.intro']}</p>
          <ContactDetails site={site} messages={messages} />
        </div>
        <div className="card card--form">
          <EnquiryIsland site={site} messages={messages} enquirySource={block.enquirySource} />
        </div>
      </div>
    </Band>
  );
}
