import { useId } from 'react';
import type { ProductModel, SiteModel } from '../../config/page-model.ts';
import { IslandRoot } from './IslandRoot.tsx';
import type { TextsOf } from './island-state.ts';
import { ProductOrderView } from './ProductOrderView.tsx';
import { WaysToReach } from './WaysToReach.tsx';

/** What a product's order is told in the browser. */
export interface ProductIslandProps {
  readonly idPrefix: string;
  readonly productId: string;
}

interface Props {
  readonly product: ProductModel;
  readonly site: SiteModel;
  readonly messages: TextsOf<'product' | 'form'>;
}

/** Batches, coupon and enrolment of a product; the page around it says what the product is. */
export function ProductIsland({ product, site, messages }: Props) {
  const idPrefix = `product${useId()}`;
  const props: ProductIslandProps = { idPrefix, productId: product.id };
  return (
    <IslandRoot
      name="product"
      load="visible"
      props={{ ...props }}
      fallback={<WaysToReach site={site} messages={messages} />}
    >
      <ProductOrderView
        idPrefix={idPrefix}
        state={{ batches: { status: 'loading' }, busy: undefined }}
        errors={{}}
        messages={messages}
      />
    </IslandRoot>
  );
}
