import type { AccountTier } from './AccountTier.ts';
import type { User } from './User.ts';

/**
 * The tier that counts for what somebody can buy: a plan that only lasts to the end of a stream is over, and can be
 * bought again at once.
 *
 * @example buyerTier({ tier: 'premStream' }) // → 'premStream'
 * @example buyerTier({ tier: 'premStream', extended_until: '2026-11-24T04:00:00.000Z' }) // → 'free'
 */
export const buyerTier = ({
  tier,
  extended_until: until,
}: Pick<User, 'tier' | 'extended_until'>): AccountTier => (until == null ? tier : 'free');
