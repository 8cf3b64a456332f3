import type { AccountTier } from './AccountTier.ts';
import type { Subscription } from './Subscription.ts';

/** The answer to a request for the account. */
export interface Account {
  readonly user: User;
  readonly subscription: Subscription | null;
  readonly name_change_eligible: boolean;
  /** When the account will be deleted (ISO 8601), after the person asked for it. */
  readonly deletes_at?: string | null;
  /** `usedOffer` of each coupon that the person has used, with an earlier account too. */
  readonly used_offers?: readonly string[];
  /** Gift months that begin by themselves once no other plan runs; a pause is a running plan. */
  readonly kept_gift_months?: number;
}

/** The signed-in person, as the wire carries it. */
export interface User {
  readonly guid: string;
  readonly avatar: string | null;
  readonly tier: AccountTier;
  /** The account code at the payment provider. */
  readonly hash: string;
  /** The name that others see; the wire calls it so. */
  readonly username: string;
  readonly display_name: string | null;
  readonly email: string;
  /** ISO 8601. */
  readonly created_at: string | null;
  readonly user_id: number;
  readonly test: boolean;
  /** Set while a renewal is unpaid: the day on which access ends unless it is paid; `null` when unknown. */
  readonly past_due?: { readonly access_ends_at: string | null } | null;
  /** Set while an ended plan covers the running stream: the latest moment at which the coverage ends, ISO 8601. */
  readonly extended_until?: string | null;
}
