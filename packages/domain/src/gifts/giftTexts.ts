import { giftLimits } from './giftLimits.ts';
import type { ClaimRefusal } from './giftState.ts';
import type { GiveRefusal } from './giveRefusal.ts';

/**
 * Why somebody cannot claim, in words.
 *
 * @example claimRefusalTexts.own // → 'This is your own gift. It is for others.'
 */
export const claimRefusalTexts: Readonly<Record<ClaimRefusal, string>> = {
  claimed: 'Every month of this gift has been claimed.',
  ended: 'This gift can no longer be claimed.',
  own: 'This is your own gift. It is for others.',
  same_person:
    'One of your platform accounts has claimed a month of this gift already. There is one for each person.',
  claims: `You have claimed ${giftLimits.claims} gift months in the last half year. That is as many as one person gets.`,
  leaving: 'Your account is to be deleted. Keep it, and you can claim.',
};

/**
 * Why somebody cannot give more for now, in words.
 *
 * @example giveRefusalTexts.months // → 'You can give 100 months in 30 days. Write to us if you want to give more.'
 */
export const giveRefusalTexts: Readonly<Record<GiveRefusal, string>> = {
  open_gifts: `${giftLimits.openGifts} of your gifts can still be claimed. Once one of them is claimed or over, you can give the next.`,
  months: `You can give ${giftLimits.monthsBought} months in ${giftLimits.monthsBoughtDays} days. Write to us if you want to give more.`,
};
