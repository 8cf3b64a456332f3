import { describe, expect, it } from 'vitest';
import {
  addOnCodes,
  billingPeriodNames,
  billingPeriods,
  type CheckoutPath,
  checkoutPath,
  checkoutPlanCodes,
  conversionCents,
  extraChannelCodes,
  extraChannelsOf,
  extraChannelsText,
  isExtraChannelCode,
  isPlanCode,
  maxExtraChannels,
  type PlanCode,
  type PlanKey,
  partnerData,
  partnerPlans,
  periodLabels,
  planByKey,
  planCodes,
  planFor,
  plans,
  priceOfExtraChannels,
  productNames,
  products,
  startingPeriods,
} from '../index.ts';

describe('the plans', () => {
  it.each<[PlanKey, PlanCode, string, number, number, number | null]>([
    ['FREE', 'free', 'Free', 0, 0, null],
    ['PREMIUM_MONTHLY', 'rocksprem_i_m_v2', 'Premium', 1199, 1199, 1499],
    ['PREMIUM_YEARLY', 'rocksprem_i_y_v2', 'Premium', 7188, 599, 749],
    ['DOWNLOAD_MONTHLY', 'rockspremdownloads_m_v1', 'Download', 1199, 1199, null],
    ['DOWNLOAD_YEARLY', 'rockspremdownloads_y_v1', 'Download', 7188, 599, null],
    ['PRO_TIER_1_MONTHLY', 'rockspro_m_v1', 'Pro', 2500, 2500, null],
    ['PRO_TIER_1_YEARLY', 'rockspro_y_v1', 'Pro', 25000, 2100, null],
  ])('%s is %s, %s at %d', (key, code, name, amountCents, monthlyEquivalentCents, previousMonthlyCents) => {
    expect(planByKey[key]).toBe(plans[code]);
    expect(plans[code]).toMatchObject({
      key,
      code,
      name,
      amountCents,
      monthlyEquivalentCents,
      previousMonthlyCents,
    });
  });

  it('are four products at two periods, Free once', () => {
    expect(Object.keys(plans)).toEqual([...planCodes]);
    expect(Object.keys(planByKey)).toHaveLength(7);
    expect(products.map((product) => productNames[product])).toEqual(['Free', 'Premium', 'Download', 'Pro']);
  });

  it('are found again by product and period, and know their own code', () => {
    for (const product of products) {
      for (const billingPeriod of billingPeriods) {
        const plan = planFor(product, billingPeriod);
        expect(plan.product).toBe(product);
        expect(plan.name).toBe(productNames[product]);
        expect(plan.billingPeriod).toBe(product === 'free' ? null : billingPeriod);
        expect(plans[plan.code]).toBe(plan);
      }
    }
  });

  it('are sold in the checkout where they have one price for everybody', () => {
    const onePrice = planCodes.filter((code) => !['free', 'pro'].includes(plans[code].product));
    expect(checkoutPlanCodes).toEqual(onePrice);
  });

  it.each(['constructor', '__proto__', 'toString', 'FREE', ' free', ''])('know no code %o', (text) => {
    expect(isPlanCode(text)).toBe(false);
  });

  it('know their own codes', () => {
    expect(planCodes.every(isPlanCode)).toBe(true);
  });

  it.each<[PlanCode, CheckoutPath | null]>([
    ['free', null],
    ['rocksprem_i_m_v2', '/checkout/premium'],
    ['rocksprem_i_y_v2', '/checkout/premium'],
    ['rockspremdownloads_m_v1', '/checkout/premiumdownloads'],
    ['rockspremdownloads_y_v1', '/checkout/premiumdownloads'],
    ['rockspro_m_v1', '/checkout/pro'],
    ['rockspro_y_v1', '/checkout/pro'],
  ])('%s is bought at %s', (code, path) => {
    expect(checkoutPath(code)).toBe(path);
  });

  it('count in affiliate reports as 119.00 a year and 11.99 otherwise', () => {
    expect(planCodes.map(conversionCents)).toEqual([1199, 1199, 11900, 1199, 11900, 1199, 11900]);
  });
});

describe('the partner', () => {
  it('has its own four prices', () => {
    expect(partnerPlans.premium.monthly.amountCents).toBe(1199);
    expect(partnerPlans.premium.yearly.amountCents).toBe(10430);
    expect(partnerPlans.pro.monthly.amountCents).toBe(2000);
    expect(partnerPlans.pro.yearly.amountCents).toBe(17500);
  });

  it('shows them with two decimals', () => {
    expect(partnerData).toMatchObject({
      premiumCostMonthly: '11.99',
      premiumCostAnnually: '104.30',
      proCostMonthly: '20.00',
      proCostAnnually: '175.00',
      savingLine: '3 months free',
    });
  });

  it('shows a price per month that a year does not exceed', () => {
    for (const { yearly } of Object.values(partnerPlans)) {
      expect(yearly.monthlyEquivalentCents).toBe(Math.floor(yearly.amountCents / 12));
    }
  });
});

describe('the billing switch', () => {
  it('says what a year saves', () => {
    expect(periodLabels('pricing')).toEqual({ monthly: 'Monthly', yearly: 'Yearly (50% off)' });
    expect(periodLabels('plan-block').yearly).toBe('Yearly (2 months free)');
    expect(periodLabels('partner').yearly).toBe('Yearly (3 months free)');
    expect(billingPeriods.map((period) => billingPeriodNames[period])).toEqual(['Monthly', 'Yearly']);
  });

  it('starts yearly on home and pricing, monthly elsewhere', () => {
    expect(startingPeriods).toEqual({
      home: 'yearly',
      pricing: 'yearly',
      'plan-block': 'monthly',
      'pro-page': 'monthly',
      'pro-checkout': 'monthly',
    });
  });
});

describe('add-ons', () => {
  it('are four different codes', () => {
    const codes = Object.values(addOnCodes).flatMap((pair) => Object.values(pair));
    expect(new Set(codes).size).toBe(4);
  });
});

describe('extra channels', () => {
  it('are an add-on of the plan’s period', () => {
    expect(extraChannelsOf('rocksprem_i_m_v2', 2)).toEqual({
      code: extraChannelCodes.monthly,
      quantity: 2,
      unitAmountCents: 500,
    });
    expect(extraChannelsOf('rockspro_y_v1', maxExtraChannels)).toEqual({
      code: extraChannelCodes.yearly,
      quantity: 9,
      unitAmountCents: 5000,
    });
  });

  it('cost as much as each of them, and nothing without any', () => {
    expect(priceOfExtraChannels('rockspro_m_v1', 3)).toBe(1500);
    expect(priceOfExtraChannels('rockspro_m_v1', 0)).toBe(0);
    expect([extraChannelCodes.yearly, 'rockspro_m_v1'].map(isExtraChannelCode)).toEqual([true, false]);
  });

  it('are said in words', () => {
    expect([0, 1, 3].map(extraChannelsText)).toEqual([
      'no extra channels',
      '1 extra channel',
      '3 extra channels',
    ]);
  });

  it('are none without a number or a paid plan', () => {
    expect(extraChannelsOf('rockspro_m_v1', 0)).toBeNull();
    expect(extraChannelsOf('free', 2)).toBeNull();
  });
});
