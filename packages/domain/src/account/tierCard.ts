import { type SubscriptionStateInput, subscriptionState } from './subscriptionState.ts';
import { subscriptionText } from './subscriptionText.ts';
import { type TierDisplay, tierDisplay, tierDisplayNames } from './tierDisplay.ts';

/** The card on the account overview. */
export interface TierCard {
  readonly display: TierDisplay;
  readonly title: string;
  readonly text: string;
  readonly button: { readonly label: 'Get Premium' | 'View details'; readonly path: string };
}

/**
 * The card on the account overview (specification, section 2.10).
 *
 * @example tierCard({ tier: 'free', subscription: null }).button // → { label: 'Get Premium', path: '/pricing' }
 * @example tierCard({ tier: '0cpm', subscription: null }).title // → 'Pro'
 */
export const tierCard = (of: SubscriptionStateInput): TierCard => {
  const display = tierDisplay(of.tier);
  return {
    display,
    title: tierDisplayNames[display],
    text: subscriptionText(subscriptionState(of)),
    button:
      display === 'free'
        ? { label: 'Get Premium', path: '/pricing' }
        : { label: 'View details', path: '/settings/subscription' },
  };
};
