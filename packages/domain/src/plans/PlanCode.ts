/**
 * The billing codes of the provider, and 'free' for the plan that is never billed.
 *
 * @example planCodes.length // → 7
 */
export const planCodes = [
  'free',
  'rocksprem_i_m_v2',
  'rocksprem_i_y_v2',
  'rockspremdownloads_m_v1',
  'rockspremdownloads_y_v1',
  'rockspro_m_v1',
  'rockspro_y_v1',
] as const;

/** The identifier of a plan and its billing period on every wire. */
export type PlanCode = (typeof planCodes)[number];

/** A plan that costs money. */
export type PaidPlanCode = Exclude<PlanCode, 'free'>;
