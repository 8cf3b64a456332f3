/** Who bills a subscription; `null` is our own checkout. */
export type SubscriptionProvider = 'streamlabs' | 'humble' | 'recurly';

/** A subscription, as the wire carries it (specification, section 3). Dates are ISO 8601. */
export interface Subscription {
  readonly state: 'active' | 'canceled' | 'expired' | 'past_due' | 'future';
  readonly provider: SubscriptionProvider | null;
  readonly plan_code?: string | null;
  /** The plan that begins with the next bill, when a change waits for it. */
  readonly pending_plan_code?: string | null;
  /** Cents of US dollars. */
  readonly next_billing_period_amount: number | null;
  readonly next_billing_date: string | null;
  readonly paid_through_date: string | null;
  /** A secret that opens the hosted account page. */
  readonly edit_token: string | null;
  readonly first_billing_date: string | null;
}
