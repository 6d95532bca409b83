import type { TextsOf } from '../../../theme/islands/island-state.ts';
import type { ProductIslandProps } from '../../../theme/islands/ProductIsland.tsx';
import type { IslandContext, IslandHandle } from '../island-types.ts';
import { renderIsland } from '../render-island.tsx';
import { ProductOrder } from './ProductOrder.tsx';

type Context = IslandContext<ProductIslandProps, TextsOf<'product'>>;

/** Brings a product's order to life. */
export async function mount({ view, props, messages, services, onFail }: Context): Promise<IslandHandle> {
  await renderIsland({ view, content: <ProductOrder {...props} messages={messages} services={services} />, onFail });
  return {};
}
