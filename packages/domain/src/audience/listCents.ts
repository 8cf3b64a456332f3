import type { Cents } from '../money/cents.ts';
import type { PlanCode } from '../plans/PlanCode.ts';
import { plans } from '../plans/plans.ts';
import { type AudienceTierName, audienceTierNames, audienceTiers } from './audienceTiers.ts';

/**
 * The list price of one period of a plan, in cents. Only Pro's depends on the audience.
 *
 * @example listCents('rockspro_m_v1', 'Four') // → 50000
 * @example listCents('rocksprem_i_m_v2', 'Four') // → 1199
 */
export const listCents = (planCode: PlanCode, audienceTier: AudienceTierName): Cents => {
  const { amountCents, billingPeriod, product } = plans[planCode];
  if (product !== 'pro') return amountCents;
  const { monthlyCents, yearlyCents } = audienceTiers[audienceTier];
  return billingPeriod === 'yearly' ? yearlyCents : monthlyCents;
};

/**
 * The largest audience that an amount in cents pays Pro for, tier One at least; `null` for other plans.
 *
 * @example tierPaidBy('rockspro_y_v1', 50000) // → 'Two'
 * @example tierPaidBy('rockspro_m_v1', 49999) // → 'Three'
 */
export const tierPaidBy = (planCode: PlanCode, amountCents: number): AudienceTierName | null =>
  plans[planCode].product === 'pro'
    ? (audienceTierNames.findLast((tier) => listCents(planCode, tier) <= amountCents) ?? 'One')
    : null;
