import { describe, expect, it } from 'vitest';
import { audienceTierNames, planCodes, plans, quoteForPlan } from '../index.ts';

const atMs = Date.UTC(2027, 0, 31, 12);

describe('quoteForPlan', () => {
  it.each(planCodes)('%s costs its list price, now and a period later', (planCode) => {
    const plan = plans[planCode];
    const { next, now, problems } = quoteForPlan({ planCode, atMs });
    expect(now.totalCents).toBe(plan.amountCents);
    expect(next.totalCents).toBe(plan.amountCents);
    expect(new Date(next.atMs).toISOString().slice(0, 10)).toBe(
      plan.billingPeriod === 'yearly' ? '2028-01-31' : '2027-02-28',
    );
    expect(problems).toEqual([]);
  });

  it.each([
    ['rockspro_m_v1', [2500, 5000, 10000, 50000]],
    ['rockspro_y_v1', [25000, 50000, 100000, 500000]],
    ['rocksprem_i_y_v2', [7188, 7188, 7188, 7188]],
  ] as const)('%s by size of audience', (planCode, totals) => {
    expect(
      audienceTierNames.map((audienceTier) => quoteForPlan({ planCode, audienceTier, atMs }).now.totalCents),
    ).toEqual(totals);
  });
});
