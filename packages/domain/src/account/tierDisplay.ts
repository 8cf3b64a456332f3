import type { AccountTier } from './AccountTier.ts';

/** The three cards that settings can show. */
export type TierDisplay = 'free' | 'premium' | 'pro';

const displays: Readonly<Record<AccountTier, TierDisplay>> = {
  free: 'free',
  premStream: 'premium',
  premDownload: 'premium',
  pro: 'pro',
  '0cpm': 'pro',
  admin: 'pro',
};

/**
 * Which of the three cards settings show for a tier.
 *
 * @example tierDisplay('admin') // → 'pro'
 */
export const tierDisplay = (tier: AccountTier): TierDisplay => displays[tier];

/**
 * The cards' titles.
 *
 * @example tierDisplayNames.premium // → 'Premium'
 */
export const tierDisplayNames = { free: 'Free', premium: 'Premium', pro: 'Pro' } as const satisfies Record<
  TierDisplay,
  string
>;
