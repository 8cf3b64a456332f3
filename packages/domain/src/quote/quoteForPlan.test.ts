import { describe, expect, it } from 'vitest';
import { audienceTierNames, cents, coupons, planCodes, plans, quoteForPlan } from '../index.ts';

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

  it.each(planCodes)('%s with the convention coupon costs half, rounded down to the cent', (planCode) => {
    const { now } = quoteForPlan({ planCode, coupon: coupons.vidcon, atMs });
    expect(now.totalCents).toBe(Math.floor(plans[planCode].amountCents / 2));
  });

  const giftCard = { code: 'GIFT-20', currency: 'USD', balanceCents: cents(2000) } as const;
  it.each([
    ['rocksprem_i_m_v2', { discountCents: 600, giftCardCents: 599, totalCents: 0 }],
    ['rocksprem_i_y_v2', { discountCents: 3594, giftCardCents: 2000, totalCents: 1594 }],
  ] as const)('%s takes coupon and gift card together, the coupon first', (planCode, now) => {
    expect(quoteForPlan({ planCode, coupon: coupons.vidcon, giftCard, atMs }).now).toMatchObject(now);
  });

  it('says when a coupon is not for the plan', () => {
    const coupon = { ...coupons.vidcon, planCodes: ['rocksprem_i_m_v2'] } as const;
    const { now, problems } = quoteForPlan({ planCode: 'rockspro_m_v1', coupon, atMs });
    expect(problems.map(({ code }) => code)).toEqual(['coupon_not_for_plan']);
    expect(now.totalCents).toBe(plans.rockspro_m_v1.amountCents);
  });
});
