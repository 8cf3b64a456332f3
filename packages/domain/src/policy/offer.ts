/**
 * The currency of every price, as ISO 4217 writes it.
 *
 * @example currency // → 'USD'
 */
export const currency = 'USD';

/**
 * The figures in the words of plans: the part of the policy that a price list needs.
 *
 * @example offer.yearlyDiscountPercent // → 50
 */
export const offer = {
  artistSharePercent: 70,
  yearlyDiscountPercent: 50,
  yearlyFreeMonths: 2,
  partnerYearlyFreeMonths: 3,
} as const;
