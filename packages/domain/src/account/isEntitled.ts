import type { Product } from '../plans/Product.ts';
import type { AccountTier } from './AccountTier.ts';

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
