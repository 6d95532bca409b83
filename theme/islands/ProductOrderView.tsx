import { formatMessage } from '../../config/messages/format-message.ts';
import { FieldView } from './FieldView.tsx';
import type { FieldErrors, FormHandlers, TextsOf } from './island-state.ts';
import type { ProductOrderState } from './product-state.ts';
import { SubmitButton } from './SubmitButton.tsx';

interface ProductOrderViewProps {
  readonly idPrefix: string;
  readonly state: ProductOrderState;
  readonly errors: FieldErrors;
  readonly messages: TextsOf<'product'>;
  readonly handlers?: FormHandlers;
  readonly couponHandlers?: FormHandlers;
  readonly onRetry?: (() => void) | undefined;
}

/** Batches, coupon, enrolment and payment links of a product, in a given state. */
export function ProductOrderView(props: ProductOrderViewProps) {
  const { idPrefix, state, errors, messages, handlers, couponHandlers, onRetry } = props;
  const orderForm = `${idPrefix}-order`;
  return (
    <div className="product-order">
      <form id={orderForm} className="form" method="dialog" noValidate {...handlers}>
        <Batches idPrefix={idPrefix} state={state} errors={errors} messages={messages} onRetry={onRetry} />
      </form>
      <form className="form coupon" method="dialog" noValidate {...couponHandlers}>
        <div className="coupon__row">
          <FieldView
            idPrefix={idPrefix}
            error={errors.coupon}
            spec={{
              name: 'coupon',
              label: messages['product.coupon'],
              type: 'text',
              required: false,
              autoComplete: 'off',
            }}
          />
          <SubmitButton
            label={messages['product.apply']}
            busy={state.busy === 'coupon'}
            className="button button--outline"
          />
        </div>
        <p className="form__note" role="status">
          {state.coupon?.text}
        </p>
      </form>
      <div className="form__actions">
        <button
          type="submit"
          form={orderForm}
          className="button button--primary"
          disabled={state.busy === 'order' || !!state.order}
          aria-busy={state.busy === 'order' || undefined}
        >
          {messages['product.enrol']}
        </button>
      </div>
      <Order state={state} messages={messages} idPrefix={idPrefix} onRetry={onRetry} />
    </div>
  );
}

type PartProps = Pick<ProductOrderViewProps, 'idPrefix' | 'state' | 'messages' | 'onRetry'>;

function Batches({ idPrefix, state, errors, messages, onRetry }: PartProps & Pick<ProductOrderViewProps, 'errors'>) {
  const { batches } = state;
  const error = errors.batch;
  return (
    <fieldset
      className="choice-group batch-list"
      // What is being ordered cannot become something else meanwhile.
      disabled={state.busy === 'order'}
      aria-describedby={error ? `${idPrefix}-batch-error` : undefined}
    >
      <legend className="choice-group__legend">{messages['product.batch']}</legend>
      {batches.status === 'loading' ? <p role="status">{messages['product.loadingBatches']}</p> : null}
      {batches.status === 'failed' ? (
        <p role="status">
          <span>{messages['product.batchesFailed']}</span>
          <button type="button" className="button button--link" onClick={onRetry}>
            {messages['product.retry']}
          </button>
        </p>
      ) : null}
      {batches.status === 'ready' && batches.items.length === 0 ? <p>{messages['product.noBatches']}</p> : null}
      {batches.status === 'ready'
        ? batches.items.map((batch) => (
            <div key={batch.id} className="batch">
              <label className="choice">
                <input type="radio" name="batch" value={batch.id} aria-describedby={`${idPrefix}-batch-${batch.id}`} />
                <span>{batch.title}</span>
              </label>
              <span id={`${idPrefix}-batch-${batch.id}`}>{batch.details.join(' · ')}</span>
            </div>
          ))
        : null}
      <p
        className="field__error"
        id={`${idPrefix}-batch-error`}
        data-out-of-sight={error && !error.inSight ? '' : undefined}
      >
        {error?.text}
      </p>
    </fieldset>
  );
}

function Order({ idPrefix, state, messages, onRetry }: PartProps) {
  const { order } = state;
  if (!order) return null;
  const headingId = `${idPrefix}-payment`;
  return (
    <div className="product-order__placed">
      <p role="status">{messages['product.orderPlaced']}</p>
      {order.amount ? (
        <p className="price-line">{formatMessage(messages['product.amount'], { amount: order.amount })}</p>
      ) : null}
      <h3 id={headingId}>{messages['product.paymentOptions']}</h3>
      {order.payments.status === 'failed' ? (
        <p role="status">
          <span>{messages['product.paymentFailed']}</span>
          <button type="button" className="button button--link" onClick={onRetry}>
            {messages['product.retry']}
          </button>
        </p>
      ) : null}
      {order.payments.status === 'ready' ? (
        <ul className="payment-options" aria-labelledby={headingId}>
          {order.payments.items.map((payment) => (
            <li key={payment.id}>
              <a className="button button--outline" href={payment.href} target="_blank" rel="noopener noreferrer">
                {payment.title}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
