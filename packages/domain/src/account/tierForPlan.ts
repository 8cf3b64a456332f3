import type { PlanCode } from '../plans/PlanCode.ts';
import type { Product } from '../plans/Product.ts';
import { plans } from '../plans/plans.ts';
import type { AccountTier } from './AccountTier.ts';

const tiers: Readonly<Record<Product, AccountTier>> = {
  free: 'free',
  premium: 'premStream',
  download: 'premDownload',
  pro: 'pro',
};

/**
 * The tier that an account has while a plan is paid for.
 *
 * @example tierForPlan('rockspremdownloads_y_v1') // → 'premDownload'
 */
export const tierForPlan = (planCode: PlanCode): AccountTier => tiers[plans[planCode].product];
