import { useId } from 'react';
import type { BlockModel, SiteModel } from '../../config/page-model.ts';
import { CmsFormView } from './CmsFormView.tsx';
import { IslandRoot } from './IslandRoot.tsx';
import type { TextsOf } from './island-state.ts';
import { WaysToReach } from './WaysToReach.tsx';

type FormBlock = Extract<BlockModel, { type: 'form' }>;

/** What a CMS form is told in the browser. */
export interface FormIslandProps {
  readonly idPrefix: string;
  readonly block: FormBlock;
}

interface Props {
  readonly block: FormBlock;
  readonly site: SiteModel;
  readonly messages: TextsOf<'form'>;
}

/** A form that the CMS describes field by field. */
export function FormIsland({ block, site, messages }: Props) {
  const idPrefix = `form${useId()}`;
  const props: FormIslandProps = { idPrefix, block };
  return (
    <IslandRoot
      name="form"
      load="intent"
      props={{ ...props }}
      fallback={<WaysToReach site={site} messages={messages} />}
    >
      <CmsFormView idPrefix={idPrefix} block={block} phase="idle" errors={{}} messages={messages} />
    </IslandRoot>
  );
}
