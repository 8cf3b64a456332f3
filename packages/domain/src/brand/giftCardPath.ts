import type { Brand } from './createBrand.ts';

/**
 * The path on which the payment provider sells gift cards.
 *
 * @example giftCardPath(brand) // → '/purchase/gift_card/backbeat_gift_card'
 */
export const giftCardPath = (brand: Brand): string =>
  `/purchase/gift_card/${brand.slug.replaceAll('-', '_')}_gift_card`;
