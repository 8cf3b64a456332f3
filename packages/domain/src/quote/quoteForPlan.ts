import type { AudienceTierName } from '../audience/audienceTiers.ts';
import { listCents } from '../audience/listCents.ts';
import type { Coupon, GiftCard } from '../coupons/Coupon.ts';
import type { Cents } from '../money/cents.ts';
import type { PlanCode } from '../plans/PlanCode.ts';
import { plans } from '../plans/plans.ts';
import type { QuoteTax, UnknownCode } from './QuoteInput.ts';
import { type Quote, quote } from './quote.ts';

/** One plan at list price, and the codes that were entered. */
export interface PlanQuoteInput {
  readonly planCode: PlanCode;
  readonly coupon?: Coupon | UnknownCode | null;
  readonly giftCard?: GiftCard | UnknownCode | null;
  /** The account's credit from earlier plans. It pays before a card does. */
  readonly creditCents?: Cents;
  readonly tax?: QuoteTax | null;
  /** When the purchase is made, in epoch milliseconds. */
  readonly atMs: number;
  /** The size of audience that Pro is bought for; tier One when absent. Other plans cost the same for all. */
  readonly audienceTier?: AudienceTierName;
}

/**
 * What one plan costs at list price, with the codes that were entered.
 *
 * @example quoteForPlan({ planCode: 'rocksprem_i_y_v2', coupon: coupons.vidcon, atMs: 0 }).now.totalCents // → 3594
 * @example quoteForPlan({ planCode: 'rocksprem_i_m_v2', coupon: coupons.oneMonthFree, atMs: 0 }).now.totalCents // → 0
 */
export const quoteForPlan = ({ planCode, audienceTier = 'One', ...rest }: PlanQuoteInput): Quote => {
  return quote({
    ...rest,
    currency: 'USD',
    lines: [
      {
        planCode,
        quantity: 1,
        unitAmountCents: listCents(planCode, audienceTier),
        interval: { length: plans[planCode].billingPeriod === 'yearly' ? 12 : 1, unit: 'month' },
      },
    ],
  });
};
