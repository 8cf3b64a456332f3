import type { PlanCode } from '../plans/PlanCode.ts';
import type { Product } from '../plans/Product.ts';
import { plans } from '../plans/plans.ts';

/**
 * The tiers of an account, exactly as the wire spells them.
 *
 * @example accountTiers.length // → 6
 */
export const accountTiers = ['free', 'premStream', 'premDownload', 'pro', '0cpm', 'admin'] as const;

/** What an account may do. */
export type AccountTier = (typeof accountTiers)[number];

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
 * The card that settings show for a tier.
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

const tiers: Readonly<Record<Product, AccountTier>> = {
  free: 'free',
  premium: 'premStream',
  download: 'premDownload',
  pro: 'pro',
};

/**
 * The tier that an account has while a plan is paid for.
 *
 * @example tierForPlan('rockspremdownloads_y_v1') // → 'premDownload'
 */
export const tierForPlan = (planCode: PlanCode): AccountTier => tiers[plans[planCode].product];

const entitled: Readonly<Record<AccountTier, Readonly<Record<Product, boolean>>>> = {
  free: { free: true, premium: false, download: false, pro: false },
  premStream: { free: true, premium: true, download: false, pro: false },
  premDownload: { free: true, premium: false, download: true, pro: false },
  pro: { free: true, premium: true, download: true, pro: true },
  '0cpm': { free: true, premium: true, download: true, pro: true },
  admin: { free: true, premium: true, download: true, pro: true },
};

/**
 * Whether a tier already has what a product gives. Its checkout is then skipped and the player opened.
 *
 * @example isEntitled('premStream', 'premium') // → true
 * @example isEntitled('premStream', 'download') // → false
 */
export const isEntitled = (tier: AccountTier, product: Product): boolean => entitled[tier][product];
