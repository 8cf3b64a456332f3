/**
 * Where a channel can stream or publish.
 *
 * @example coveragePlatforms // → ['twitch', 'youtube']
 */
export const coveragePlatforms = ['twitch', 'youtube'] as const;

/** One of the platforms that a channel is on. */
export type CoveragePlatform = (typeof coveragePlatforms)[number];

/**
 * What each platform is called.
 *
 * @example coveragePlatformNames.youtube // → 'YouTube'
 */
export const coveragePlatformNames = {
  twitch: 'Twitch',
  youtube: 'YouTube',
} as const satisfies Readonly<Record<CoveragePlatform, string>>;

/**
 * Why the light is as it is: each name but `covered` stands for one thing to do.
 *
 * @example coverageReasons.length // → 13
 */
export const coverageReasons = [
  'covered',
  /** Never had a plan. */
  'no-plan',
  'ended',
  /** Paused by its owner. Resuming covers at once. */
  'paused',
  'past-due',
  /** The bill was due, and it is not known yet whether it was paid. */
  'unconfirmed',
  'no-channel',
  'not-listed',
  /** The plan covers no channel of the account wholly: Download on a live platform. */
  'limited',
  /** Pro was paid for a smaller audience than a channel has, or that could not be measured yet. */
  'audience',
  /** The plan has ended, and covers the running stream to its end. */
  'extended',
  'ends-before-stream',
  'renews-before-stream',
] as const;

/** @see coverageReasons */
export type CoverageReason = (typeof coverageReasons)[number];
