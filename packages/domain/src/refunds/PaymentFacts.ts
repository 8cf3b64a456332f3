import type { Cents } from '../money/cents.ts';

/**
 * Where a payment came from and goes back to, in the order in which a refund fills them. `method` is the card or the
 * PayPal account.
 *
 * @example refundTargets[0] // → 'method'
 */
export const refundTargets = ['method', 'gift_card', 'credit'] as const;

/** @see refundTargets */
export type RefundTarget = (typeof refundTargets)[number];

/** Cents for each place that money came from or goes to. */
export type CentsByTarget = Readonly<Record<RefundTarget, Cents>>;

/** What is known of a payment, tax included in every amount, as the payment provider says it. */
export interface PaymentFacts {
  /** What it was for: the first period of a plan, a further one, a change of plan, or months for others. */
  readonly kind: 'purchase' | 'renewal' | 'change' | 'gift';
  readonly paidAtMs: number;
  readonly paid: CentsByTarget;
  /** What has gone back already. */
  readonly returned: CentsByTarget;
  /** What a later change of plan has turned into credit: the unused rest. */
  readonly creditedCents: Cents;
  readonly isPayPal: boolean;
  readonly hasCoupon: boolean;
  /** The months of a gift, and how many of them somebody has; `null` for plans. */
  readonly gift: { readonly places: number; readonly claimed: number } | null;
  /** The plan that it paid for still runs on it: no later payment has followed. */
  readonly isRunning: boolean;
  /** The plan pauses, or will with its next bill. */
  readonly isPaused: boolean;
  /** The person has had money back for the same plan before. */
  readonly isSecond: boolean;
  /** The bank is getting the money back for the person. */
  readonly isDisputed: boolean;
}
