import type { PlanCode } from './PlanCode.ts';

/** The names of the plans in code and analytics. */
export type PlanKey =
  | 'FREE'
  | 'PREMIUM_MONTHLY'
  | 'PREMIUM_YEARLY'
  | 'DOWNLOAD_MONTHLY'
  | 'DOWNLOAD_YEARLY'
  | 'PRO_TIER_1_MONTHLY'
  | 'PRO_TIER_1_YEARLY';

/**
 * Which billing code each plan name stands for.
 *
 * @example planCodeByKey.PREMIUM_YEARLY // → 'rocksprem_i_y_v2'
 */
export const planCodeByKey = {
  FREE: 'free',
  PREMIUM_MONTHLY: 'rocksprem_i_m_v2',
  PREMIUM_YEARLY: 'rocksprem_i_y_v2',
  DOWNLOAD_MONTHLY: 'rockspremdownloads_m_v1',
  DOWNLOAD_YEARLY: 'rockspremdownloads_y_v1',
  PRO_TIER_1_MONTHLY: 'rockspro_m_v1',
  PRO_TIER_1_YEARLY: 'rockspro_y_v1',
} as const satisfies Record<PlanKey, PlanCode>;
