import { addMonths } from '../time/addMonths.ts';
import { instantMs } from '../time/instantMs.ts';

/**
 * When a card expires: the end of its printed month in the time zone that is last to reach it (UTC-12).
 *
 * @param month the month on the card, `YYYY-MM`
 * @returns epoch milliseconds
 * @example new Date(cardEndsMs('2027-02')).toISOString() // → '2027-03-01T12:00:00.000Z'
 */
export const cardEndsMs = (month: string): number => addMonths(instantMs(`${month}-01`), 1) + 12 * 3_600_000;

/** Whether a card expires: `soon` in its last month, `over` afterwards. */
export type CardExpiry = 'good' | 'soon' | 'over';

/**
 * Whether a card has to be replaced before the next payment, from a month before it expires on. A card that still
 * pays the next bill is good, and so is any card without a next bill.
 *
 * @param card the card's last month and the date of the next payment, as the subscription has them
 * @param atMs now, in epoch milliseconds
 * @example cardExpiry({ card_expires: '2027-02', next_billing_date: '2027-03-14' }, Date.UTC(2027, 1, 2)) // → 'soon'
 */
export const cardExpiry = (
  {
    card_expires: month,
    next_billing_date: nextOn,
  }: { readonly card_expires?: string | null; readonly next_billing_date: string | null },
  atMs: number,
): CardExpiry => {
  if (month == null || nextOn === null) return 'good';
  const endsMs = cardEndsMs(month);
  if (endsMs > instantMs(nextOn)) return 'good';
  if (endsMs <= atMs) return 'over';
  return addMonths(endsMs, -1) <= atMs ? 'soon' : 'good';
};
