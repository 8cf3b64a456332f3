/**
 * A coupon code as the payment provider keeps it: it ignores capitals and surrounding space.
 *
 * @example couponCode(' VidCon50 ') // → 'vidcon50'
 */
export const couponCode = (entered: string): string => entered.trim().toLowerCase();
