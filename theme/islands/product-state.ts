/** Where a product's order stands. */
export interface ProductOrderState {
  readonly batches:
    | { readonly status: 'loading' | 'failed' }
    | { readonly status: 'ready'; readonly items: readonly BatchChoice[] };
  readonly coupon?: { readonly code: string; readonly text: string };
  readonly busy: 'coupon' | 'order' | undefined;
  readonly order?: {
    readonly amount?: string;
    readonly payments:
      | { readonly status: 'loading' | 'failed' }
      | { readonly status: 'ready'; readonly items: readonly PaymentLink[] };
  };
}

/** A batch as shown. */
export interface BatchChoice {
  readonly id: string;
  readonly title: string;
  /** Start and price, ready to read. */
  readonly details: readonly string[];
}

export interface PaymentLink {
  readonly id: string;
  readonly title: string;
  /** Checked http(s) address. */
  readonly href: string;
}
