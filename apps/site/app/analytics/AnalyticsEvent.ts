import type { BillingPeriod, PlanCode } from '@backbeat/domain';

/**
 * Everything that the site ever tells about a visit. An event says what was done, never by whom: that is added
 * where consent has been given. No address, code, token or e-mail belongs in here.
 */
export type AnalyticsEvent =
  | { readonly name: 'plan_chosen'; readonly plan_code: PlanCode }
  | { readonly name: 'sign_in_started'; readonly provider: string }
  | { readonly name: 'signed_out' }
  | { readonly name: 'checkout_failed'; readonly plan_code: PlanCode; readonly reason: string }
  | {
      readonly name: 'purchase_completed';
      readonly plan_code: PlanCode;
      readonly billing_period: BillingPeriod | null;
      readonly total_cents: number;
    }
  | { readonly name: 'pro_sign_up_left'; readonly tier: number; readonly billing_period: BillingPeriod }
  | {
      readonly name: 'plan_changed';
      readonly kind: string;
      readonly plan_code: PlanCode;
      readonly total_cents: number;
    }
  | { readonly name: 'card_changed' }
  | { readonly name: 'subscription_cancelled'; readonly plan: string }
  | { readonly name: 'identity_linked'; readonly provider: string };
