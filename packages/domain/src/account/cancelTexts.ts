import { brandText } from '../brand/brandText.ts';
import type { Brand } from '../brand/createBrand.ts';

/**
 * What is asked before a subscription is cancelled.
 *
 * @example cancelQuestion(brand) // → 'Are you sure you wish to cancel your Backbeat Premium subscription?'
 */
export const cancelQuestion = (brand: Brand): string =>
  brandText('Are you sure you wish to cancel your {product} Premium subscription?', brand);
