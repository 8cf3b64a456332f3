import type { Plan } from './Plan.ts';
import { type PlanKey, planCodeByKey } from './PlanKey.ts';
import { plans } from './plans.ts';

/**
 * Every plan by its name.
 *
 * @example planByKey.PRO_TIER_1_MONTHLY.code // → 'rockspro_m_v1'
 */
export const planByKey: Readonly<Record<PlanKey, Plan>> = {
  FREE: plans[planCodeByKey.FREE],
  PREMIUM_MONTHLY: plans[planCodeByKey.PREMIUM_MONTHLY],
  PREMIUM_YEARLY: plans[planCodeByKey.PREMIUM_YEARLY],
  DOWNLOAD_MONTHLY: plans[planCodeByKey.DOWNLOAD_MONTHLY],
  DOWNLOAD_YEARLY: plans[planCodeByKey.DOWNLOAD_YEARLY],
  PRO_TIER_1_MONTHLY: plans[planCodeByKey.PRO_TIER_1_MONTHLY],
  PRO_TIER_1_YEARLY: plans[planCodeByKey.PRO_TIER_1_YEARLY],
};
