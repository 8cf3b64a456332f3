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
