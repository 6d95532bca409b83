import type { CollectionRecord } from '../../../config/contracts/collections.ts';

/** Categories of blog posts, in both languages. */
export const blogCategories: CollectionRecord<'blogpostcategory'>[] = [
  { id: 'cat-strategy', slug: 'strategy', title: 'Strategy', lang: 'en', order: 1 },
  { id: 'cat-current-affairs', slug: 'current-affairs', title: 'Current Affairs', lang: 'en', order: 2 },
  { id: 'cat-answer-writing', slug: 'answer-writing', title: 'Answer Writing', lang: 'en', order: 3 },
  { id: 'cat-uttar-pradesh', slug: 'uttar-pradesh', title: 'Uttar Pradesh', lang: 'en', order: 4 },
  { id: 'cat-taiyari', slug: 'taiyari', title: 'तैयारी', lang: 'hi', order: 1 },
  { id: 'cat-samsamayiki', slug: 'samsamayiki', title: 'समसामयिकी', lang: 'hi', order: 2 },
];
