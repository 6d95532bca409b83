import type { ProductRecord } from '../../../config/contracts/collections.ts';

/** Products, by id. Batches and coupons stand with the portal's data. */
export const products: Record<string, ProductRecord> = {
  'prelims-test-series-2027': {
    id: 'prelims-test-series-2027',
    slug: 'prelims-test-series-2027',
    title: 'Prelims Test Series 2027',
    price: '₹7,500',
    image: '/media/products/test-series.png',
    course: 'course-upsc-foundation',
    html: `<p>Twenty-four papers from November to May, in English and Hindi: eight on single subjects, eight on pairs, and eight of full length under the conditions of the day.</p>
<ul><li>Every question with a reason for each of the four options</li><li>Your mistakes sorted: not known, not read, not believed</li><li>A discussion of ninety minutes after each paper, live and recorded</li></ul>
<p>Choose a batch below. The tests may be moved twice without asking.</p>`,
  },
};
