import type { Cents } from './cents.ts';
import { moneyText } from './moneyText.ts';

/**
 * An amount of zero or more for a price tag: no currency sign, no decimals when whole, thousands apart.
 *
 * @example amountText(cents(599)) // → '5.99'
 * @example amountText(cents(500000)) // → '5,000'
 */
export const amountText = (amountCents: Cents): string =>
  moneyText(amountCents).slice(1).replace(/\.00$/, '');
