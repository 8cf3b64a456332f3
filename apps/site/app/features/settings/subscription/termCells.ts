import { type BillingPeriod, dateText, dayMs } from '@backbeat/domain';

/** A row of cells for the paid or free time: how many stand, how many are still lit, and the words for it. */
export interface TermCells {
  readonly cells: 12 | 15;
  readonly lit: number;
  readonly text: string;
}

const wholeMonths = (fromMs: number, toMs: number): number => {
  const from = new Date(fromMs);
  const to = new Date(toMs);
  const months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  return to.getUTCDate() < from.getUTCDate() ? months - 1 : months;
};

const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));

/**
 * The year that is paid for, one cell a month; a month that has begun counts. Shorter terms have no picture.
 *
 * @param endsOn ISO date on which the paid time ends
 * @example paidTerm('2027-06-14', 'yearly', Date.UTC(2026, 10, 20))?.text // → '7 of 12 months left'
 */
export const paidTerm = (endsOn: string, period: BillingPeriod | null, atMs: number): TermCells | null => {
  const endMs = Date.parse(endsOn);
  if (period !== 'yearly' || endMs <= atMs) return null;
  const lit = between(1, wholeMonths(atMs, endMs) + (isSameDay(atMs, endMs) ? 0 : 1), 12);
  return { cells: 12, lit, text: `${lit} of 12 months left` };
};

const isSameDay = (oneMs: number, otherMs: number) =>
  new Date(oneMs).getUTCDate() === new Date(otherMs).getUTCDate();

/**
 * The free time that is left, two days a cell, at most thirty.
 *
 * @example trialTerm('2026-12-14', Date.UTC(2026, 10, 20))?.text // → '24 days left'
 */
export const trialTerm = (endsOn: string, atMs: number): TermCells | null => {
  const days = Math.ceil((Date.parse(endsOn) - atMs) / dayMs);
  if (days <= 0) return null;
  return {
    cells: 15,
    lit: between(1, Math.round(days / 2), 15),
    text: days === 1 ? `1 day left, until ${dateText(endsOn)}` : `${days} days left`,
  };
};
