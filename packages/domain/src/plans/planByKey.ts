import type { Plan } from './Plan.ts';
import type { PlanKey } from './PlanKey.ts';
import { plans } from './plans.ts';

/**
 * Every plan by its name.
 *
 * @example planByKey.PRO_TIER_1_MONTHLY.code // → 'rockspro_m_v1'
 */
export const planByKey: Readonly<Record<PlanKey, Plan>> = {
  FREE: plans.free,
  PREMIUM_MONTHLY: plans.rocksprem_i_m_v2,
  PREMIUM_YEARLY: plans.rocksprem_i_y_v2,
  DOWNLOAD_MONTHLY: plans.rockspremdownloads_m_v1,
  DOWNLOAD_YEARLY: plans.rockspremdownloads_y_v1,
  PRO_TIER_1_MONTHLY: plans.rockspro_m_v1,
  PRO_TIER_1_YEARLY: plans.rockspro_y_v1,
};
