import type { DayNumbers } from '@backbeat/sdk/staff';
import { dollarText } from '../words/textOf.ts';

/** A number of a day. */
export type Figure = Exclude<keyof DayNumbers, 'day'>;

/** Each number in words, in the order of the tables. */
export const figureTexts: Readonly<Record<Figure, string>> = {
  trials_begun: 'Trials begun',
  trials_kept: 'Trials kept',
  plans_bought: 'Plans bought',
  plans_cancelled: 'Plans cancelled',
  payments_failed: 'Payments failed',
  payments_recovered: 'Payments recovered',
  gift_months: 'Gift months',
  refunds: 'Refunds',
  refunded_cents: 'Refunded',
};

const isFigure = (name: string): name is Figure => Object.hasOwn(figureTexts, name);

/** All numbers, in the order of the tables. */
export const figures: readonly Figure[] = Object.keys(figureTexts).filter(isFigure);

/** A number as it is read: money in dollars, everything else as it is. */
export const figureText = (figure: Figure, value: number): string =>
  figure === 'refunded_cents' ? dollarText(value) : String(value);

const dayForm = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/**
 * A day of the last thirty, which needs no year.
 *
 * @example dayText('2026-11-07') // → 'Nov 7'
 */
export const dayText = (day: string): string => dayForm.format(new Date(day));

/** The sum of a number over days. */
export const total = (days: readonly DayNumbers[], figure: Figure): number =>
  days.reduce((sum, day) => sum + day[figure], 0);

/**
 * The days as a table that spreadsheets open: RFC 4180, a line a day, cents as they are.
 *
 * @example daysCsv([]) // → 'day,trials_begun,trials_kept,…\r\n'
 */
export const daysCsv = (days: readonly DayNumbers[]): string =>
  [['day', ...figures], ...days.map((day) => [day.day, ...figures.map((figure) => String(day[figure]))])]
    .map((line) => `${line.join(',')}\r\n`)
    .join('');
