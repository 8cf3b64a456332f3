import type { Cents } from './cents.ts';

/**
 * An amount in US dollars with two decimals; the sign stands before the currency.
 *
 * @example moneyText(cents(1199)) // → '$11.99'
 * @example moneyText(cents(-500)) // → '-$5.00'
 * @example moneyText(cents(500000)) // → '$5000.00'
 */
export const moneyText = (amountCents: Cents): string => {
  const digits = String(Math.abs(amountCents)).padStart(3, '0');
  return `${amountCents < 0 ? '-' : ''}$${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
