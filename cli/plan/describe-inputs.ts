import { hash } from 'node:crypto';
import type { Lang } from '../../config/lang.ts';
import { listPictures } from '../pipeline/picture-addresses.ts';
import { chooseBlockRecords } from './block-records.ts';
import { findCategoryPage } from './category-href.ts';
import { checkPictureUrl } from './check-url.ts';
import type { PlanContext } from './plan-context.ts';
import { isRecord, readBlock } from './read-block.ts';
import type { RecordRef } from './record-library.ts';

/** Where inputs are described for. */
export interface InputScope {
  readonly lang: Lang;
  readonly context: PlanContext;
}

/** Short text that differs when the value does. */
export function digest(value: unknown): string {
  return hash('sha256', JSON.stringify(value) ?? '', 'base64url').slice(0, 27);
}

/** Everything that a card of this record depends on. */
export function describeRecord({ collection, facts }: RecordRef, { lang, context }: InputScope): string {
  const address = context.addresses.recordAddress(collection, facts.id) ?? '';
  const shown = `${facts.digest} ${address} ${describeCategory({ collection, facts }, { lang, context })}`;
  return facts.pictures === undefined ? shown : shown + describePictures(facts.pictures, context);
}

/** What was made of some pictures, as text that follows other text; empty where they stay where the CMS has them. */
function describePictures(addresses: readonly string[], { pictures, urls }: PlanContext): string {
  const digests = addresses.map((raw) => {
    const address = checkPictureUrl(raw, urls);
    return address === undefined ? undefined : pictures.find(address)?.digest;
  });
  return digests.every((one) => one === undefined) ? '' : ` ${digests.join(' ')}`;
}

/** The same for the pictures of a raw record or block. */
export function describeOwnPictures(raw: unknown, context: PlanContext): string {
  return isRecord(raw) ? describePictures(listPictures(raw), context) : '';
}

const describeCategory = ({ collection, facts }: RecordRef, scope: InputScope): string => {
  const slug = collection === 'blogpostcategory' ? facts.slug : facts.category;
  if (slug === undefined || !collection.startsWith('blogpost')) return '';
  return `${scope.context.categories.titleOf(slug, scope.lang)} ${findCategoryPage(slug, scope) ?? ''}`;
};

/** Everything that a page's blocks depend on. */
export function describeBlocks(raw: readonly unknown[], scope: InputScope): string {
  const parts = raw.map((one) => {
    const block = readBlock(one);
    const chosen = block && chooseBlockRecords(block, scope);
    const product = block?.type === 'product' ? scope.context.source.products.get(block.id ?? '') : undefined;
    const pictures = describeOwnPictures(one, scope.context) + describeOwnPictures(product, scope.context);
    return [
      one,
      chosen?.moreAddress,
      chosen?.records.map((facts) => describeRecord({ collection: chosen.collection, facts }, scope)),
      product,
      product?.course === undefined ? undefined : describeCourse(product.course, scope),
      ...(pictures === '' ? [] : [pictures]),
    ];
  });
  return digest(parts);
}

const describeCourse = (id: string, scope: InputScope): string => {
  const facts = scope.context.library.find('course', id);
  return facts ? describeRecord({ collection: 'course', facts }, scope) : '';
};
