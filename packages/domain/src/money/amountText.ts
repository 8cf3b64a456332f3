import type { Cents } from './cents.ts';
import { moneyText } from './moneyText.ts';

/**
 * An amount of zero or more for a price tag: no currency sign, no decimals when whole, thousands apart.
 *
 * @example amountText(cents(599)) // → '5.99'
 * @example amountText(cents(500000)) // → '5,000'
 */
export const amountText = (amountCents: Cents): string => {
  const text = moneyText(amountCents);
  const dollars = text.slice(1, -3).replace(/\B(?=(\d{3})+$)/g, ',');
  return text.endsWith('.00') ? dollars : `${dollars}${text.slice(-3)}`;
};
