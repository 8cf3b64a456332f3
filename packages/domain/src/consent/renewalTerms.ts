import type { Cents } from '../money/cents.ts';
import { moneyText } from '../money/moneyText.ts';
import type { PaidPlanCode } from '../plans/PlanCode.ts';
import { plans } from '../plans/plans.ts';
import type { Quote } from '../quote/quote.ts';
import { dateText } from '../time/dateText.ts';

/** What a plan renews for. */
export interface RenewalTerms {
  readonly planCode: PaidPlanCode;
  /** What each period costs, once all codes and credit are used up. */
  readonly amountCents: Cents;
  /** When that is charged for the first time; null where no clock is known, as in a prerendered page. */
  readonly firstAt: number | string | null;
  /** Tax is charged, and where the buyer is nobody has said yet. */
  readonly isBeforeTax?: boolean;
}

/**
 * The version of the sentence of `renewalWords`. Another price is no other version: people agree to it anew each time.
 *
 * @example renewalVersion // → '2026-11-27'
 */
export const renewalVersion = '2026-11-27';

/**
 * What stands beside a button that pays for a plan.
 *
 * @example renewalWords({ planCode: 'rocksprem_i_m_v2', amountCents: cents(1199), firstAt: '2026-12-27' }) // → 'Renews for $11.99 every month until you cancel. First on December 27, 2026.'
 * @example renewalWords({ planCode: 'rocksprem_i_m_v2', amountCents: cents(1199), firstAt: null, isBeforeTax: true }) // → 'Renews for $11.99, plus any tax not included in it, every month until you cancel.'
 */
export const renewalWords = ({ planCode, amountCents, firstAt, isBeforeTax }: RenewalTerms): string => {
  const period = plans[planCode].billingPeriod === 'yearly' ? 'year' : 'month';
  const price = moneyText(amountCents) + (isBeforeTax ? ', plus any tax not included in it,' : '');
  const sentence = `Renews for ${price} every ${period} until you cancel.`;
  return firstAt === null ? sentence : `${sentence} First on ${dateText(firstAt)}.`;
};

/**
 * What a quoted plan renews for: the last invoice of its schedule, which no code changes any more.
 *
 * @example renewalOf(quoteForPlan({ planCode: 'rocksprem_i_m_v2', coupon: coupons.vidcon, atMs: 0 })).amountCents // → 599
 */
export const renewalOf = ({ schedule }: Pick<Quote, 'schedule'>): { amountCents: Cents; firstAt: number } => {
  const { totalCents, atMs } = schedule.reduce((_, invoice) => invoice);
  return { amountCents: totalCents, firstAt: atMs };
};
