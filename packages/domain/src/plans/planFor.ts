import type { BillingPeriod } from './BillingPeriod.ts';
import type { Plan } from './Plan.ts';
import type { PlanCode } from './PlanCode.ts';
import type { Product } from './Product.ts';
import { plans } from './plans.ts';

const codes: Readonly<Record<Product, Readonly<Record<BillingPeriod, PlanCode>>>> = {
  free: { monthly: 'free', yearly: 'free' },
  premium: { monthly: 'rocksprem_i_m_v2', yearly: 'rocksprem_i_y_v2' },
  download: { monthly: 'rockspremdownloads_m_v1', yearly: 'rockspremdownloads_y_v1' },
  pro: { monthly: 'rockspro_m_v1', yearly: 'rockspro_y_v1' },
};

/**
 * The plan behind a product and a position of the billing switch. Free is the same on both.
 *
 * @example planFor('premium', 'yearly').code // → 'rocksprem_i_y_v2'
 */
export const planFor = (product: Product, billingPeriod: BillingPeriod): Plan =>
  plans[codes[product][billingPeriod]];
