import { giftLimits } from './giftLimits.ts';

/** What is known of a gift. Times are epoch milliseconds. */
export interface GiftFacts {
  readonly places: number;
  readonly claimed: number;
  /** The gift cannot be claimed from then on. */
  readonly untilMs: number;
  /** When the giver cancelled the rest or the last day had passed; `null` before. */
  readonly endedAtMs: number | null;
}

/** `open` while somebody can claim, `claimed` when every place is, `ended` when the rest cannot be claimed any more. */
export type GiftState = 'open' | 'claimed' | 'ended';

/**
 * Whether a gift can be claimed.
 *
 * @example giftState({ places: 5, claimed: 5, untilMs: 10, endedAtMs: null }, 0) // → 'claimed'
 */
export const giftState = ({ places, claimed, untilMs, endedAtMs }: GiftFacts, atMs: number): GiftState => {
  if (claimed >= places) return 'claimed';
  return endedAtMs !== null || untilMs <= atMs ? 'ended' : 'open';
};

/**
 * Why a person cannot claim. Stable codes; texts are chosen by them.
 *
 * @example claimRefusals.length // → 6
 */
export const claimRefusals = ['claimed', 'ended', 'own', 'same_person', 'claims', 'leaving'] as const;

/** @see claimRefusals */
export type ClaimRefusal = (typeof claimRefusals)[number];

/** A gift, and the person who wants to claim it. */
export interface ClaimFacts {
  readonly state: GiftState;
  /** The giver. */
  readonly isOwn: boolean;
  /** A platform account of the person has claimed this gift already, through another account here. */
  readonly isSamePerson: boolean;
  /** Months that the person has claimed in the last half year. */
  readonly recentClaims: number;
  /** The account is to be deleted. */
  readonly isLeaving: boolean;
}

/**
 * Whether a person who has no place of this gift yet may claim one.
 *
 * @returns the reason why not, or `null` when they may
 * @example claimRefusal({ state: 'open', isOwn: false, isSamePerson: false, recentClaims: 3, isLeaving: false }) // → 'claims'
 */
export const claimRefusal = ({
  state,
  isOwn,
  isSamePerson,
  recentClaims,
  isLeaving,
}: ClaimFacts): ClaimRefusal | null => {
  if (state !== 'open') return state;
  if (isOwn) return 'own';
  if (isSamePerson) return 'same_person';
  if (recentClaims >= giftLimits.claims) return 'claims';
  return isLeaving ? 'leaving' : null;
};
