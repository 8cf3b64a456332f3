/**
 * The tiers of an account, exactly as the wire spells them (specification, section 3).
 *
 * @example accountTiers.length // → 6
 */
export const accountTiers = ['free', 'premStream', 'premDownload', 'pro', '0cpm', 'admin'] as const;

/** What an account may do. */
export type AccountTier = (typeof accountTiers)[number];
