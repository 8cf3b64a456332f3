import type { PaidPlanCode, PlanCode } from './PlanCode.ts';
import type { Product } from './Product.ts';
import { plans } from './plans.ts';

/**
 * The site's checkout of each product; Free has none.
 *
 * @example checkoutPaths.download // → '/checkout/premiumdownloads'
 */
export const checkoutPaths = {
  free: null,
  premium: '/checkout/premium',
  download: '/checkout/premiumdownloads',
  pro: '/checkout/pro',
} as const satisfies Record<Product, string | null>;

/** A path of the site on which something can be bought. */
export type CheckoutPath = NonNullable<(typeof checkoutPaths)[Product]>;

/**
 * Where a plan is bought on the site; `null` for Free, which is never bought.
 *
 * @example checkoutPath('rockspremdownloads_m_v1') // → '/checkout/premiumdownloads'
 * @example checkoutPath('free') // → null
 */
export function checkoutPath(planCode: PaidPlanCode): CheckoutPath;
export function checkoutPath(planCode: PlanCode): CheckoutPath | null;
export function checkoutPath(planCode: PlanCode): CheckoutPath | null {
  return checkoutPaths[plans[planCode].product];
}

/**
 * The plans that the checkout sells: those with one price for everybody. Pro is priced by audience, and is bought
 * on the provider's hosted page, to which `/checkout/pro` leads.
 *
 * @example checkoutPlanCodes.length // → 4
 */
export const checkoutPlanCodes = [
  'rocksprem_i_m_v2',
  'rocksprem_i_y_v2',
  'rockspremdownloads_m_v1',
  'rockspremdownloads_y_v1',
] as const;

/** A product that the checkout sells. */
export type CheckoutProduct = 'premium' | 'download';

/** A plan that the checkout sells. */
export type CheckoutPlanCode = (typeof checkoutPlanCodes)[number];
