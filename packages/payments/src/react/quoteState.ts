import { type Cents, cents, type Quote } from '@backbeat/domain';
import type { PaymentError } from '../PaymentError.ts';
import { en, type PaymentsTexts } from '../texts/en.ts';

/** What a server says that an order costs. */
export interface ServerTotals {
  readonly nowTotalCents: Cents;
  /** The next regular payment. */
  readonly nextTotalCents: Cents;
  /** Stands for these totals in the purchase. @default the hash of the estimate */
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
  /** How much more the server asks for today than was shown first; below zero when less. */
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

/** How a language writes an amount. */
const moneyIn = (locale: string): ((amount: Cents) => string) => {
  const { format } = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' });
  return (amount) => format(amount / 100);
};

const changedText = (state: QuoteState, texts: PaymentsTexts, locale: string): string => {
  const { estimate, quote, differenceCents } = state;
  const money = moneyIn(locale);
  const total = money(quote.now.totalCents);
  if (differenceCents === 0)
    return texts.nextPaymentDiffers(total, money(quote.next.totalCents), money(estimate.next.totalCents));
  const size = money(cents(Math.abs(differenceCents)));
  return differenceCents > 0 ? texts.totalIsMore(total, size) : texts.totalIsLess(total, size);
};

/**
 * What a person reads about how sure a price is; empty when there is nothing to say.
 *
 * @param texts in which language; English without it
 * @param locale a BCP 47 tag for the amounts
 * @example const said = quoteText(price); // e.g. 'The total today is $5.99, $6.00 less than shown before.'
 */
export const quoteText = (state: QuoteState, texts: PaymentsTexts = en, locale = 'en-US'): string => {
  if (state.status === 'changed') return changedText(state, texts, locale);
  if (state.status === 'asking') return texts.checkingTotal;
  return state.status === 'unconfirmed' ? texts.totalNotChecked : '';
};
