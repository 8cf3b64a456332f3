import { isPlanCode, type Plan, plans } from '@backbeat/domain';

/** A plan that money is paid for. */
export interface PaidPlan extends Plan {
  readonly billingPeriod: NonNullable<Plan['billingPeriod']>;
}

const isPaid = (plan: Plan): plan is PaidPlan => plan.billingPeriod !== null;

/** The plan of a code, as the provider sells it; Free is not sold. */
export const findPlan = (code: string): PaidPlan | undefined => {
  const plan = isPlanCode(code) ? plans[code] : undefined;
  return plan !== undefined && isPaid(plan) ? plan : undefined;
};

/** How many months one billing period lasts. */
export const monthsOf = (plan: PaidPlan): 1 | 12 => (plan.billingPeriod === 'monthly' ? 1 : 12);

/**
 * A plan's name with its period, for lists and invoices.
 *
 * @example planTitle(plan) // → 'Premium, yearly'
 */
export const planTitle = (plan: PaidPlan): string => `${plan.name}, ${plan.billingPeriod}`;
