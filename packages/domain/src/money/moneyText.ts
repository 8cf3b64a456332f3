import type { BillingPeriod } from '../plans/BillingPeriod.ts';
import type { Cents } from './cents.ts';

/**
 * An amount in US dollars with two decimals; the sign stands before the currency. As `Intl.NumberFormat` writes it.
 *
 * `Intl` itself takes 80 ms in Node and 60 to 470 ms in Chromium for the first amount, on two slow cores while a page
 * is hydrated; this takes none.
 *
 * @example moneyText(cents(1199)) // → '$11.99'
 * @example moneyText(cents(-500)) // → '-$5.00'
 * @example moneyText(cents(500000)) // → '$5,000.00'
 */
export const moneyText = (amountCents: Cents): string => {
  const digits = String(Math.abs(amountCents)).padStart(3, '0');
  const dollars = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${amountCents < 0 ? '-' : ''}$${dollars}.${digits.slice(-2)}`;
};

/**
 * An amount of zero or more for a price tag: no currency sign, no decimals when whole, thousands apart.
 *
 * @example amountText(cents(599)) // → '5.99'
 * @example amountText(cents(500000)) // → '5,000'
 */
export const amountText = (amountCents: Cents): string =>
  moneyText(amountCents).slice(1).replace(/\.00$/, '');

/**
 * What a plan costs per billing period. Monthly amounts always have two decimals; yearly amounts drop
 * them when they are whole dollars.
 *
 * @example amountPerPeriodText(cents(7188), 'yearly') // → '$71.88 per year'
 * @example amountPerPeriodText(cents(25000), 'yearly') // → '$250 per year'
 * @example amountPerPeriodText(cents(2500), 'monthly') // → '$25.00 per month'
 */
export const amountPerPeriodText = (amountCents: Cents, billingPeriod: BillingPeriod): string =>
  billingPeriod === 'yearly'
    ? `${moneyText(amountCents).replace(/\.00$/, '')} per year`
    : `${moneyText(amountCents)} per month`;
