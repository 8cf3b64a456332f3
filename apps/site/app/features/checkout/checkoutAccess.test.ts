import type { AccountTier, Product } from '@backbeat/domain';
import { describe, expect, it } from 'vitest';
import { checkoutAccess } from './checkoutAccess.ts';

const signedIn = (tier: AccountTier | null, product: Product) =>
  checkoutAccess({ status: 'signed-in', tier, product, step: 'editing' });

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
    expect(checkoutAccess({ status, tier: null, product: 'premium', step: 'editing' })).toBe(access);
  });
});

it.each(['processing', 'challenge', 'done'] as const)(
  'stays on the page while %s, though the new tier is there',
  (step) => {
    expect(checkoutAccess({ status: 'signed-in', tier: 'premStream', product: 'premium', step })).toBe(
      'form',
    );
  },
);
