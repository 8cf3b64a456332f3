import { type Cents, cents } from '../money/cents.ts';
import type { CheckoutPlanCode } from '../plans/checkoutPath.ts';
import { plans } from '../plans/plans.ts';

/**
 * The plan that a gift gives for a month. Premium covers live streams, which a raided creator needs first.
 *
 * @example giftPlanCode // → 'rocksprem_i_m_v2'
 */
export const giftPlanCode = 'rocksprem_i_m_v2' satisfies CheckoutPlanCode;

/**
 * How much may be given and claimed, against claims by farmed accounts and stolen cards. A giver pays the full price of
 * every month, so giving to oneself gains nothing.
 *
 * @example giftLimits.places // → 50
 */
export const giftLimits = {
  /** Months of one gift: a large raid; and $599.50 is the most that a stolen card loses at once. */
  places: 50,
  /** Gifts of one giver that can still be claimed: a raid, a giveaway, one for a friend. */
  openGifts: 3,
  /** Months that one giver buys in 30 days: two large raids. Whoever gives more writes to us. */
  monthsBought: 100,
  monthsBoughtDays: 30,
  /** Days that a gift stays open at most. Refunds to a card are sure for so long. */
  openDays: 90,
  /** Months that one person claims in half a year. A gift is for trying; whoever stays has a plan. */
  claims: 3,
  claimsDays: 182,
  /** Places of one gift that one network claims in a day: a shared house does, a farm of accounts does not. */
  claimsOfNetwork: 10,
} as const;

/**
 * What a number of gift months costs before tax, in cents. Each costs as much as a bought month; the sum equals what
 * `quote` computes for as many charges.
 *
 * @example giftCents(5) // → 5995
 */
export const giftCents = (places: number): Cents => cents(places * plans[giftPlanCode].amountCents);
