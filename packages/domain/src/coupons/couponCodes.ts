import { brand } from '../brand/brand.ts';
import type { Brand } from '../brand/createBrand.ts';

/** The code of the coupon that makes the first month free. */
const oneMonthFreeCoupon = (brand: Pick<Brand, 'slug'>): string => `${brand.slug}1month`;

/**
 * The codes that pages of the site carry.
 *
 * @example couponCodesFor(brand).oneMonthFree // → 'backbeat1month'
 */
export const couponCodesFor = (of: Pick<Brand, 'slug'>) =>
  ({
    oneMonthFree: oneMonthFreeCoupon(of),
    vidcon: 'vidcon50',
    twitch14: 'twitch14',
    twitch60: 'twitch60',
    twitch90: 'twitch90',
  }) as const;

/**
 * The codes of the default brand.
 *
 * @example couponCodes.vidcon // → 'vidcon50'
 */
export const couponCodes = /* @__PURE__ */ couponCodesFor(brand);

/** The name by which code refers to a coupon of the site. */
export type CouponKey = keyof typeof couponCodes;
