import { type AccountTier, isEntitled, type Product } from '@backbeat/domain';
import type { CheckoutStep } from './checkoutSlice.ts';

/** What a checkout page does with its visitor. */
export type CheckoutAccess = 'waiting' | 'sign-up' | 'player' | 'form';

interface Visitor {
  readonly status: 'loading' | 'signed-out' | 'signed-in';
  /** Null while the account has not been read. */
  readonly tier: AccountTier | null;
  readonly product: Product;
  readonly step: CheckoutStep;
}

/**
 * Visitors sign up first, people who have the plan already go to the player, everybody else gets the form.
 * Someone who is just paying for it is not sent away when the new tier arrives.
 *
 * @example checkoutAccess({ status: 'signed-in', tier: 'pro', product: 'premium', step: 'editing' }) // → 'player'
 */
export const checkoutAccess = ({ status, tier, product, step }: Visitor): CheckoutAccess => {
  if (status === 'loading') return 'waiting';
  if (status === 'signed-out') return 'sign-up';
  if (step !== 'editing') return 'form';
  if (tier === null) return 'waiting';
  return isEntitled(tier, product) ? 'player' : 'form';
};
