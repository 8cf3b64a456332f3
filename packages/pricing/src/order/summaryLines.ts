import {
  amountPerPeriodText,
  type BillingPeriod,
  cents,
  dateText,
  type Invoice,
  moneyText,
} from '@backbeat/domain';
import { afterTrialText, couponName, minusText, type Order } from './orderWords.ts';

/** `off` is money saved, `total` what is paid now. */
export type SummaryTone = 'plain' | 'off' | 'total';

/** One line of the order. */
export interface SummaryLine {
  readonly id: 'plan' | 'coupon' | 'tax' | 'gift-card' | 'total' | 'after-trial' | 'next' | 'gift-card-left';
  readonly label: string;
  readonly amount: string;
  readonly tone: SummaryTone;
}

const line = (
  id: SummaryLine['id'],
  label: string,
  amount: string,
  tone: SummaryTone = 'plain',
): SummaryLine => ({
  id,
  label,
  amount,
  tone,
});

const periodWord = { monthly: 'one month', yearly: 'one year' } as const satisfies Record<
  BillingPeriod,
  string
>;

const paymentText = ({ totalCents, atMs }: Invoice): string =>
  `${moneyText(totalCents)} on ${dateText(atMs)}`;

/**
 * The order line by line: what is paid today, why, and what comes next. A trial is shown as the plan's price and the
 * same amount off.
 *
 * @example summaryLines({ plan: plans.rocksprem_i_m_v2, quote }).map(({ label }) => label)
 *   // → ['Premium, one month', 'Total today', 'Next payment']
 */
export const summaryLines = ({
  plan,
  quote,
  coupon,
  giftCardBalanceCents,
}: Order): readonly SummaryLine[] => {
  const { now, next, trialEndsAtMs } = quote;
  const period = plan.billingPeriod ?? 'monthly';
  const isTrial = trialEndsAtMs !== null;
  const listCents = isTrial ? next.subscriptionsCents : now.subscriptionsCents;
  const offCents = isTrial ? cents(listCents - now.subscriptionsCents) : now.discountCents;
  const leftCents = giftCardBalanceCents == null ? 0 : giftCardBalanceCents - now.giftCardCents;

  return [
    line('plan', `${plan.name}, ${periodWord[period]}`, moneyText(listCents)),
    ...(offCents > 0
      ? [
          line(
            'coupon',
            coupon ? couponName(coupon) : isTrial ? 'Free trial' : 'Discount',
            minusText(offCents),
            'off',
          ),
        ]
      : []),
    ...(now.taxesCents > 0 ? [line('tax', 'Tax', moneyText(now.taxesCents))] : []),
    ...(now.giftCardCents > 0 ? [line('gift-card', 'Gift card', minusText(now.giftCardCents), 'off')] : []),
    line('total', 'Total today', moneyText(now.totalCents), 'total'),
    ...(isTrial ? [line('after-trial', afterTrialText(coupon), amountPerPeriodText(listCents, period))] : []),
    line('next', isTrial ? 'First payment' : 'Next payment', paymentText(next)),
    ...(leftCents > 0 ? [line('gift-card-left', 'Left on the card', moneyText(cents(leftCents)))] : []),
  ];
};
