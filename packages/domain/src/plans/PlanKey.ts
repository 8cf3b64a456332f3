/** The names of the plans in code and analytics. */
export type PlanKey =
  | 'FREE'
  | 'PREMIUM_MONTHLY'
  | 'PREMIUM_YEARLY'
  | 'DOWNLOAD_MONTHLY'
  | 'DOWNLOAD_YEARLY'
  | 'PRO_TIER_1_MONTHLY'
  | 'PRO_TIER_1_YEARLY';
