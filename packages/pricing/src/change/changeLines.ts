import { type Cents, cents, dateText, moneyText } from '@backbeat/domain';
import { minusText } from '../order/orderWords.ts';

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
 * @example changeLineViews([{ label: 'Premium, 206 unused days', amountCents: cents(-4057) }])[0]?.amount // → '−$40.57'
 */
export const changeLineViews = (lines: readonly ChangeLine[]): readonly ChangeLineView[] =>
  lines.map(({ label, amountCents }) =>
    amountCents < 0
      ? { label, amount: minusText(cents(-amountCents)), tone: 'off' }
      : { label, amount: moneyText(amountCents), tone: 'plain' },
  );

/**
 * What the button says that changes the plan.
 *
 * @example changeButtonText('Pro', cents(943)) // → 'Change to Pro, pay $9.43'
 */
export const changeButtonText = (planName: string, todayCents: Cents): string =>
  todayCents > 0 ? `Change to ${planName}, pay ${moneyText(todayCents)}` : `Change to ${planName}`;

/** When a payment is made, as its heading says it. */
export const paymentWhenText = (when: 'Today' | 'Next', { atMs }: Pick<ChangePayment, 'atMs'>): string =>
  `${when}, ${dateText(atMs)}`;
