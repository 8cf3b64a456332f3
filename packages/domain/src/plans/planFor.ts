import type { BillingPeriod } from './BillingPeriod.ts';
import type { Plan, PlanKey } from './Plan.ts';
import type { Product } from './Product.ts';
import { plans } from './plans.ts';

const plansOf = {
  free: { monthly: plans.free, yearly: plans.free },
  premium: { monthly: plans.rocksprem_i_m_v2, yearly: plans.rocksprem_i_y_v2 },
  download: { monthly: plans.rockspremdownloads_m_v1, yearly: plans.rockspremdownloads_y_v1 },
  pro: { monthly: plans.rockspro_m_v1, yearly: plans.rockspro_y_v1 },
} as const satisfies Record<Product, Record<BillingPeriod, Plan>>;

/** The plans of a product, by which a type knows that only Free is never bought. */
export type PlanOf<P extends Product, B extends BillingPeriod = BillingPeriod> = (typeof plansOf)[P][B];

/**
 * The plan behind a product and a position of the billing switch. Free is the same on both.
 *
 * @example planFor('premium', 'yearly').code // → 'rocksprem_i_y_v2'
 */
export const planFor = <P extends Product, B extends BillingPeriod>(
  product: P,
  billingPeriod: B,
): PlanOf<P, B> => plansOf[product][billingPeriod];

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
