import type { AccountTier, Product } from '@backbeat/domain';
import { describe, expect, it } from 'vitest';
import { checkoutAccess } from './useCheckoutVisit.ts';

const signedIn = (tier: AccountTier | null, product: Product) =>
  checkoutAccess({ status: 'signed-in', tier, product, step: 'editing', ownPlan: 'none' });

it.each([
  ['premium', ['0cpm', 'pro', 'admin', 'premStream']],
  ['download', ['0cpm', 'pro', 'admin', 'premDownload']],
  ['pro', ['0cpm', 'pro', 'admin']],
] as const)('%s is skipped by exactly %j', (product, skipping) => {
  const tiers = ['free', 'premStream', 'premDownload', 'pro', '0cpm', 'admin'] as const;
  const skipped = tiers.filter((tier) => signedIn(tier, product) === 'player');
  expect(new Set<string>(skipped)).toEqual(new Set<string>(skipping));
});

describe('before the account is known', () => {
  it.each([
    ['loading', 'waiting'],
    ['signed-out', 'sign-up'],
    ['signed-in', 'waiting'],
  ] as const)('%s → %s', (status, access) => {
    expect(
      checkoutAccess({ status, tier: null, product: 'premium', step: 'editing', ownPlan: 'unknown' }),
    ).toBe(access);
  });
});

it.each(['processing', 'challenge', 'done'] as const)(
  'stays on the page while %s, though the new tier is there',
  (step) => {
    expect(
      checkoutAccess({ status: 'signed-in', tier: 'premStream', product: 'premium', step, ownPlan: 'some' }),
    ).toBe('form');
  },
);

it.each([
  ['premDownload', 'premium', 'some', 'change'],
  ['premDownload', 'premium', 'none', 'form'],
  ['premDownload', 'premium', 'unknown', 'waiting'],
  ['free', 'premium', 'unknown', 'form'],
  // Paused: on Free, and a second plan would be paid beside the first.
  ['free', 'premium', 'some', 'change'],
  ['premStream', 'pro', 'some', 'form'],
] as const)('%s at the %s checkout, own plan: %s → %s', (tier, product, ownPlan, access) => {
  expect(checkoutAccess({ status: 'signed-in', tier, product, step: 'editing', ownPlan })).toBe(access);
});
