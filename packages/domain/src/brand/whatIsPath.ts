import type { Brand } from './createBrand.ts';

/**
 * The path of the explainer, which spells the product's name.
 *
 * @example whatIsPath(brand) // → '/what-is-backbeat'
 */
export const whatIsPath = (brand: Brand): string => `/what-is-${brand.slug}`;
