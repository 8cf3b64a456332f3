import { type Brand, brandText } from '../brand/createBrand.ts';
import { type AccountTier, tierDisplay } from './AccountTier.ts';
import type { Subscription } from './Subscription.ts';

/** Who manages a subscription, and what the page needs to point there. */
export type ManageState =
  | { readonly kind: 'none' }
  /** A Manage link to the hosted account page that the token opens. */
  | { readonly kind: 'recurly'; readonly editToken: string }
  /** A text and a link to a help article. */
  | { readonly kind: 'streamlabs' }
  | { readonly kind: 'humble' }
  | { readonly kind: 'gift' };

/**
 * Who manages a subscription outside the product.
 *
 * @example manageState({ subscription: null }) // → { kind: 'none' }
 */
export const manageState = ({ subscription }: { subscription: Subscription | null }): ManageState => {
  switch (subscription?.provider) {
    case 'recurly':
      return subscription.edit_token === null
        ? { kind: 'none' }
        : { kind: 'recurly', editToken: subscription.edit_token };
    case 'streamlabs':
    case 'humble':
    case 'gift':
      return { kind: subscription.provider };
    default:
      return { kind: 'none' };
  }
};

/** Whether the page offers to cancel. */
export type CancelState = 'hidden' | 'available';

/**
 * Whether a person can cancel in the product: a subscription that still renews and is billed by our own checkout,
 * or a Premium tier without subscription data.
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

/**
 * The question before a subscription is cancelled.
 *
 * @param plan the plan's name
 * @example cancelQuestion(brand) // → 'Are you sure you wish to cancel your Backbeat Premium subscription?'
 */
export const cancelQuestion = (brand: Brand, plan = 'Premium'): string =>
  brandText(`Are you sure you wish to cancel your {product} ${plan} subscription?`, brand);
