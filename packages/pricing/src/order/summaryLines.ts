import { type Invoice, isVat } from '@backbeat/domain';
import { dateText } from '../texts/dateText.ts';
import { orderTexts } from '../texts/english/order.ts';
import { moneyText, perPeriodText } from '../texts/formats.ts';
import { english, type Language, textsIn } from '../texts/language.ts';
import { afterTrialText, couponName, minusText, type Order, vatOnTop } from './orderWords.ts';

/** `off` is money saved, `total` what is paid now. */
export type SummaryTone = 'plain' | 'off' | 'total';

/** One line of the order. */
export interface SummaryLine {
  readonly id:
    | 'plan'
    | 'coupon'
    | 'tax'
    | `tax-${number}`
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

/** Taxes that come on top, each by its name where the names are known. */
const taxLines = ({ taxes, taxesCents }: Invoice, currency: string, language: Language): SummaryLine[] => {
  const texts = textsIn(language, orderTexts);
  const money = (amountCents: number) => moneyText(amountCents, currency, language);
  if (taxesCents === 0) return [];
  return taxes === undefined
    ? [line('tax', texts.tax, money(taxesCents))]
    : taxes.lines.map(({ type, amountCents }, index) =>
        line(`tax-${index}`, texts.taxName(type), money(amountCents)),
      );
};

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
  const billed = isTrial ? next : now;
  const hasVat = billed.taxes?.lines.some(isVat) ?? false;
  const listCents = billed.subscriptionsCents + vatOnTop(billed);
  const offCents = isTrial
    ? listCents - now.subscriptionsCents
    : now.discountCents + (hasVat ? vatOnTop(now) - now.taxesCents : 0);
  const vatCents = now.taxes?.lines.reduce((sum, { amountCents }) => sum + amountCents, 0) ?? 0;
  const leftCents = giftCardBalanceCents == null ? 0 : giftCardBalanceCents - now.giftCardCents;
  const money = (amountCents: number) => moneyText(amountCents, currency, language);
  const minus = (amountCents: number) => minusText(amountCents, currency, language);
  const withVat = (text: string) => (hasVat ? texts.withVat(text) : text);
  const offLabel = () => {
    if (coupon) return couponName(coupon, currency, language);
    return isTrial ? texts.freeTrial : texts.discount;
  };

  return [
    line('plan', texts.planLine(plan.name, period), money(listCents)),
    ...(offCents > 0 ? [line('coupon', offLabel(), minus(offCents), 'off')] : []),
    ...(hasVat ? [] : taxLines(now, currency, language)),
    ...(now.giftCardCents > 0
      ? [line('gift-card', texts.giftCardLine, minus(now.giftCardCents), 'off')]
      : []),
    ...(now.creditCents > 0 ? [line('credit', texts.creditLine, minus(now.creditCents), 'off')] : []),
    line('total', withVat(texts.totalToday), money(now.totalCents), 'total'),
    ...(hasVat && vatCents > 0 ? [line('tax', texts.vatInside, money(vatCents))] : []),
    ...(isTrial
      ? [
          line(
            'after-trial',
            afterTrialText(coupon, language),
            withVat(perPeriodText(listCents, period, currency, language)),
          ),
        ]
      : []),
    line('next', isTrial ? texts.firstPayment : texts.nextPayment, paymentText(next, currency, language)),
    ...(leftCents > 0 ? [line('gift-card-left', texts.giftCardLeft, money(leftCents))] : []),
  ];
};
