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

/** A plan that the checkout sells. */
export type CheckoutPlanCode = (typeof checkoutPlanCodes)[number];

/**
 * Does the checkout sell this plan?
 *
 * @example isCheckoutPlanCode('rockspremdownloads_m_v1') // → true
 * @example isCheckoutPlanCode('rockspro_m_v1') // → false
 */
export const isCheckoutPlanCode = (code: string): code is CheckoutPlanCode =>
  checkoutPlanCodes.some((known) => known === code);
