import type { Brand } from './createBrand.ts';

/** The code of the coupon that makes the first month free. */
export const oneMonthFreeCoupon = (brand: Pick<Brand, 'slug'>): string => `${brand.slug}1month`;
