import type { EnquiryIslandProps } from '../../../theme/islands/EnquiryIsland.tsx';
import type { TextsOf } from '../../../theme/islands/island-state.ts';
import type { IslandContext, IslandHandle } from '../island-types.ts';
import { renderIsland } from '../render-island.tsx';
import { EnquiryForm } from './EnquiryForm.tsx';

type Context = IslandContext<EnquiryIslandProps, TextsOf<'enquiry' | 'form' | 'rule'>>;

/** Brings an enquiry form to life. In a dialog it closes the dialog when it has been sent. */
export async function mount({ view, props, messages, services, onFail }: Context): Promise<IslandHandle> {
  const dialog = view.closest('dialog');
  const content = (
    <EnquiryForm
      {...props}
      messages={messages}
      services={services}
      {...(dialog ? { closePopup: () => services.dialogs.close('enquiry') } : {})}
    />
  );
  await renderIsland({ view, content, onFail });
  dialog?.setAttribute('aria-labelledby', `${props.idPrefix}-title`);
  return {};
}
