import { describe, expect, it } from 'vitest';
import { plans } from '../plans/plans.ts';
import { quote } from '../quote/quote.ts';
import { giftCents, giftLimits, giftPlanCode } from './giftLimits.ts';
import { type ClaimFacts, claimRefusal, giftState } from './giftState.ts';
import { giveRefusal, maxGiftPlaces } from './giveRefusal.ts';

describe('giftState', () => {
  const gift = { places: 2, claimed: 1, untilMs: 100, endedAtMs: null };
  it.each([
    ['with a place left', gift, 99, 'open'],
    ['at its end', gift, 100, 'ended'],
    ['cancelled', { ...gift, endedAtMs: 50 }, 60, 'ended'],
    ['claimed by all', { ...gift, claimed: 2 }, 60, 'claimed'],
    ['claimed by all, later', { ...gift, claimed: 2, endedAtMs: 100 }, 200, 'claimed'],
  ] as const)('%s', (_, facts, atMs, expected) => {
    expect(giftState(facts, atMs)).toBe(expected);
  });
});

describe('claimRefusal', () => {
  const free: ClaimFacts = {
    state: 'open',
    isOwn: false,
    isSamePerson: false,
    recentClaims: 0,
    isLeaving: false,
  };
  it.each([
    [free, null],
    [{ ...free, recentClaims: giftLimits.claims - 1 }, null],
    [{ ...free, recentClaims: giftLimits.claims }, 'claims'],
    [{ ...free, state: 'claimed', isOwn: true }, 'claimed'],
    [{ ...free, state: 'ended', recentClaims: 99 }, 'ended'],
    [{ ...free, isOwn: true }, 'own'],
    [{ ...free, isSamePerson: true, recentClaims: 99 }, 'same_person'],
    [{ ...free, isLeaving: true }, 'leaving'],
  ] satisfies readonly (readonly [ClaimFacts, string | null])[])('%o: %s', (facts, expected) => {
    expect(claimRefusal(facts)).toBe(expected);
  });
});

describe('giving', () => {
  it('costs as much as buying, with no discount for many: nobody gains by giving to themselves', () => {
    const { amountCents } = plans[giftPlanCode];
    for (const quantity of [1, 2, 7, giftLimits.places]) {
      const charges = [{ quantity, amountCents }];
      expect(giftCents(quantity)).toBe(
        quote({ currency: 'USD', lines: [], charges, atMs: 0 }).now.totalCents,
      );
      expect(giftCents(quantity)).toBe(quantity * amountCents);
    }
  });

  it.each([
    [{ openGifts: 0, monthsBought: 0 }, giftLimits.places],
    [{ openGifts: giftLimits.openGifts - 1, monthsBought: 60 }, 40],
    [{ openGifts: giftLimits.openGifts, monthsBought: 3 }, 0],
    [{ openGifts: 0, monthsBought: giftLimits.monthsBought }, 0],
    [{ openGifts: 0, monthsBought: giftLimits.monthsBought + 50 }, 0],
  ])('is limited: %o', (given, most) => {
    expect(maxGiftPlaces(given)).toBe(most);
    expect(giveRefusal(given, most + 1)).not.toBeNull();
    if (most > 0) expect(giveRefusal(given, most)).toBeNull();
  });
});
