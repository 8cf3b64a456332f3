/** What the convention's coupon takes off, in percent. */
export const halfPercent = 50;
