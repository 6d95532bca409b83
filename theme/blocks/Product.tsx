import { ProductIsland } from '../islands/ProductIsland.tsx';
import { Band } from '../parts/Band.tsx';
import { Heading } from '../parts/Heading.tsx';
import { Picture } from '../parts/Picture.tsx';
import { Prose } from '../parts/Prose.tsx';
import { pictureSizes } from '../parts/picture-sizes.ts';
import type { BlockProps } from '../parts/view-types.ts';

/** What can be bought, and the order beside it. */
export function Product({ block, tone, level, site, messages }: BlockProps<'product'>) {
  const { product } = block;
  return (
    <Band tone={tone}>
      <div className="split split--product">
        <div className="split__lead">
          <Picture image={product.image} ratio="16x9" sizes={pictureSizes.product} seed={product.title} />
          <Heading level={level} className="band__title">
            {product.title}
          </Heading>
          {product.price || product.course ? (
            <dl className="plain-facts">
              {product.price ? (
                <div>
                  <dt>{messages['product.price']}</dt>
                  <dd className="plain-facts__price">{product.price}</dd>
                </div>
              ) : null}
              {product.course ? (
                <div>
                  <dt>{messages['product.course']}</dt>
                  <dd>
                    <a href={product.course.href}>{product.course.label}</a>
                  </dd>
                </div>
              ) : null}
            </dl>
          ) : null}
          {product.html ? <Prose html={product.html} /> : null}
        </div>
        <div className="card card--form">
          <ProductIsland product={product} site={site} messages={messages} />
        </div>
      </div>
    </Band>
  );
}
