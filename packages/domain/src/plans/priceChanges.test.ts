import { describe, expect, it } from 'vitest';
import { audienceTiers, cents, type PriceChange, plans, priceChanges, priceRecords } from '../index.ts';

describe('the record of prices', () => {
  it('ends with what every plan costs today', () => {
    for (const { code, amountCents, product } of Object.values(plans)) {
      if (product === 'free') expect(priceRecords(code)).toEqual([]);
      else if (product !== 'pro') expect(priceRecords(code).at(-1)?.amountCents, code).toBe(amountCents);
    }
    for (const { name, monthlyCents, yearlyCents } of Object.values(audienceTiers)) {
      expect(priceRecords('rockspro_m_v1', name).at(-1)?.amountCents, name).toBe(monthlyCents);
      expect(priceRecords('rockspro_y_v1', name).at(-1)?.amountCents, name).toBe(yearlyCents);
    }
  });

  it('stands behind each struck-through price', () => {
    for (const { code, billingPeriod, previousMonthlyCents } of Object.values(plans)) {
      if (previousMonthlyCents === null) continue;
      const months = billingPeriod === 'yearly' ? 12 : 1;
      expect(priceRecords(code).at(-1)?.lowestBeforeCents, code).toBe(previousMonthlyCents * months);
    }
  });

  it('is in order of time, with one price of a plan for a day', () => {
    const days = priceChanges.map(({ on }) => on);
    expect(days).toEqual([...days].sort());
    const keys = priceChanges.map(({ on, planCode, audienceTier }) => `${on} ${planCode} ${audienceTier}`);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('the lowest price of the 30 days before', () => {
  const rows = (...changes: readonly (readonly [on: string, amount: number])[]): readonly PriceChange[] =>
    changes.map(([on, amount]) => ({
      on,
      planCode: 'rocksprem_i_m_v2',
      audienceTier: null,
      amountCents: cents(amount),
    }));

  it.each([
    ['a first price has none', rows(['2026-01-01', 1499]), null],
    ['the only price before', rows(['2026-01-01', 1499], ['2026-06-01', 1199]), 1499],
    [
      'a lower one that ended within the 30 days',
      rows(['2026-01-01', 999], ['2026-05-20', 1499], ['2026-06-01', 1199]),
      999,
    ],
    [
      'not one that ended on the day 30 days before',
      rows(['2026-01-01', 999], ['2026-05-02', 1499], ['2026-06-01', 1199]),
      1499,
    ],
    [
      'one whose last day lay within them',
      rows(['2026-01-01', 999], ['2026-05-03', 1499], ['2026-06-01', 1199]),
      999,
    ],
    [
      'the lowest of several',
      rows(['2026-05-10', 1499], ['2026-05-15', 1099], ['2026-05-20', 1299], ['2026-06-01', 1199]),
      1099,
    ],
  ])('%s', (_, changes, expected) => {
    expect(priceRecords('rocksprem_i_m_v2', null, changes).at(-1)?.lowestBeforeCents).toBe(expected);
  });
});
