import type { ProductModel } from '../../config/page-model.ts';
import { omitUndefined } from './omit-undefined.ts';
import { cleanHtml, hrefOf, type PageScope, readImage } from './plan-context.ts';

/** A product with a link to its course; undefined when the host has no such product. */
export function buildProduct(id: string, scope: PageScope): ProductModel | undefined {
  const product = scope.context.source.products.get(id);
  if (!product) return undefined;
  return omitUndefined({
    id: product.id,
    title: product.title,
    html: cleanHtml(product.html, scope),
    image: readImage(product.image, { alt: product.title, scope }),
    price: product.price,
    course: buildCourseLink(product.course, scope),
  });
}

const buildCourseLink = (id: string | undefined, { context }: PageScope) => {
  const facts = id === undefined ? undefined : context.library.find('course', id);
  const address = facts && context.addresses.recordAddress('course', facts.id);
  if (!facts || address === undefined) return undefined;
  return { label: context.library.readBrief('course', facts).title, href: hrefOf(address, context) };
};
