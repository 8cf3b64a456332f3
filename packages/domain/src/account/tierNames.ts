import type { AccountTier } from './AccountTier.ts';

/**
 * The tiers as settings name them. They leave premDownload without a name;
 * here it follows its sibling PremiumStream.
 *
 * @example tierNames['0cpm'] // → 'ZeroCpm'
 */
export const tierNames = {
  free: 'Free',
  premStream: 'PremiumStream',
  premDownload: 'PremiumDownload',
  pro: 'Pro',
  '0cpm': 'ZeroCpm',
  admin: 'Admin',
} as const satisfies Record<AccountTier, string>;
