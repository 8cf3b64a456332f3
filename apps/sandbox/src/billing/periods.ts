import type { Span } from '@backbeat/domain';
import { dayMs } from '@backbeat/domain';

/**
 * The same time a number of months later (UTC). A day that the month lacks becomes its last day.
 *
 * @example monthsLater(Date.UTC(2027, 0, 31), 1) === Date.UTC(2027, 1, 28) // → true
 */
export const monthsLater = (atMs: number, months: number): number => {
  const later = new Date(atMs);
  const day = later.getUTCDate();
  later.setUTCMonth(later.getUTCMonth() + months);
  // A missing day runs over into the next month; day 0 is the last day before it.
  if (later.getUTCDate() !== day) later.setUTCDate(0);
  return later.getTime();
};

/** The end of a span that begins at an instant. */
export const spanEnd = (atMs: number, { length, unit }: Span): number =>
  unit === 'month' ? monthsLater(atMs, length) : atMs + length * dayMs * (unit === 'week' ? 7 : 1);

/**
 * The end of the billing period that begins at an instant, counted from the anchor so that the day of the
 * month comes back after a short month.
 *
 * @example periodEnd(Date.UTC(2027, 0, 31), Date.UTC(2027, 1, 28), 1) === Date.UTC(2027, 2, 31) // → true
 */
export const periodEnd = (anchorMs: number, startMs: number, months: number): number => {
  let count = 1;
  while (monthsLater(anchorMs, count * months) <= startMs) count += 1;
  return monthsLater(anchorMs, count * months);
};
