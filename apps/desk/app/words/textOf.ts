import { cents, dateText, moneyText, utcTimeText } from '@backbeat/domain';

/**
 * A moment to the minute, in UTC.
 *
 * @example momentText('2026-11-20T12:05:00Z') // → 'November 20, 2026, 12:05 UTC'
 */
export const momentText = (at: string): string => `${dateText(at)}, ${utcTimeText(at)}`;

/**
 * Whole cents as dollars.
 *
 * @example dollarText(7188) // → '$71.88'
 */
export const dollarText = (amountCents: number): string => moneyText(cents(amountCents));

/**
 * A stable name of the api in words, where no text of its own is known.
 *
 * @example plainName('plan.bought') // → 'Plan bought'
 */
export const plainName = (name: string): string => {
  const words = name.replaceAll(/[._-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The text of a table for a name that the api may have given only lately. */
export const textOf = (table: Readonly<Record<string, string>>, name: string): string =>
  (Object.hasOwn(table, name) ? table[name] : undefined) ?? plainName(name);

/**
 * A plain value of the api as people read it: cents as dollars, moments and days as dates, everything else as it is.
 *
 * @example valueText('amount_cents', '1199') // → '$11.99'
 */
export const valueText = (name: string, value: string): string => {
  if (name.endsWith('_cents') && /^-?\d+$/.test(value)) return dollarText(Number(value));
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value)) return momentText(value);
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? dateText(value) : value;
};
