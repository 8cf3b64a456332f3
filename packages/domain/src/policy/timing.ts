/**
 * How many tracks a page of what is playing has.
 *
 * @example playingPageSize // → 15
 */
export const playingPageSize = 15;

/**
 * Times and counts of the interface; the unit stands in the name.
 *
 * @example timing.channelSearchDebounceMs // → 500
 */
export const timing = {
  tokenRefreshThresholdDays: 7,
  usernameCheckDelayMs: 300,
  defaultIdentityDelayMs: 300,
  channelSearchDebounceMs: 500,
  /** How often a page that is seen asks whether the person's channel is on air. */
  liveCheckMs: 60_000,
  /** The same where the platform tells us by itself, so that asking costs little. */
  liveToldCheckMs: 5_000,
  /** The licence and marketing cookies. */
  consentCookieDays: 10,
  playingPageSize,
  statisticsAnimationMs: 1500,
  lastStatistic: { animationMs: 500, delayMs: 2000 },
  carousel: { slides: 18, speedMs: 5000 },
} as const;
