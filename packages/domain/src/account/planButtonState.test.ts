import { describe, expect, it } from 'vitest';
import {
  type AccountTier,
  accountTiers,
  billingPeriods,
  isEntitled,
  isNewUser,
  type PlanButtonState,
  planButtonState,
  planCodes,
  planFor,
  plans,
  products,
  tierDisplay,
  tierDisplayNames,
  tierForPlan,
  tierNames,
  tierRights,
} from '../index.ts';

type Labels = readonly [free: string, premium: string, download: string, pro: string];

const view = 'View player';
const upgrade = 'Upgrade now';
const change = 'Change plan';

/** Section 6 of the specification, a row per tier and a column per product. */
const table: Record<AccountTier, Labels> = {
  free: [view, upgrade, upgrade, upgrade],
  premStream: [view, view, change, upgrade],
  premDownload: [view, change, view, upgrade],
  pro: [view, view, view, view],
  '0cpm': [view, view, view, view],
  admin: [view, view, view, view],
};

const actions: Record<PlanButtonState['label'], PlanButtonState['action']> = {
  'Start free trial': 'sign-up',
  'Upgrade now': 'checkout',
  'Change plan': 'checkout',
  'View player': 'player',
};

const cells = accountTiers.flatMap((tier) =>
  products.flatMap((product, column) =>
    billingPeriods.map((period) => [tier, planFor(product, period).code, table[tier][column]] as const),
  ),
);

describe('planButtonState', () => {
  it.each(cells)('%s looking at %s sees %s', (tier, planCode, label) => {
    const state = planButtonState({ session: { tier }, planCode });
    expect(state.label).toBe(label);
    expect(state.action).toBe(actions[state.label]);
  });

  it.each(planCodes)('signed out, %s starts a free trial', (planCode) => {
    expect(planButtonState({ session: 'signed-out', planCode })).toEqual({
      label: 'Start free trial',
      action: 'sign-up',
    });
  });

  it('sells a plan again that only lasts to the end of a stream', () => {
    const session = { tier: 'pro', extended_until: '2026-11-24T04:00:00.000Z' } as const;
    for (const planCode of planCodes)
      expect(planButtonState({ session, planCode })).toEqual(
        planButtonState({ session: { tier: 'free' }, planCode }),
      );
  });

  it('opens the player for exactly those who already have the product', () => {
    for (const tier of accountTiers) {
      for (const planCode of planCodes) {
        const { action } = planButtonState({ session: { tier }, planCode });
        expect(action === 'player').toBe(isEntitled(tier, plans[planCode].product));
      }
    }
  });
});

describe('isEntitled', () => {
  it.each([
    ['pro', ['pro', '0cpm', 'admin']],
    ['premium', ['premStream', 'pro', '0cpm', 'admin']],
    ['download', ['premDownload', 'pro', '0cpm', 'admin']],
    ['free', [...accountTiers]],
  ] as const)('%s belongs to %o', (product, tiers) => {
    expect(accountTiers.filter((tier) => isEntitled(tier, product))).toEqual(tiers);
  });
});

describe('tiers', () => {
  it('are six, with names and a card each', () => {
    expect(accountTiers).toEqual(['free', 'premStream', 'premDownload', 'pro', '0cpm', 'admin']);
    expect(accountTiers.map((tier) => tierNames[tier])).toEqual([
      'Free',
      'PremiumStream',
      'PremiumDownload',
      'Pro',
      'ZeroCpm',
      'Admin',
    ]);
    expect(accountTiers.map((tier) => tierDisplayNames[tierDisplay(tier)])).toEqual([
      'Free',
      'Premium',
      'Premium',
      'Pro',
      'Pro',
      'Pro',
    ]);
  });

  it('follow from the plan that is paid for', () => {
    expect(planCodes.map(tierForPlan)).toEqual([
      'free',
      'premStream',
      'premStream',
      'premDownload',
      'premDownload',
      'pro',
      'pro',
    ]);
    for (const planCode of planCodes)
      expect(isEntitled(tierForPlan(planCode), plans[planCode].product)).toBe(true);
  });

  it('have the rights of the licence agreement', () => {
    expect(products.map((product) => tierRights[product].text)).toEqual([
      'selected stations only, no track selection, mandatory chat attribution.',
      'some tracks, streaming only, all stations and playlists.',
      'some tracks, downloads and limited streaming, some stations.',
      'all tracks, streaming and downloads, all stations and playlists.',
    ]);
    expect(products.map((product) => tierRights[product].channelsPerPlatform)).toEqual([0, 1, 1, 1]);
  });
});

it.each([
  ['signed-out', true],
  [{ tier: 'free' }, true],
  [{ tier: 'premStream' }, false],
  [{ tier: 'premDownload' }, false],
  [{ tier: 'pro' }, false],
  [{ tier: '0cpm' }, false],
  [{ tier: 'admin' }, false],
] as const)('the price for new users is for %j: %s', (viewer, expected) => {
  expect(isNewUser(viewer)).toBe(expected);
});
