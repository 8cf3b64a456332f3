import { expect, it } from 'vitest';
import { readCoupon } from './readCoupon.ts';

it.each([
  [
    {
      code: 'half',
      duration: 'single_use',
      appliesToAllPlans: true,
      discount: { type: 'percent', percent: 50 },
    },
    { discount: { type: 'percent', percent: 50 }, singleUse: true, appliesForMonths: null, planCodes: null },
  ],
  [
    {
      code: 'five',
      duration: 'temporal',
      temporalAmount: 6,
      temporalUnit: 'week',
      appliesToAllPlans: false,
      plans: [{ code: 'rockspro_m_v1' }, { code: 'elsewhere' }],
      discount: {
        type: 'fixed',
        currencies: [
          { currency: 'EUR', amount: 4 },
          { currency: 'USD', amount: 5.1 },
        ],
      },
    },
    {
      discount: { type: 'dollars', amountCents: 510 },
      singleUse: false,
      appliesForMonths: 2,
      planCodes: ['rockspro_m_v1'],
    },
  ],
  [
    {
      code: 'try',
      duration: 'forever',
      appliesToAllPlans: true,
      discount: { type: 'free_trial', trial: { unit: 'day', length: 14 } },
    },
    {
      discount: { type: 'free_trial', amount: 14, unit: 'day' },
      singleUse: false,
      appliesForMonths: null,
      planCodes: null,
    },
  ],
])('reads %j', (coupon, read) => {
  expect(readCoupon(coupon)).toMatchObject({ code: coupon.code, ...read });
});

it('does not know every kind', () => {
  expect(
    readCoupon({ code: 'x', discount: { type: 'free_trial', trial: { unit: 'billing_period', length: 1 } } }),
  ).toBeNull();
  expect(readCoupon({ code: 'x', discount: { type: 'surprise' } })).toBeNull();
});
