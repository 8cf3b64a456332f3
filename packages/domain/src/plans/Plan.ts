import type { Cents } from '../money/cents.ts';
import type { BillingPeriod } from './BillingPeriod.ts';
import type { PlanCode } from './PlanCode.ts';
import type { Product } from './Product.ts';

/** The names of the plans in code and analytics. */
export type PlanKey =
  | 'FREE'
  | 'PREMIUM_MONTHLY'
  | 'PREMIUM_YEARLY'
  | 'DOWNLOAD_MONTHLY'
  | 'DOWNLOAD_YEARLY'
  | 'PRO_TIER_1_MONTHLY'
  | 'PRO_TIER_1_YEARLY';

/** One plan at one billing period. Amounts are cents of US dollars. */
export interface Plan<Code extends PlanCode = PlanCode> {
  readonly key: PlanKey;
  readonly code: Code;
  readonly product: Product;
  /** The display name: Free, Premium, Download or Pro. */
  readonly name: string;
  /** `null` for the plan that is never billed. */
  readonly billingPeriod: BillingPeriod | null;
  /** What one billing period costs. */
  readonly amountCents: Cents;
  /** The figure shown as the price per month. For yearly plans it is marketing's figure, not the amount divided by 12. */
  readonly monthlyEquivalentCents: Cents;
  /** The struck-through price per month, where there is one. */
  readonly previousMonthlyCents: Cents | null;
}
