import type { Subscription } from '@backbeat/domain';
import { safeStorage } from '@backbeat/sdk';
import { subscriptionFixture, userFixture } from '@backbeat/sdk/testing';
import { describe, expect, it } from 'vitest';
import { claimConversion, conversionOf } from './AffiliateConversion.tsx';

const user = userFixture({ hash: 'h1' });
const accountWith = (subscription: Subscription | null) => ({
  user,
  subscription,
  name_change_eligible: true,
});

describe('conversionOf', () => {
  it.each([
    ['rocksprem_i_m_v2', '11.99'],
    ['rocksprem_i_y_v2', '119.00'],
    ['rockspremdownloads_y_v1', '119.00'],
    ['rockspro_m_v1', '11.99'],
  ])('%s counts as %s, with the account hash', (plan_code, value) => {
    const sale = conversionOf(accountWith(subscriptionFixture({ plan_code })), 'h1');
    expect(sale?.conversion).toEqual({ accountHash: 'h1', value, currency: 'USD' });
  });

  it.each([
    ['nothing was bought', null, 'h1'],
    ['somebody else is named', subscriptionFixture(), 'h2'],
    ['nobody is named', subscriptionFixture(), null],
    ['an old subscription', subscriptionFixture({ state: 'canceled' }), 'h1'],
    ['an unknown plan', subscriptionFixture({ plan_code: 'gold' }), 'h1'],
  ])('no sale: %s', (_why, subscription, hash) => {
    expect(conversionOf(accountWith(subscription), hash)).toBeNull();
  });

  it('tells a later purchase apart', () => {
    const keys = ['2026-01-01T00:00:00Z', '2026-06-01T00:00:00Z'].map(
      (first_billing_date) =>
        conversionOf(accountWith(subscriptionFixture({ first_billing_date })), 'h1')?.key,
    );
    expect(new Set(keys).size).toBe(2);
  });
});

describe('claimConversion', () => {
  const memory = () => {
    const values = new Map<string, string>();
    return safeStorage(() => ({
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
      removeItem: (key) => void values.delete(key),
    }));
  };

  it('is true once per purchase', () => {
    const storage = memory();
    expect(['a', 'a', 'b', 'a', 'b'].map((key) => claimConversion(storage, key))).toEqual([
      true,
      false,
      true,
      false,
      false,
    ]);
  });

  it('tells nothing where nothing can be kept', () => {
    const area = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const storages = [() => ({ ...area, setItem: full }), full, () => area].map(safeStorage);
    for (const storage of storages) expect(claimConversion(storage, 'a')).toBe(false);
  });
});
