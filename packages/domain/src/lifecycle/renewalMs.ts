import type { BillingPeriod } from '../plans/BillingPeriod.ts';
import { addMonths } from '../time/addMonths.ts';

const months: Readonly<Record<BillingPeriod, number>> = { monthly: 1, yearly: 12 };

/**
 * The start of a paid term: the anniversary of the first charge, counted from that charge each time. So a plan bought
 * on the 31st renews on the last day of short months, and on the 31st again after them.
 *
 * @param firstChargeMs epoch milliseconds
 * @param term 0 is the first charge, 1 the first renewal
 * @example dateText(renewalMs(Date.UTC(2028, 1, 29), 'yearly', 1)) // → 'February 28, 2029'
 * @example dateText(renewalMs(Date.UTC(2028, 1, 29), 'yearly', 4)) // → 'February 29, 2032'
 */
export const renewalMs = (firstChargeMs: number, billingPeriod: BillingPeriod, term: number): number =>
  addMonths(firstChargeMs, months[billingPeriod] * term);

/**
 * Which paid term an instant lies in; 0 is the first. An instant of renewal opens the new term.
 *
 * @param firstChargeMs epoch milliseconds
 * @param atMs epoch milliseconds, at or after the first charge
 * @example termAt(Date.UTC(2026, 0, 31), 'monthly', Date.UTC(2026, 1, 28)) // → 1
 */
export const termAt = (firstChargeMs: number, billingPeriod: BillingPeriod, atMs: number): number => {
  const start = new Date(firstChargeMs);
  const at = new Date(atMs);
  const years = at.getUTCFullYear() - start.getUTCFullYear();
  const elapsedMonths = years * 12 + at.getUTCMonth() - start.getUTCMonth();
  const guess = Math.floor(elapsedMonths / months[billingPeriod]);
  // The guess counts calendar months, so it is one too many until the day of the month is reached.
  return renewalMs(firstChargeMs, billingPeriod, guess) > atMs ? guess - 1 : guess;
};
