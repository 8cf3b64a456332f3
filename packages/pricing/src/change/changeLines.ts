import type { Cents } from '@backbeat/domain';
import { minusText } from '../order/orderWords.ts';
import { dateText } from '../texts/dateText.ts';
import { changeTexts } from '../texts/english/change.ts';
import { moneyText } from '../texts/formats.ts';
import { english, type Language, textsIn } from '../texts/language.ts';

/** One line of a payment: what is paid for, or what is credited (`amountCents` below zero). */
export interface ChangeLine {
  readonly label: string;
  readonly amountCents: Cents;
}

/** A payment of a plan change, as the billing service will make it. */
export interface ChangePayment {
  /** When it is charged, in epoch milliseconds. */
  readonly atMs: number;
  readonly totalCents: Cents;
  readonly lines: readonly ChangeLine[];
}

/** A line of a payment in words. */
export interface ChangeLineView {
  readonly label: string;
  readonly amount: string;
  readonly tone: 'plain' | 'off';
}

/**
 * The lines of a payment; credits carry a minus sign.
 *
 * @example changeLineViews([{ label: 'Premium, 206 unused days', amountCents: cents(-4057) }], 'USD')[0]?.amount // → '−$40.57'
 */
export const changeLineViews = (
  lines: readonly ChangeLine[],
  currency: string,
  language: Language = english,
): readonly ChangeLineView[] =>
  lines.map(({ label, amountCents }) =>
    amountCents < 0
      ? { label, amount: minusText(-amountCents, currency, language), tone: 'off' }
      : { label, amount: moneyText(amountCents, currency, language), tone: 'plain' },
  );

/**
 * What the button says that changes the plan.
 *
 * @example changeButtonText('Pro', cents(943), 'USD') // → 'Change to Pro, pay $9.43'
 */
export const changeButtonText = (
  planName: string,
  todayCents: Cents,
  currency: string,
  language: Language = english,
): string => {
  const texts = textsIn(language, changeTexts);
  return todayCents > 0
    ? texts.changeToAndPay(planName, moneyText(todayCents, currency, language))
    : texts.changeTo(planName);
};

/** When a payment is made, as its heading says it. */
export const paymentWhenText = (
  when: 'todayOn' | 'nextOn',
  { atMs }: Pick<ChangePayment, 'atMs'>,
  language: Language = english,
): string => textsIn(language, changeTexts)[when](dateText(atMs, language));
