declare const centsBrand: unique symbol;

/** An amount of money in cents of one currency: always a safe integer, never dollars, never a plain number. */
export type Cents = number & { readonly [centsBrand]: true };

const isCents = (value: number): value is Cents => Number.isSafeInteger(value);

/**
 * Marks a whole number of cents as money.
 *
 * @param value a count of cents; not dollars
 * @throws RangeError when the value is not a safe integer, because a rounded amount would be charged wrong:
 *   compute in whole cents and round before you call
 * @example cents(1199) // → 1199
 */
export const cents = (value: number): Cents => {
  // Negative zero is equal to zero but prints and hashes as '-0'.
  const amount = value === 0 ? 0 : value;
  if (isCents(amount)) return amount;
  throw new RangeError(
    `${value} is not a whole number of cents, so it cannot be charged exactly. Round it to an integer first.`,
  );
};
