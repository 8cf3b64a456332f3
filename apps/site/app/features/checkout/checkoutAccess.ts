import { type AccountTier, isEntitled, type Product } from '@backbeat/domain';
import type { CheckoutStep } from './checkoutSlice.ts';

/** What a checkout page does with its visitor. */
export type CheckoutAccess = 'waiting' | 'sign-up' | 'player' | 'change' | 'form';

interface Visitor {
  readonly status: 'loading' | 'signed-out' | 'signed-in';
  /** Null while the account has not been read. */
  readonly tier: AccountTier | null;
  readonly product: Product;
  readonly step: CheckoutStep;
  /** A plan that was bought here and renews; `unknown` while the account is on its way. */
  readonly ownPlan: 'unknown' | 'none' | 'some';
}

/**
 * What a checkout does with a visitor. A plan that renews is changed rather than bought again, except to Pro, which
 * needs a channel first; while somebody is paying, the form stays.
 *
 * @example checkoutAccess({ status: 'signed-in', tier: 'pro', product: 'premium', step: 'editing', ownPlan: 'none' }) // → 'player'
 */
export const checkoutAccess = ({ status, tier, product, step, ownPlan }: Visitor): CheckoutAccess => {
  if (status === 'loading') return 'waiting';
  if (status === 'signed-out') return 'sign-up';
  if (step !== 'editing') return 'form';
  if (tier === null) return 'waiting';
  if (isEntitled(tier, product)) return 'player';
  if (product === 'pro' || ownPlan === 'none') return 'form';
  if (ownPlan === 'some') return 'change';
  // Nobody on Free waits for the account: the few whose plan is paused are sent on when it is read.
  return tier === 'free' ? 'form' : 'waiting';
};
