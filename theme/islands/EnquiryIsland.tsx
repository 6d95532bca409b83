import { useId } from 'react';
import type { SiteModel } from '../../config/page-model.ts';
import { EnquiryFormView } from './EnquiryFormView.tsx';
import { IslandRoot } from './IslandRoot.tsx';
import type { TextsOf } from './island-state.ts';
import { WaysToReach } from './WaysToReach.tsx';

/** What the enquiry island is told in the browser. */
export interface EnquiryIslandProps {
  readonly idPrefix: string;
  readonly enquirySource: string;
  readonly title?: string | undefined;
}

interface Props {
  readonly site: SiteModel;
  readonly messages: TextsOf<'enquiry' | 'form'>;
  readonly enquirySource: string;
  readonly title?: string | undefined;
}

/** The enquiry form in a page. */
export function EnquiryIsland({ site, messages, enquirySource, title }: Props) {
  const idPrefix = `enquiry${useId()}`;
  const props: EnquiryIslandProps = { idPrefix, enquirySource, title };
  return (
    <IslandRoot
      name="enquiry"
      load="intent"
      props={{ ...props }}
      fallback={<WaysToReach site={site} messages={messages} />}
    >
      <EnquiryFormView idPrefix={idPrefix} title={title} phase="idle" errors={{}} messages={messages} />
    </IslandRoot>
  );
}
