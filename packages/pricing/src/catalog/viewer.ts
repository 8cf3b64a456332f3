import { type AccountTier, buyerTier, isNewUser, type Product } from '@backbeat/domain';
import type { CatalogViewer } from './Catalog.ts';

/** The product that each tier pays for; null for tiers that are given, not bought. */
const productOfTier: Readonly<Record<AccountTier, Product | null>> = {
  free: 'free',
  premStream: 'premium',
  premDownload: 'download',
  pro: 'pro',
  '0cpm': null,
  admin: null,
};

/**
 * The id of the plan that a viewer has; null without one.
 *
 * @example planIdOf({ tier: 'premStream' }) // → 'premium'
 */
export const planIdOf = (viewer: CatalogViewer<string>): string | null => {
  if (viewer === 'signed-out') return null;
  return 'planId' in viewer ? viewer.planId : productOfTier[buyerTier(viewer)];
};

/** Whether an offer for new users is for this viewer. */
export const isNewTo = (viewer: CatalogViewer<string>): boolean =>
  viewer !== 'signed-out' && 'planId' in viewer ? viewer.planId === null : isNewUser(viewer);
