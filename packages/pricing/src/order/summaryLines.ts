import type { Invoice } from '@backbeat/domain';
import { dateText } from '../texts/dateText.ts';
import { orderTexts } from '../texts/english/order.ts';
import { moneyText, perPeriodText } from '../texts/formats.ts';
import { english, type Language, textsIn } from '../texts/language.ts';
import { afterTrialText, couponName, minusText, type Order } from './orderWords.ts';

/** `off` is money saved, `total` what is paid now. */
export type SummaryTone = 'plain' | 'off' | 'total';

/** One line of the order. */
export interface SummaryLine {
  readonly id:
    | 'plan'
    | 'coupon'
    | 'tax'
    | 'gift-card'
    | 'credit'
    | 'total'
    | 'after-trial'
    | 'next'
    | 'gift-card-left';
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

const paymentText = ({ totalCents, atMs }: Invoice, currency: string, language: Language): string =>
  textsIn(language, orderTexts).amountOn(moneyText(totalCents, currency, language), dateText(atMs, language));

/**
 * The order line by line: what is paid today, why, and what comes next. A trial is shown as the plan's price and the
 * same amount off.
 *
 * @example summaryLines({ plan: plans.rocksprem_i_m_v2, quote }).map(({ label }) => label)
 *   // → ['Premium, one month', 'Total today', 'Next payment']
 */
export const summaryLines = (
  { plan, quote, coupon, giftCardBalanceCents }: Order,
  language: Language = english,
): readonly SummaryLine[] => {
  const { now, next, trialEndsAtMs, currency } = quote;
  const texts = textsIn(language, orderTexts);
  const period = plan.billingPeriod ?? 'monthly';
  const isTrial = trialEndsAtMs !== null;
  const listCents = isTrial ? next.subscriptionsCents : now.subscriptionsCents;
  const offCents = isTrial ? listCents - now.subscriptionsCents : now.discountCents;
  const leftCents = giftCardBalanceCents == null ? 0 : giftCardBalanceCents - now.giftCardCents;
  const money = (amountCents: number) => moneyText(amountCents, currency, language);
  const minus = (amountCents: number) => minusText(amountCents, currency, language);
  const offLabel = () => {
    if (coupon) return couponName(coupon, currency, language);
    return isTrial ? texts.freeTrial : texts.discount;
  };

  return [
    line('plan', texts.planLine(plan.name, period), money(listCents)),
    ...(offCents > 0 ? [line('coupon', offLabel(), minus(offCents), 'off')] : []),
    ...(now.taxesCents > 0 ? [line('tax', texts.tax, money(now.taxesCents))] : []),
    ...(now.giftCardCents > 0
      ? [line('gift-card', texts.giftCardLine, minus(now.giftCardCents), 'off')]
      : []),
    ...(now.creditCents > 0 ? [line('credit', texts.creditLine, minus(now.creditCents), 'off')] : []),
    line('total', texts.totalToday, money(now.totalCents), 'total'),
    ...(isTrial
      ? [
          line(
            'after-trial',
            afterTrialText(coupon, language),
            perPeriodText(listCents, period, currency, language),
          ),
        ]
      : []),
    line('next', isTrial ? texts.firstPayment : texts.nextPayment, paymentText(next, currency, language)),
    ...(leftCents > 0 ? [line('gift-card-left', texts.giftCardLeft, money(leftCents))] : []),
  ];
};
