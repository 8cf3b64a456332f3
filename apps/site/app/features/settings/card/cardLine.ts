import { cardEndsMs } from '@backbeat/domain';
import type { PaymentMethod } from '@backbeat/sdk/contract';

/** What the card panel says about what is on file. */
export interface CardLine {
  readonly title: string;
  readonly detail: string;
  /** Needs the person: the next payment will not go through like this. */
  readonly isWrong: boolean;
  readonly actionLabel: string;
}

const monthText = (year: number, month: number): string =>
  `${String(month).padStart(2, '0')} / ${String(year % 100).padStart(2, '0')}`;

/**
 * The line of the card panel.
 *
 * @param atMs now, in epoch milliseconds
 * @param nextOn the day of the next payment, ISO 8601; null when that is not known
 * @example cardLine({ kind: 'paypal' }, 0, null).title // → 'PayPal'
 */
export const cardLine = (method: PaymentMethod | null, atMs: number, nextOn: string | null): CardLine => {
  if (method === null) {
    return {
      title: 'No card on file',
      detail: 'Add one before the next payment.',
      isWrong: true,
      actionLabel: 'Add card',
    };
  }
  if (method.kind === 'paypal') {
    return {
      title: 'PayPal',
      detail: 'Payments go through your PayPal account.',
      isWrong: false,
      actionLabel: 'Use a card',
    };
  }
  const { brand, last_four, expiry_year: year, expiry_month: month } = method;
  const endMs = cardEndsMs(`${year}-${String(month).padStart(2, '0')}`);
  const isOver = endMs <= atMs;
  const isOverThen = nextOn !== null && endMs <= Date.parse(nextOn);
  return {
    title: `${brand} ending in ${last_four}`,
    detail: `${isOver ? 'Expired' : 'Expires'} ${monthText(year, month)}${!isOver && isOverThen ? ', before the next payment' : ''}`,
    isWrong: isOver || isOverThen,
    actionLabel: 'Change card',
  };
};
