/**
 * How often a plan is charged, in the order in which switches show it.
 *
 * @example billingPeriods // → ['monthly', 'yearly']
 */
export const billingPeriods = ['monthly', 'yearly'] as const;

/** One of the two payment frequencies. */
export type BillingPeriod = (typeof billingPeriods)[number];

/**
 * The frequencies as people read them.
 *
 * @example billingPeriodNames.yearly // → 'Yearly'
 */
export const billingPeriodNames = { monthly: 'Monthly', yearly: 'Yearly' } as const satisfies Record<
  BillingPeriod,
  string
>;
