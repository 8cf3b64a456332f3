import type { Subscription } from './Subscription.ts';
import type { User } from './User.ts';

/** The answer to a request for the account. */
export interface Account {
  readonly user: User;
  readonly subscription: Subscription | null;
  readonly name_change_eligible: boolean;
  /** When the account will be gone (ISO 8601), after the person asked for it. */
  readonly deletes_at?: string | null;
  /** The coupons that the person has used, with an earlier account too: `usedOffer` of each. */
  readonly used_offers?: readonly string[];
  /** Gift months that begin by themselves once no other plan runs; a pause is a running plan. */
  readonly kept_gift_months?: number;
}
