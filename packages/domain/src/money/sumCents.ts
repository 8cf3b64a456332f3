import { type Cents, cents } from './cents.ts';

/**
 * The sum of amounts in one currency.
 *
 * @throws RangeError when the sum leaves the safe integers
 */
export const sumCents = (amounts: readonly Cents[]): Cents =>
  cents(amounts.reduce((total, amount) => total + amount, 0));
