/**
 * An offer that a person has used, as `usedOffer` of the domain names it, in words.
 *
 * @example offerText('coupon:vidcon50') // → 'Coupon vidcon50'
 */
export const offerText = (offer: string): string =>
  offer === 'free_trial' ? 'Free trial' : offer.replace(/^coupon:/, 'Coupon ');
