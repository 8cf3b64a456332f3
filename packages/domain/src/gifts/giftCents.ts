import type { Cents } from '../money/cents.ts';
import { plans } from '../plans/plans.ts';
import { quote } from '../quote/quote.ts';
import { giftPlanCode } from './giftLimits.ts';

/**
 * What a number of gift months costs before tax: each as much as a month costs that somebody buys.
 *
 * @example giftCents(5) // → 5995
 */
export const giftCents = (places: number): Cents =>
  quote({
    currency: 'USD',
    lines: [],
    charges: [{ quantity: places, amountCents: plans[giftPlanCode].amountCents }],
    atMs: 0,
  }).now.totalCents;
