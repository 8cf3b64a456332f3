import type { PaymentFacts } from './PaymentFacts.ts';

/** A kind of payment in the table, and what it means for the money. Several can hold for one payment. */
interface RefundRow {
  readonly holds: (payment: PaymentFacts) => boolean;
  /**
   * How much goes back: all that was paid, what no change of plan has turned into credit, the months that nobody has
   * claimed, or nothing. The least of all rows counts.
   */
  readonly back: 'all' | 'uncredited' | 'unclaimed' | 'nothing';
  /** What ends at once, for good. */
  readonly ends: 'plan' | 'gift' | null;
}

/**
 * Which payments can be had back within `policy.refundWindowDays`, and what ends with that. Every cent goes back to
 * where it came from: card or PayPal first, then the gift card, then credit.
 *
 * @example refundRows.gift_claimed.back // → 'unclaimed'
 */
export const refundRows = {
  first_payment: { holds: ({ kind }) => kind === 'purchase', back: 'all', ends: 'plan' },
  renewal: { holds: ({ kind }) => kind === 'renewal', back: 'all', ends: 'plan' },
  /** What its credit paid goes back as credit. */
  upgrade: { holds: ({ kind }) => kind === 'change', back: 'all', ends: 'plan' },
  gift_unclaimed: { holds: ({ gift }) => gift?.claimed === 0, back: 'unclaimed', ends: 'gift' },
  /** Whoever has a month keeps it. */
  gift_claimed: {
    holds: ({ gift }) => gift !== null && gift.claimed > 0,
    back: 'unclaimed',
    ends: 'gift',
  },
  gift_card: { holds: ({ paid }) => paid.gift_card > 0, back: 'all', ends: null },
  /** What was paid, which is less than the price. The coupon stays used. */
  coupon: { holds: ({ hasCoupon }) => hasCoupon, back: 'all', ends: null },
  paypal: { holds: ({ isPayPal }) => isPayPal, back: 'all', ends: null },
  /** The pause ends with the plan. */
  paused: { holds: ({ isPaused }) => isPaused, back: 'all', ends: null },
  /** The unused rest has paid for the new plan, and goes back with that one. */
  plan_changed: { holds: ({ creditedCents }) => creditedCents > 0, back: 'uncredited', ends: null },
  /** A plan that is bought again is a new contract, and the promise knows no number. */
  second_withdrawal: { holds: ({ isSecond }) => isSecond, back: 'all', ends: null },
  /** The bank has taken it back already, or decides about it. */
  chargeback: { holds: ({ isDisputed }) => isDisputed, back: 'nothing', ends: null },
} as const satisfies Readonly<Record<string, RefundRow>>;

/** @see refundRows */
export type RefundRowName = keyof typeof refundRows;
