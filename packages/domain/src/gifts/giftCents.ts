import { type Cents, cents } from '../money/cents.ts';
import { plans } from '../plans/plans.ts';
import { giftPlanCode } from './giftLimits.ts';

/**
 * What a number of gift months costs before tax: each as much as a month costs that somebody buys. It is what `quote`
 * says of so many charges, without all that a quote has besides.
 *
 * @example giftCents(5) // → 5995
 */
export const giftCents = (places: number): Cents => cents(places * plans[giftPlanCode].amountCents);
