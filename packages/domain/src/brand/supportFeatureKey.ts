import type { Brand } from './createBrand.ts';

/** The key of the support feature in a plan card's feature map, in camel case. */
export const supportFeatureKey = (brand: Brand): string =>
  `${brand.slug.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())}Support`;
