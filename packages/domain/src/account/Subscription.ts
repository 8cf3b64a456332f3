import type { AudienceTierName } from '../audience/audienceTiers.ts';

/** Who bills a subscription; `null` for our own checkout. A `gift` month was paid by somebody else and ends by itself. */
export type SubscriptionProvider = 'streamlabs' | 'humble' | 'recurly' | 'gift';

/** A higher price that was told. Amounts are cents of US dollars for one period. */
export interface PendingPrice {
  /** The audience of the account's channels. */
  readonly audience_tier: AudienceTierName;
  readonly from_amount: number;
  readonly amount: number;
  /** The first bill at that price, ISO 8601. Until then the old one holds, and a cancellation charges no other. */
  readonly starts_at: string;
}

/** A bill that was not paid. */
export interface PastDue {
  /** What is still to be paid, in cents of US dollars. */
  readonly amount: number;
  /** ISO 8601; `null` when no further try is planned. */
  readonly next_try_at: string | null;
}

/** A subscription, as the wire carries it. Dates are ISO 8601. */
export interface Subscription {
  /** `paused`: nothing is charged and nothing is covered until it is resumed. */
  readonly state: 'active' | 'canceled' | 'expired' | 'past_due' | 'future' | 'paused';
  readonly provider: SubscriptionProvider | null;
  readonly plan_code?: string | null;
  /** The plan of a change that is scheduled for the next bill. */
  readonly pending_plan_code?: string | null;
  /** What a period of that plan costs, in cents of US dollars, before codes and credit. */
  readonly pending_amount?: number | null;
  /** When a pause begins or began: until then everything is as paid for. `null` without a pause. */
  readonly pauses_at?: string | null;
  /** When a pause ends and a new period is charged. */
  readonly resumes_at?: string | null;
  /** Pro's price from a coming bill on, when it was bought for a smaller audience than the account has. */
  readonly pending_price?: PendingPrice | null;
  /** What a period costs, in cents of US dollars, before codes and credit. */
  readonly amount?: number | null;
  /** What the next bill charges, in cents of US dollars. */
  readonly next_billing_period_amount: number | null;
  readonly next_billing_date: string | null;
  /** The day on which access ends unless something is paid before. After a failed renewal: the day of the last try. */
  readonly paid_through_date: string | null;
  /** The bill behind `past_due`; `null` or absent while nothing is overdue. */
  readonly past_due?: PastDue | null;
  /** The last month of the card that pays it, e.g. `2028-10`; `null` or absent without a card. */
  readonly card_expires?: string | null;
  /** A secret that opens the hosted account page. */
  readonly edit_token: string | null;
  readonly first_billing_date: string | null;
}
