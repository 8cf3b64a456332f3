import { giftLimits } from './giftLimits.ts';

/**
 * Why a person cannot give more for now. Stable codes; texts are chosen by them.
 *
 * @example giveRefusals // → ['open_gifts', 'months']
 */
export const giveRefusals = ['open_gifts', 'months'] as const;

/** @see giveRefusals */
export type GiveRefusal = (typeof giveRefusals)[number];

/** What a person has given. */
export interface GivenFacts {
  /** Gifts that can still be claimed. */
  readonly openGifts: number;
  /** Months bought in the last `giftLimits.monthsBoughtDays`. */
  readonly monthsBought: number;
}

/**
 * How many months a person may give at once now.
 *
 * @example maxGiftPlaces({ openGifts: 0, monthsBought: 80 }) // → 20
 */
export const maxGiftPlaces = ({ openGifts, monthsBought }: GivenFacts): number =>
  openGifts >= giftLimits.openGifts
    ? 0
    : Math.max(0, Math.min(giftLimits.places, giftLimits.monthsBought - monthsBought));

/**
 * Whether a person may give a number of months.
 *
 * @returns the reason why not, or `null` when they may
 * @example giveRefusal({ openGifts: 3, monthsBought: 3 }, 1) // → 'open_gifts'
 */
export const giveRefusal = (given: GivenFacts, places: number): GiveRefusal | null => {
  if (given.openGifts >= giftLimits.openGifts) return 'open_gifts';
  return places > maxGiftPlaces(given) ? 'months' : null;
};
