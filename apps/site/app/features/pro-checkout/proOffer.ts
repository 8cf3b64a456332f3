import {
  type Audience,
  type AudienceTier,
  amountPerPeriodText,
  audienceBands,
  audienceTierNames,
  audienceTiers,
  type BillingPeriod,
  type FinalTier,
  finalTier,
  platformCodes,
} from '@backbeat/domain';
import type { PriceTier } from '@backbeat/pricing';
import type { ChargedPrices } from '../checkout/index.ts';

const amountOf = (tier: AudienceTier, period: BillingPeriod) =>
  period === 'yearly' ? tier.yearlyCents : tier.monthlyCents;

const count = (value: number) => value.toLocaleString('en-US');

/** What a tier's lower neighbour ends at: the number that this tier is over. */
const floorOf = (tier: AudienceTier, limit: 'maxViewers' | 'maxViews'): number | null => {
  const before = audienceTierNames[tier.number - 2];
  return before === undefined ? null : audienceTiers[before][limit];
};

const bandText = (tier: AudienceTier, limit: 'maxViewers' | 'maxViews'): string => {
  const over = floorOf(tier, limit);
  const upTo = tier[limit];
  if (over === null) return `up to ${count(upTo ?? 0)}`;
  return upTo === null ? `over ${count(over)}` : `over ${count(over)} and up to ${count(upTo)}`;
};

const reasonText = ({ tier, decidedBy }: FinalTier, { averageViewers, averageViews }: Audience): string =>
  decidedBy === platformCodes.live
    ? `Your Twitch viewers decide: ${count(averageViewers ?? 0)} is ${bandText(tier, 'maxViewers')}.`
    : `Your YouTube views decide: ${count(averageViews ?? 0)} is ${bandText(tier, 'maxViews')}.`;

/** The price for an audience, and why it is that. */
export interface ProOffer {
  readonly tier: AudienceTier | null;
  readonly title: string;
  readonly reason: string;
}

/** Our prices by audience, as they are charged. */
export const chargedTiers = (of: ChargedPrices['of']): readonly PriceTier[] =>
  audienceTierNames.map((name) => {
    const [viewers, views] = audienceBands[name];
    const { monthlyCents, yearlyCents } = audienceTiers[name];
    return { name, viewers, views, prices: { monthly: of(monthlyCents), yearly: of(yearlyCents) } };
  });

/**
 * The offer for an audience; none before a channel is connected.
 *
 * @example proOffer({ averageViewers: 180, averageViews: 64_200 }, 'monthly', prices).title // → 'Pro at $50 per month'
 *
 * @param prices how list prices are charged
 */
export const proOffer = (
  audience: Audience,
  period: BillingPeriod,
  { of, note }: ChargedPrices,
): ProOffer => {
  const final = finalTier(audience);
  if (final === null) {
    return { tier: null, title: 'Pro', reason: 'Connect a channel to see your price.' };
  }
  const amount = amountPerPeriodText(of(amountOf(final.tier, period)), period).replace('.00 ', ' ');
  const title = `Pro at ${amount}${note === '' ? '' : `, ${note}`}`;
  return { tier: final.tier, title, reason: reasonText(final, audience) };
};

const ordinals = ['first', 'second', 'third', 'fourth'] as const;

/**
 * What one channel alone would mean.
 *
 * @example aloneText(audienceTiers.One) // → 'This alone puts you in the first tier.'
 */
export const aloneText = ({ number }: AudienceTier): string =>
  `This alone puts you in the ${ordinals[number - 1]} tier.`;
