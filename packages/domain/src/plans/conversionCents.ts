import type { Cents } from '../money/cents.ts';
import { policy } from '../policy/policy.ts';
import type { PlanCode } from './PlanCode.ts';
import { plans } from './plans.ts';

/**
 * What a sale counts as in the affiliate program's reports; marketing's figures, not the price.
 *
 * @example conversionCents('rockspro_y_v1') // → 11900
 */
export const conversionCents = (planCode: PlanCode): Cents =>
  plans[planCode].billingPeriod === 'yearly'
    ? policy.conversionCents.yearly
    : policy.conversionCents.otherwise;
