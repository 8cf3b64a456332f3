import type { AccountTier, PlanViewer, Product } from '@backbeat/domain';

/** The viewer's own plan, a plan whose prices are loading, or one that cannot be bought now. */
export type PlanCardState = 'idle' | 'current' | 'loading' | 'unavailable';

/** The product that each tier pays for; null where the tier was given and not bought. */
const productOfTier: Readonly<Record<AccountTier, Product | null>> = {
  free: 'free',
  premStream: 'premium',
  premDownload: 'download',
  pro: 'pro',
  '0cpm': null,
  admin: null,
};

/**
 * Whether a plan is the viewer's own.
 *
 * @example planCardState('premium', { tier: 'premStream' }) // → 'current'
 */
export const planCardState = (product: Product, session: PlanViewer): 'idle' | 'current' =>
  session !== 'signed-out' && productOfTier[session.tier] === product ? 'current' : 'idle';
