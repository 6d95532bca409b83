import { useCallback, useEffect, useRef, useState } from 'react';
import type { OrderAnswer } from '../../../config/contracts/portal.ts';
import type { FormHandlers, TextsOf } from '../../../theme/islands/island-state.ts';
import type { ProductIslandProps } from '../../../theme/islands/ProductIsland.tsx';
import { ProductOrderView } from '../../../theme/islands/ProductOrderView.tsx';
import type { ProductOrderState } from '../../../theme/islands/product-state.ts';
import { readValues } from '../../forms/form-values.ts';
import { useForm } from '../../forms/use-form.ts';
import type { Services } from '../../services.ts';
import { describeCoupon, formatRupees, toBatchChoice, toPaymentLinks } from './product-texts.ts';

interface ProductOrderProps extends ProductIslandProps {
  readonly messages: TextsOf<'product'>;
  readonly services: Services;
}

/** A product's order at work: batches, coupon, order, payment links (contract, sections 5 and 6). */
export function ProductOrder({ idPrefix, productId, messages, services }: ProductOrderProps) {
  const { notices, portal, session, data, openAuth } = services;
  const wording = { messages, lang: data.lang };
  const [batches, setBatches] = useState<ProductOrderState['batches']>({ status: 'loading' });
  const [coupon, setCoupon] = useState<ProductOrderState['coupon']>();
  const [order, setOrder] = useState<ProductOrderState['order']>();
  const placed = useRef<OrderAnswer>(undefined);

  const loadBatches = useCallback(async () => {
    setBatches({ status: 'loading' });
    const result = await portal.call('productBatches', { payload: { product: productId } });
    const known = result.ok && Array.isArray(result.answer);
    const items = known ? result.answer.map((batch) => toBatchChoice(batch, { messages, lang: data.lang })) : [];
    setBatches(known ? { status: 'ready', items } : { status: 'failed' });
  }, [portal, productId, messages, data.lang]);

  useEffect(() => {
    loadBatches();
  }, [loadBatches]);

  const loadPayments = async (placedOrder: OrderAnswer) => {
    const amount = formatRupees(placedOrder.amount, data.lang);
    const shown = amount === undefined ? {} : { amount };
    setOrder({ ...shown, payments: { status: 'loading' } });
    const result = await portal.call('paymentNodes', { payload: { order: String(placedOrder.id) }, auth: true });
    const known = result.ok && Array.isArray(result.answer);
    const items = known ? toPaymentLinks(result.answer, services) : [];
    setOrder({ ...shown, payments: known ? { status: 'ready', items } : { status: 'failed' } });
  };

  const tellFailure = (description: string) =>
    notices.snackbar({ title: messages['product.orderFailedTitle'], description, color: 'danger' });

  const couponForm = useForm({
    fields: ['coupon'],
    checkOn: 'submit',
    check: (_, form) => (readValues(form).coupon ? undefined : messages['product.couponRequired']),
    send: async ({ values }) => {
      setCoupon(undefined);
      const payload = { code: values.coupon ?? '', product: productId };
      const result = await portal.call('couponDiscount', { payload });
      if (result.ok && Number.isFinite(Number(result.answer.discount))) {
        const code = String(result.answer.code ?? payload.code);
        setCoupon({ code, text: describeCoupon({ ...result.answer, code }, wording) });
        return;
      }
      const unknown = !result.ok && result.status !== undefined && result.status < 500;
      couponForm.show({ coupon: messages[unknown ? 'product.couponInvalid' : 'product.couponFailed'] });
    },
  });

  const orderForm = useForm({
    fields: ['batch'],
    checkOn: 'submit',
    check: (_, form) => (readValues(form).batch ? undefined : messages['product.batchRequired']),
    send: async ({ values }) => {
      if (!session.get()) {
        openAuth('LOGIN');
        notices.snackbar({ description: messages['product.logInFirst'], color: 'info' });
        return;
      }
      const payload = { product: productId, batch: values.batch ?? '' };
      const result = await portal.call('placeOrder', { payload, auth: true });
      if (!result.ok || result.answer.id === undefined) {
        tellFailure((!result.ok && result.failure.details?.message) || messages['product.orderFailed']);
        return;
      }
      placed.current = result.answer;
      if (coupon) {
        const params = { id: result.answer.id };
        const discounted = await portal.call('addDiscount', { params, payload: { code: coupon.code } });
        if (discounted.ok) placed.current = { ...result.answer, amount: discounted.answer.amount };
        else notices.snackbar({ description: messages['product.discountFailed'], color: 'warning' });
      }
      await loadPayments(placed.current);
    },
  });

  // Another batch is another order; the same one is not placed twice.
  const startAnew: FormHandlers = {
    ...orderForm.handlers,
    onInput: (event) => {
      placed.current = undefined;
      setOrder(undefined);
      orderForm.handlers.onInput(event);
    },
  };

  const busy = orderForm.phase !== 'idle' ? 'order' : couponForm.phase !== 'idle' ? 'coupon' : undefined;
  return (
    <ProductOrderView
      idPrefix={idPrefix}
      state={{ batches, busy, ...(coupon ? { coupon } : {}), ...(order ? { order } : {}) }}
      errors={{ ...orderForm.errors, ...couponForm.errors }}
      messages={messages}
      handlers={startAnew}
      couponHandlers={couponForm.handlers}
      onRetry={() => (placed.current ? loadPayments(placed.current) : loadBatches())}
    />
  );
}
