import type { BillingPeriod } from '../plans/BillingPeriod.ts';
import type { Cents } from './cents.ts';
import { moneyText } from './moneyText.ts';

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
