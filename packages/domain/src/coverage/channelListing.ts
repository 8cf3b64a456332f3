import { dayMs } from '../time/addSpan.ts';

/**
 * Where a channel stands with the list of its platform, on which channels are that get no claims.
 *
 * @example channelStates.length // → 6
 */
export const channelStates = [
  /** Known, and no plan lists it. */
  'connected',
  /** The platform was asked to list it. */
  'listing',
  'listed',
  /** Not listed: `listingProblems` says why. */
  'failed',
  /** The plan is over or the channel was changed: it stays listed for some days. */
  'leaving',
  'gone',
] as const;

/** @see channelStates */
export type ChannelState = (typeof channelStates)[number];

/**
 * Why a channel is not on the list.
 *
 * @example listingProblems.length // → 4
 */
export const listingProblems = [
  /** The platform has no channel with this id any more. */
  'unknown-channel',
  /** The platform does not list it, and says no more. */
  'refused',
  /** The channel was changed too often: this one waits for its place. */
  'changed-often',
  /** The platform has not answered yet: it is asked again. */
  'unanswered',
] as const;

/** @see listingProblems */
export type ListingProblem = (typeof listingProblems)[number];

/**
 * After a plan has ended, its channel stays on the list for this long: a plan that goes on in time changes nothing there.
 *
 * @example leavingGraceMs / 86_400_000 // → 3
 */
export const leavingGraceMs = 3 * dayMs;

/**
 * A place of a plan lists one channel. It can be changed so often in `changesWindowMs`.
 *
 * @example maxChannelChanges // → 2
 */
export const maxChannelChanges = 2;

/**
 * The time in which changes of channel are counted.
 *
 * @example changesWindowMs / 86_400_000 // → 30
 */
export const changesWindowMs = 30 * dayMs;

/**
 * The moments at which a plan's place on the list went to another channel than before.
 *
 * @param stays the channels that had the place, in the order of their times
 * @returns epoch milliseconds
 * @example channelChanges([{ channelId: 'a', askedMs: 0 }, { channelId: 'a', askedMs: 5 }, { channelId: 'b', askedMs: 9 }]) // → [9]
 */
export const channelChanges = (
  stays: readonly { readonly channelId: string; readonly askedMs: number }[],
): readonly number[] =>
  stays.flatMap(({ channelId, askedMs }, index) => {
    const before = stays[index - 1];
    return before === undefined || before.channelId === channelId ? [] : [askedMs];
  });

/**
 * When another channel can have the place of a plan: at once, or when the first of the last changes is old enough.
 *
 * @param changesMs earlier changes in the order of their times, in epoch milliseconds, as `channelChanges` gives them
 * @param atMs when the change is wanted
 * @param most how many there can be in `changesWindowMs`, `maxChannelChanges` unless told
 * @returns epoch milliseconds
 * @example placeFreeMs([0, 5], 9) // → 2_592_000_000
 * @example placeFreeMs([0], 9) // → 9
 */
export const placeFreeMs = (
  changesMs: readonly number[],
  atMs: number,
  most: number = maxChannelChanges,
): number => {
  const first = changesMs.at(-most);
  return first === undefined ? atMs : Math.max(atMs, first + changesWindowMs);
};
