/** A coupon code as the payment provider keeps it: it ignores capitals and surrounding space. */
export const couponCode = (entered: string): string => entered.trim().toLowerCase();
