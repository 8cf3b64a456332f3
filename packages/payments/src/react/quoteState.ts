import { type Cents, cents, type Quote } from '@backbeat/domain';
import type { PaymentError } from '../PaymentError.ts';

/** What a server says that an order costs. */
export interface ServerTotals {
  readonly nowTotalCents: Cents;
  /** The next regular payment. */
  readonly nextTotalCents: Cents;
  /** Names these totals in the purchase. @default the hash of the estimate */
  readonly hash?: string;
}

/**
 * How sure a price is.
 *
 * | status | means |
 * | --- | --- |
 * | `estimate` | computed here; nobody was asked |
 * | `asking` | computed here, and the server is being asked |
 * | `confirmed` | the server says the same |
 * | `changed` | the server says something else, and that is what is shown and charged |
 * | `unconfirmed` | the server could not be asked; see `error` |
 */
export type QuoteStatus = 'estimate' | 'asking' | 'confirmed' | 'changed' | 'unconfirmed';

/** A price on the screen. */
export interface QuoteState {
  readonly status: QuoteStatus;
  /** What to show and to charge: the estimate, with the server's totals where it named others. */
  readonly quote: Quote;
  /** What was computed here. */
  readonly estimate: Quote;
  /** How much more the server asks for today than the estimate, in cents; below zero when less. */
  readonly differenceCents: Cents;
  readonly error: PaymentError | null;
}

/** The estimate alone. */
export const estimateState = (estimate: Quote, status: 'estimate' | 'asking'): QuoteState => ({
  status,
  quote: estimate,
  estimate,
  differenceCents: cents(0),
  error: null,
});

/** The estimate beside what the server said. */
export const answeredState = (estimate: Quote, server: ServerTotals): QuoteState => {
  const { now, next } = estimate;
  const isSame = server.nowTotalCents === now.totalCents && server.nextTotalCents === next.totalCents;
  return {
    status: isSame ? 'confirmed' : 'changed',
    quote: {
      ...estimate,
      now: { ...now, totalCents: server.nowTotalCents },
      next: { ...next, totalCents: server.nextTotalCents },
      hash: server.hash ?? estimate.hash,
    },
    estimate,
    differenceCents: cents(server.nowTotalCents - now.totalCents),
    error: null,
  };
};

/** The estimate, when the server could not be asked. */
export const unansweredState = (estimate: Quote, error: PaymentError): QuoteState => ({
  ...estimateState(estimate, 'estimate'),
  status: 'unconfirmed',
  error,
});
