/**
 * The tiers of an account, exactly as the wire spells them.
 *
 * @example accountTiers.length // → 6
 */
export const accountTiers = ['free', 'premStream', 'premDownload', 'pro', '0cpm', 'admin'] as const;

/** What an account may do. */
export type AccountTier = (typeof accountTiers)[number];
