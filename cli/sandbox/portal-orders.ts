import type { Hono } from 'hono';
import { type AnswerOf, endpoints } from '../../config/contracts/endpoints.ts';
import { type HostEnv, routeOf } from './host-env.ts';
import type { Inbox } from './inbox.ts';
import type { PortalAccounts } from './portal-accounts.ts';
import { readJsonObject, textOf } from './read-body.ts';
import { portalData } from './sample-content/portal-data.ts';
import { refuse } from './send-answer.ts';

interface Order {
  readonly id: string;
  readonly product: string;
  readonly batch: string;
  readonly amount: number;
}

function findCoupon(code: string, product: string) {
  return portalData.coupons.find((coupon) => coupon.code === code.toUpperCase() && coupon.product === product);
}

/** Adds batches, coupons, orders, discounts and ways to pay. */
export function addOrders(
  app: Hono<HostEnv>,
  { accounts, inbox }: { readonly accounts: PortalAccounts; readonly inbox: Inbox },
): void {
  const orders = new Map<string, Order>();
  const noOrder = { status: 404, code: 'ORDER_NOT_FOUND', message: 'There is no such order.' } as const;
  const noCoupon = { status: 404, code: 'COUPON_NOT_FOUND', message: 'This coupon code is not valid.' } as const;

  app.get(endpoints.productBatches.path, (context) => {
    const product = context.req.query('product');
    const batches = portalData.batches.filter((batch) => batch.product === product);
    const answer: AnswerOf<'productBatches'> = batches.map(({ product: _, ...batch }) => batch);
    return context.json(answer);
  });

  app.get(endpoints.couponDiscount.path, (context) => {
    const coupon = findCoupon(context.req.query('code') ?? '', context.req.query('product') ?? '');
    if (!coupon) return refuse(context, noCoupon);
    const { code, discount, type } = coupon;
    return context.json({ code, discount, type } satisfies AnswerOf<'couponDiscount'>);
  });

  app.post(endpoints.placeOrder.path, async (context) => {
    const body = await readJsonObject(context);
    const product = textOf(body, 'product');
    const batch = portalData.batches.find((one) => one.product === product && one.id === textOf(body, 'batch'));
    if (!batch) {
      return refuse(context, { status: 404, code: 'BATCH_NOT_FOUND', message: 'This batch cannot be booked.' });
    }
    const user = accounts.userOf(context.req.header('token'));
    const order = { id: `order-${orders.size + 1}`, product, batch: batch.id, amount: batch.price };
    orders.set(order.id, order);
    inbox.add('order', { ...order, student: user?.id ?? '(not logged in)' });
    return context.json({ id: order.id, amount: order.amount } satisfies AnswerOf<'placeOrder'>);
  });

  app.get(endpoints.paymentNodes.path, (context) => {
    const order = orders.get(context.req.query('order') ?? '');
    if (!order) return refuse(context, noOrder);
    const answer: AnswerOf<'paymentNodes'> = portalData.paymentNodes.map(({ id, title }) => ({
      id,
      title,
      url: new URL(`/pay/${id}?order=${order.id}`, context.req.url).href,
    }));
    return context.json(answer);
  });

  app.post(routeOf(endpoints.addDiscount.path), async (context) => {
    if (!accounts.userOf(context.req.header('token'))) {
      return refuse(context, { status: 403, code: 'TOKEN_EXPIRED', message: 'Log in again.' });
    }
    const order = orders.get(context.req.param('id') ?? '');
    if (!order) return refuse(context, noOrder);
    const coupon = findCoupon(textOf(await readJsonObject(context), 'code'), order.product);
    if (!coupon) return refuse(context, noCoupon);
    // Always from the batch's price, so that the same coupon cannot be taken off twice.
    const price = portalData.batches.find((batch) => batch.id === order.batch)?.price ?? order.amount;
    const discount = coupon.type === 'flat' ? coupon.discount : Math.round((price * coupon.discount) / 100);
    const changed = { ...order, amount: Math.max(0, price - discount) };
    orders.set(order.id, changed);
    inbox.add('discount', { order: order.id, code: coupon.code, amount: changed.amount });
    return context.json({ id: changed.id, amount: changed.amount } satisfies AnswerOf<'addDiscount'>);
  });
}
