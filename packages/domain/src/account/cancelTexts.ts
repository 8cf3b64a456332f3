import { brandText } from '../brand/brandText.ts';
import type { Brand } from '../brand/createBrand.ts';

/**
 * What is asked before a subscription is cancelled.
 *
 * @param plan the plan's name
 * @example cancelQuestion(brand) // → 'Are you sure you wish to cancel your Backbeat Premium subscription?'
 */
export const cancelQuestion = (brand: Brand, plan = 'Premium'): string =>
  brandText(`Are you sure you wish to cancel your {product} ${plan} subscription?`, brand);
