import type { CouponAnswer, PaymentNode, ProductBatch } from '../../../config/contracts/portal.ts';
import type { Lang } from '../../../config/lang.ts';
import { formatMessage } from '../../../config/messages/format-message.ts';
import type { TextsOf } from '../../../theme/islands/island-state.ts';
import type { BatchChoice, PaymentLink } from '../../../theme/islands/product-state.ts';
import type { Services } from '../../services.ts';

interface Wording {
  readonly messages: TextsOf<'product'>;
  readonly lang: Lang;
}

/** An amount of rupees as people write it; what is no number stays as it came. */
export function formatRupees(amount: unknown, lang: Lang): string | undefined {
  if (amount === undefined || amount === null || amount === '') return undefined;
  const number = Number(amount);
  if (!Number.isFinite(number)) return String(amount);
  return new Intl.NumberFormat(`${lang}-IN`, {
    style: 'currency',
    currency: 'INR',
    numberingSystem: 'latn',
    maximumFractionDigits: Number.isInteger(number) ? 0 : 2,
  }).format(number);
}

function formatDay(text: string, lang: Lang): string {
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) return text;
  return new Intl.DateTimeFormat(`${lang}-IN`, {
    dateStyle: 'long',
    timeZone: 'Asia/Kolkata',
    numberingSystem: 'latn',
  }).format(date);
}

/** A batch ready to show. */
export function toBatchChoice(batch: ProductBatch, { messages, lang }: Wording): BatchChoice {
  const starts = batch.startDate
    ? formatMessage(messages['product.batchStarts'], { date: formatDay(batch.startDate, lang) })
    : undefined;
  const details = [starts, formatRupees(batch.price, lang)].filter((text) => text !== undefined);
  return { id: String(batch.id), title: String(batch.title), details };
}

/** What an accepted coupon says. */
export function describeCoupon(coupon: CouponAnswer, { messages, lang }: Wording): string {
  const { code, discount, type } = coupon;
  if (type === 'percent') return formatMessage(messages['product.couponPercent'], { code, discount });
  const amount = formatRupees(discount, lang) ?? '';
  return formatMessage(messages['product.couponFlat'], { code, discount: amount });
}

/** Payment links that may be followed. */
export function toPaymentLinks(
  nodes: readonly PaymentNode[],
  { safeHref }: Pick<Services, 'safeHref'>,
): readonly PaymentLink[] {
  return nodes.flatMap((node) => {
    const href = safeHref(node?.url, location.href);
    return href ? [{ id: String(node.id), title: String(node.title ?? href), href }] : [];
  });
}
