import { expect, it } from 'vitest';
import { readPricingVectors, vectorInput } from '../../testing/pricingVectors.ts';
import { quote } from '../index.ts';

/**
 * What each purchase of the vectors costs now and at the next bill, in cents, worked out on paper. Half a cent of a cut
 * is a whole one.
 */
const byHand: Readonly<Record<string, readonly [now: number, next: number, how: string]>> = {
  'base-monthly-1199': [1199, 1199, 'the price'],
  'monthly-1199__pct50': [599, 599, '1199 less 599.5, which is 600'],
  'monthly-1199__pct33': [803, 803, '1199 less 395.67, which is 396'],
  'monthly-1199__usd5': [699, 699, '1199 less 500'],
  'monthly-1199__trial-1m': [0, 1199, 'a month for nothing, then 1199'],
  'annual-7188__pct50': [3594, 3594, '7188 less 3594'],
  'annual-7188__pct10': [6469, 6469, '7188 less 718.8, which is 719'],
  'base-plan-25': [2500, 2500, 'the price'],
  'plan-25__usd5': [2000, 2000, '2500 less 500'],
  'plan-25__usd20': [500, 500, '2500 less 2000'],
  'plan-25__trial-1m': [0, 2500, 'a month for nothing'],
  'base-plan-250': [25_000, 25_000, 'the price'],
  'plan-250__trial-1m': [0, 25_000, 'a month for nothing'],
  'plan-25__trial-60d': [0, 2500, '60 days for nothing'],
  'monthly-1199__pct100': [0, 0, 'all of it off'],
  'once-pct': [599, 1199, '1199 less 600, once'],
  'once-usd': [699, 1199, '1199 less 500, once'],
  'once-usd-on-trial-plan': [0, 699, 'the trial first; the one cut falls on the first bill'],
  'temporal-3mo': [599, 599, 'the second month is one of the three'],
  'temporal-note': [599, 599, '1199 less 600, always'],
  'gc-below': [699, 1199, '1199 less a card of 500, which is spent'],
  'gc-equal': [0, 1199, '1199 less a card of 1199'],
  'gc-above': [0, 398, 'a card of 2000 pays 1199 and 801 of the next 1199'],
  'gc-250-300': [0, 20_000, 'a card of 30000 pays 25000 and 5000 of the next'],
  'pct50+gc5': [99, 599, '599 less a card of 500'],
  'pct50+gc599': [0, 599, '599 less a card of 599'],
  'trial-1m+gc10': [0, 199, 'nothing to pay now; 1199 less a card of 1000'],
  q2: [2398, 2398, 'two of 1199'],
  'q2+pct50': [1199, 1199, 'half of 2398'],
  'q2+pct33': [1607, 1607, '2398 less 791.34, which is 791'],
  'q2+usd5': [1898, 1898, '2398 less 500, once a bill'],
  'q2+usd20': [398, 398, '2398 less 2000'],
  'q2+gc2398': [0, 2398, 'a card of 2398 is spent'],
  q0: [0, 0, 'none of it'],
  'two-subs': [3699, 3699, '1199 and 2500'],
  'two-subs+pct50': [1849, 1849, '3699 less 1849.5, which is 1850'],
  'two-subs+usd20-sub': [1699, 1699, '2000 off the dearer of the two: 1199 and 500'],
  'two-subs+trial-1m': [1199, 3699, 'the dearer one is free for a month'],
  'two-subs+trial-acct': [0, 3699, 'both are free for a month'],
  'two-subs+plan-limited': [4793, 4793, '1199, and half of 7188'],
  setup: [3000, 2500, '2500 and 500 to set up, once'],
  'setup+pct50': [1750, 1250, 'half of 2500, and the whole 500'],
  'setup+usd20': [1000, 500, '2500 less 2000, and 500'],
  'plan-trial': [0, 1199, '14 days for nothing'],
  'plan-trial+setup': [500, 2500, 'setting up is paid at once'],
  adj: [5199, 1199, '1199 and twice 2000'],
  'adj+pct50': [2599, 599, '599 and the whole 2000'],
  'adj-only': [2500, 0, 'one charge of 2500, nothing later'],
  'round-half-125': [112, 112, '125 less 12.5, which is 13'],
  'round-half-1005': [502, 502, '1005 less 502.5, which is 503'],
  'round-805': [724, 724, '805 less 80.5, which is 81'],
  'eur-base': [999, 999, 'the price in euros'],
  'eur+usd5': [599, 599, '999 less the 400 that it is in euros'],
  'eur+usd20': [999, 999, 'it is nothing in euros'],
  'eur+pct33': [669, 669, '999 less 329.67, which is 330'],
  'eur+gc10': [999, 999, 'a card in dollars pays no euros'],
  'unknown-coupon': [1199, 1199, 'the price'],
  'unknown-gc': [1199, 1199, 'the price'],
  'tax-8.75': [1304, 1304, '1199 and 104.9125, which is 105'],
  'tax-8.75+gc': [0, 608, 'a card of 2000 pays 1304 and 696 of the next 1304'],
  'tax-given': [1300, 1399, '1199 and 100.5, which is 101; 1199 and 200'],
  'hazard-3490-15': [2966, 2966, '3490 less 523.5, which is 524'],
  'hazard-895-70': [268, 268, '895 less 626.5, which is 627'],
  'hazard-nan-adj': [0, 0, 'three of 110 less a card of 330'],
  'hazard-nan-two': [0, 222, '1 and 221 less a card of 222'],
  'sub-base': [1199, 1199, 'the price'],
  'sub-pct50+gc5': [99, 599, '599 less a card of 500'],
  'sub-trial+gc10': [0, 199, '1199 less a card of 1000, after the trial'],
  'sub-once-on-trial': [0, 599, 'the one cut falls on the first bill'],
  'sub-plan-limited-mismatch': [1199, 1199, 'the coupon is for another plan'],
};

const file = readPricingVectors();
const known = file.vectors.filter(({ id }) => id in byHand);

it.each(known)('$id costs what it costs on paper', (vector) => {
  const { now, next } = quote(vectorInput(file, vector));
  const [nowCents, nextCents, how] = byHand[vector.id] ?? [];
  expect([now.totalCents, next.totalCents], how).toEqual([nowCents, nextCents]);
});

it('has every purchase of our vectors', () => {
  expect(known).toHaveLength(Object.keys(byHand).length);
  if (process.env.PRICING_VECTORS === undefined) expect(known).toHaveLength(file.vectors.length);
});
