import { isCollectionName } from '../../config/contracts/collections.ts';
import { defaultEnquirySource } from '../../config/limits.ts';
import type { BlockModel, LinkModel } from '../../config/page-model.ts';
import { chooseBlockRecords } from './block-records.ts';
import { buildPhoto, buildQuestion, buildVideo } from './build-cards.ts';
import { buildFormFields } from './build-form-fields.ts';
import { buildList } from './build-list.ts';
import { buildProduct } from './build-product.ts';
import { omitUndefined } from './omit-undefined.ts';
import { cleanHtml, hrefOf, type PageScope, readImage, readLink } from './plan-context.ts';
import { type BlockFields, isRecord, readBlock, readText } from './read-block.ts';

/** A block, or why it cannot be shown; the reason completes "… is left out: <reason>". */
type BuiltBlock = BlockModel | { readonly reason: string };
type BlockBuilder = (block: BlockFields, scope: PageScope) => BuiltBlock;

/** Blocks of a page in their order. One that cannot be shown is left out with a warning that names page and type. */
export function buildBlocks(raw: readonly unknown[], scope: PageScope): readonly BlockModel[] {
  return raw.flatMap((one): BlockModel[] => {
    const block = readBlock(one);
    const built = block ? buildBlock(block, scope) : { reason: 'it has no type' };
    if (!('reason' in built)) return [built];
    const message = `A block "${block?.type ?? ''}" on ${scope.where} is left out: ${built.reason}.`;
    scope.warn({ code: 'BLOCK_LEFT_OUT', message, where: scope.where });
    return [];
  });
}

const buildBlock = (block: BlockFields, scope: PageScope): BuiltBlock => {
  if (scope.context.customBlocks.has(block.type)) {
    const { type, ...props } = block.raw;
    return { type: 'custom', name: block.type, props };
  }
  const build = Object.hasOwn(builders, block.type) ? builders[block.type] : undefined;
  return build ? build(block, scope) : { reason: 'there is no such block' };
};

const buildAction = (block: BlockFields, scope: PageScope): LinkModel | undefined =>
  readLink(block.url, { label: block.label ?? scope.context.messages[scope.lang]['action.learnMore'], scope });

const buildHtmlBlock: BlockBuilder = (block, scope) => {
  const html = cleanHtml(block.html, scope);
  const type = block.type === 'html' ? 'html' : 'richText';
  return html === undefined ? { reason: 'it has no html that may be shown' } : { type, html };
};

const builders: Readonly<Record<string, BlockBuilder>> = {
  hero: (block, scope) => {
    if ((block.title ?? block.subtitle ?? block.image) === undefined)
      return { reason: 'it has neither text nor picture' };
    const image = readImage(block.image, { alt: '', scope });
    const { title, subtitle } = block;
    return omitUndefined({ type: 'hero' as const, title, subtitle, image, action: buildAction(block, scope) });
  },
  richText: buildHtmlBlock,
  html: buildHtmlBlock,
  collection: (block, scope) => {
    if (block.collection === undefined) return { reason: 'it names no collection' };
    if (!isCollectionName(block.collection)) return { reason: `there is no collection "${block.collection}"` };
    const chosen = chooseBlockRecords(block, scope);
    if (!chosen) return { reason: 'it names no collection' };
    const { context, lang } = scope;
    const more =
      chosen.moreAddress === undefined
        ? undefined
        : { label: context.messages[lang]['list.viewAll'], href: hrefOf(chosen.moreAddress, context) };
    const list = buildList(chosen, scope);
    return omitUndefined({ type: 'collection' as const, title: block.title, list, more });
  },
  enquiry: ({ title, enquirySource = defaultEnquirySource }) =>
    omitUndefined({ type: 'enquiry' as const, title, enquirySource }),
  form: (block) => {
    if (block.form === undefined) return { reason: 'it names no form' };
    const fields = buildFormFields(block.raw.fields);
    if (fields.length === 0) return { reason: 'it has no fields' };
    return omitUndefined({ type: 'form' as const, form: block.form, title: block.title, fields });
  },
  gallery: (block, scope) => {
    const records = chooseBlockRecords(block, scope)?.records ?? [];
    const photos = records.flatMap((facts) => {
      const record = scope.context.library.readBrief('galleryphoto', facts);
      return buildPhoto(record, { id: facts.id, scope }) ?? [];
    });
    return omitUndefined({ type: 'gallery' as const, title: block.title, photos });
  },
  video: (block, scope) => {
    if (block.url === undefined) return { reason: 'it has no address' };
    const video = buildVideo(
      omitUndefined({ id: block.url, url: block.url, title: block.title, image: block.image }),
      scope,
    );
    if (!video) return { reason: 'its address may not be emitted' };
    return omitUndefined({ type: 'video' as const, title: block.title, video });
  },
  faq: (block, scope) => {
    if (block.list === undefined) return { reason: 'it names no list' };
    const records = chooseBlockRecords(block, scope)?.records ?? [];
    const questions = records.map((facts) => {
      const record = scope.context.library.read('webberlistitem', facts);
      return buildQuestion({ collection: 'webberlistitem', facts, record }, scope);
    });
    return omitUndefined({ type: 'faq' as const, title: block.title, questions });
  },
  stats: (block) => {
    const items = (Array.isArray(block.raw.items) ? block.raw.items : []).flatMap((item: unknown) => {
      const value = isRecord(item) ? readText(item.value) : undefined;
      const label = isRecord(item) ? readText(item.label) : undefined;
      return value === undefined || label === undefined ? [] : [{ value, label }];
    });
    return items.length === 0 ? { reason: 'it has no items' } : { type: 'stats', items };
  },
  cta: (block, scope) => {
    const { title, text } = block;
    const action = buildAction(block, scope);
    if (title === undefined && text === undefined && !action) return { reason: 'it has neither text nor link' };
    return omitUndefined({ type: 'cta' as const, title, text, action });
  },
  product: (block, scope) => {
    if (block.id === undefined) return { reason: 'it names no product' };
    const product = buildProduct(block.id, scope);
    return product ? { type: 'product', product } : { reason: `there is no product "${block.id}"` };
  },
};
