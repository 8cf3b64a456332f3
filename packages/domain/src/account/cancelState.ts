import type { AccountTier } from './AccountTier.ts';
import type { Subscription } from './Subscription.ts';
import { tierDisplay } from './tierDisplay.ts';

/** Whether the page offers to cancel. */
export type CancelState = 'hidden' | 'available';

/**
 * Whether somebody can cancel in the product: a subscription that still renews and that nobody else manages, or a
 * Premium tier without subscription data.
 *
 * @example cancelState({ tier: 'premStream', subscription: null }) // → 'available'
 * @example cancelState({ tier: 'free', subscription: null }) // → 'hidden'
 */
export const cancelState = (of: { tier: AccountTier; subscription: Subscription | null }): CancelState => {
  const { subscription } = of;
  if (subscription === null) return tierDisplay(of.tier) === 'premium' ? 'available' : 'hidden';
  const isLive = subscription.state !== 'canceled' && subscription.state !== 'expired';
  return isLive && subscription.provider === null ? 'available' : 'hidden';
};
