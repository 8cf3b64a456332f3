import type { Brand } from './createBrand.ts';

/**
 * Puts the product's name into a text that leaves room for it.
 *
 * @param template a text with `{product}` where the name belongs
 * @example brandText('What is {product}?', brand) // → 'What is Backbeat?'
 */
export const brandText = (template: string, brand: Pick<Brand, 'name'>): string =>
  template.replaceAll('{product}', brand.name);
