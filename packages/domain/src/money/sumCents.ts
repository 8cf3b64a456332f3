import { type Cents, cents } from './cents.ts';

/**
 * The sum of amounts in one currency.
 *
 * @throws RangeError when the sum leaves the safe integers
 */
export const sumCents = (amounts: readonly Cents[]): Cents =>
  cents(amounts.reduce((total, amount) => total + amount, 0));

/**
 * `amount × numerator / denominator` in whole cents, halves rounded up. Computed in big integers, so no
 * product is ever rounded on the way.
 *
 * @param amountCents zero or more
 * @param numerator whole number, zero or more
 * @param denominator whole number above zero
 * @throws RangeError when a part is not a whole number or the result leaves the safe integers
 */
export const scaleHalfUp = (amountCents: Cents, numerator: number, denominator: number): Cents => {
  const twice = 2n * BigInt(amountCents) * BigInt(numerator);
  const parts = BigInt(denominator);
  return cents(Number((twice + parts) / (2n * parts)));
};
