import type { Cents } from '../money/cents.ts';
import type { PlanCode } from '../plans/PlanCode.ts';
import { plans } from '../plans/plans.ts';
import { type AudienceTierName, audienceTierNames, audienceTiers } from './audienceTiers.ts';

/**
 * What one period of a plan costs at list price. Only Pro's price depends on the audience.
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
 * The tier whose list price an amount is; `null` for other amounts and other plans than Pro.
 *
 * @example tierAtPrice('rockspro_y_v1', 50000) // → 'Two'
 */
export const tierAtPrice = (planCode: PlanCode, amountCents: number): AudienceTierName | null =>
  plans[planCode].product === 'pro'
    ? (audienceTierNames.find((tier) => listCents(planCode, tier) === amountCents) ?? null)
    : null;
