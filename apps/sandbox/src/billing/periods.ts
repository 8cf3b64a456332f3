import { addMonths } from '@backbeat/domain';

/**
 * The end of the billing period that begins at an instant, counted from the anchor so that the day of the
 * month comes back after a short month.
 *
 * @example periodEnd(Date.UTC(2027, 0, 31), Date.UTC(2027, 1, 28), 1) === Date.UTC(2027, 2, 31) // → true
 */
export const periodEnd = (anchorMs: number, startMs: number, months: number): number => {
  let count = 1;
  while (addMonths(anchorMs, count * months) <= startMs) count += 1;
  return addMonths(anchorMs, count * months);
};
