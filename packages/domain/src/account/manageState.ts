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
