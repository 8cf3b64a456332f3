import type { Cents } from '../money/cents.ts';
import { amountText } from '../money/moneyText.ts';
import type { BillingPeriod } from '../plans/BillingPeriod.ts';
import { type AudienceTierName, audienceTierNames, audienceTiers } from './audienceTiers.ts';

/** A row of Pro's price table. */
export interface ProPriceRow {
  readonly tier: AudienceTierName;
  readonly twitchAudience: string;
  readonly youTubeAudience: string;
  readonly amountCents: Cents;
  /** The price without a currency sign: '25', '1,000'. */
  readonly price: string;
}

/**
 * The sizes of audience in words, on Twitch and on YouTube.
 *
 * @example audienceBands.One // → ['200 viewers', 'up to 10,000 views']
 */
export const audienceBands: Readonly<Record<AudienceTierName, readonly [string, string]>> = {
  One: ['200 viewers', 'up to 10,000 views'],
  Two: ['1,000 viewers', '100,000 views'],
  Three: ['10,000 viewers', '1,000,000 views'],
  Four: ['10,000+ viewers', '1,000,000+ views'],
};

/**
 * Pro's price by audience, for one position of the billing switch.
 *
 * @example proPriceRows('yearly').map(({ price }) => price) // → ['250', '500', '1,000', '5,000']
 */
export const proPriceRows = (billingPeriod: BillingPeriod): readonly ProPriceRow[] =>
  audienceTierNames.map((tier) => {
    const { monthlyCents, yearlyCents } = audienceTiers[tier];
    const amountCents = billingPeriod === 'yearly' ? yearlyCents : monthlyCents;
    const [twitchAudience, youTubeAudience] = audienceBands[tier];
    return { tier, twitchAudience, youTubeAudience, amountCents, price: amountText(amountCents) };
  });
