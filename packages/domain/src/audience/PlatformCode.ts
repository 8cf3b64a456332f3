/**
 * Platform codes: the live-streaming platform and the video platform.
 *
 * @example platformCodes // → { live: 'tvp', video: 'yvp' }
 */
export const platformCodes = { live: 'tvp', video: 'yvp' } as const;

/** The short name of a platform that can be connected. */
export type PlatformCode = (typeof platformCodes)[keyof typeof platformCodes];
