import type { CouponAnswer, LookupItem, ProductBatch, SessionItem } from '../../../config/contracts/portal.ts';

/** What the portal host knows: lookups, batches, coupons and ways to pay. */
export const portalData: {
  readonly courses: readonly LookupItem[];
  /** By course id. */
  readonly streams: Readonly<Record<string, readonly LookupItem[]>>;
  readonly sessions: readonly SessionItem[];
  readonly batches: readonly (ProductBatch & { readonly product: string; readonly price: number })[];
  readonly coupons: readonly (CouponAnswer & { readonly product: string })[];
  readonly paymentNodes: readonly { readonly id: string; readonly title: string }[];
} = {
  courses: [
    { id: 'portal-upsc', valueAlias: 'UPSC Civil Services' },
    { id: 'portal-uppcs', valueAlias: 'UP State PCS' },
    { id: 'portal-ro-aro', valueAlias: 'RO / ARO' },
    { id: 'portal-gurukul', valueAlias: 'Gurukul (after Class 12)' },
  ],
  streams: {
    'portal-upsc': [
      { id: 'stream-upsc-en', valueAlias: 'General Studies, English medium' },
      { id: 'stream-upsc-hi', valueAlias: 'General Studies, Hindi medium' },
      { id: 'stream-upsc-history', valueAlias: 'Optional: History' },
      { id: 'stream-upsc-geography', valueAlias: 'Optional: Geography' },
    ],
    'portal-uppcs': [
      { id: 'stream-pcs-hi', valueAlias: 'Complete course, Hindi medium' },
      { id: 'stream-pcs-en', valueAlias: 'Complete course, English medium' },
    ],
    'portal-ro-aro': [{ id: 'stream-ro-aro', valueAlias: 'Prelims and Mains' }],
    'portal-gurukul': [
      { id: 'stream-gurukul-day', valueAlias: 'Day scholar' },
      { id: 'stream-gurukul-hostel', valueAlias: 'With hostel' },
    ],
  },
  sessions: [
    { id: 'session-2025', tag: ['ARCHIVE'] },
    { id: 'session-2026-counter', tag: ['COUNTER'] },
    { id: 'session-2026-web', tag: ['WEB', 'ONLINE'] },
  ],
  batches: [
    {
      product: 'prelims-test-series-2027',
      id: 'batch-weekend',
      title: 'Weekend batch, Sundays 10 am',
      startDate: '2026-11-08',
      price: 7500,
    },
    {
      product: 'prelims-test-series-2027',
      id: 'batch-evening',
      title: 'Evening batch, Wednesdays 5 pm',
      startDate: '2026-11-11',
      price: 7500,
    },
    {
      product: 'prelims-test-series-2027',
      id: 'batch-online',
      title: 'Online, any time on the day',
      startDate: '2026-11-08',
      price: 5500,
    },
  ],
  coupons: [
    { product: 'prelims-test-series-2027', code: 'PRAYAS10', discount: 10, type: 'percent' },
    { product: 'prelims-test-series-2027', code: 'SANGAM500', discount: 500, type: 'flat' },
  ],
  paymentNodes: [
    { id: 'upi', title: 'UPI' },
    { id: 'card', title: 'Debit or credit card' },
    { id: 'netbanking', title: 'Net banking' },
  ],
};
