import { amountPerPeriodText, couponCodes, planByKey, policy } from '@backbeat/domain';
import { checkoutUrl } from '@backbeat/sdk';

/** Who writes in the chat. The people are samples. */
export const chatters = {
  bitpudding: { name: 'bitpudding', tone: 'sun', look: 'bun' },
  moss: { name: 'moss_and_moth', tone: 'teal', look: 'long' },
  captain: { name: 'couch_captain', tone: null, look: 'crop' },
} as const;

export type Chatter = keyof typeof chatters;

/** Every button of the page leads here, at the price that the page names. */
export const offerPath = checkoutUrl({ coupon: couponCodes.twitch14, billing: 'monthly' });

export const trialDays = policy.twitchTrialDays;

/** What the trial costs afterwards. */
export const afterwards = amountPerPeriodText(planByKey.PREMIUM_MONTHLY.amountCents, 'monthly');

/** What the product answers to the question about the catch. */
export const answers: readonly string[] = [
  `${trialDays} days of Premium, once for each person. You pay nothing until they are over.`,
  'Cancel at any time from your account page.',
  `If you do pay and change your mind: full refund within ${policy.refundWindowDays} days.`,
];
