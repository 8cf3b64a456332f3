import { addMonths } from './addMonths.ts';

/** The units in which trials, coupons and billing intervals are counted. */
export type SpanUnit = 'day' | 'week' | 'month';

/** A length of calendar time, such as 14 days or 1 month. */
export interface Span {
  readonly length: number;
  readonly unit: SpanUnit;
}

/**
 * A day of 24 hours, in milliseconds.
 *
 * @example dayMs // → 86400000
 */
export const dayMs = 86_400_000;

/**
 * The instant a span later, in UTC: days are 24 hours, months end on the anchor's day or the month's last.
 *
 * @param atMs epoch milliseconds
 * @param times how many spans, counted from `atMs`
 * @example addSpan(Date.UTC(2026, 10, 20), { length: 14, unit: 'day' }) === Date.UTC(2026, 11, 4) // → true
 */
export const addSpan = (atMs: number, span: Span, times = 1): number => {
  const length = span.length * times;
  if (span.unit === 'month') return addMonths(atMs, length);
  return atMs + length * (span.unit === 'week' ? 7 * dayMs : dayMs);
};
