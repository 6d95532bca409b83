import type { FormIslandProps } from '../../../theme/islands/FormIsland.tsx';
import type { TextsOf } from '../../../theme/islands/island-state.ts';
import type { IslandContext, IslandHandle } from '../island-types.ts';
import { renderIsland } from '../render-island.tsx';
import { CmsForm } from './CmsForm.tsx';

type Context = IslandContext<FormIslandProps, TextsOf<'form' | 'rule' | 'enquiry'>>;

/** Brings a form of the CMS to life. */
export async function mount({ view, props, messages, services, onFail }: Context): Promise<IslandHandle> {
  await renderIsland({ view, content: <CmsForm {...props} messages={messages} services={services} />, onFail });
  return {};
}
