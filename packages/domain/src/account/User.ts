import type { AccountTier } from './AccountTier.ts';

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
  /** Set while a renewal was not paid: the day on which access ends unless it is; `null` when nobody says. */
  readonly past_due?: { readonly access_ends_at: string | null } | null;
  /** Set while a plan that is over covers the stream that runs: the latest moment at which that ends, ISO 8601. */
  readonly extended_until?: string | null;
}
