import { describe, expect, it } from 'vitest';
import { open } from '../browser/page.ts';

describe('codes', () => {
  it.each([
    ['vidcon50', { discount: { type: 'percent', percent: 50 } }],
    [
      ' backbeat1month ',
      { code: 'backbeat1month', discount: { type: 'free_trial', amount: 1, unit: 'month' } },
    ],
    ['half3', { appliesForMonths: 3 }],
    ['save5', { discount: { type: 'dollars', amountCents: 500 }, singleUse: true }],
  ])('knows the coupon %s', async (code, coupon) => {
    expect(await open().coupon(code, 'rocksprem_i_m_v2')).toMatchObject({ ok: true, value: coupon });
  });

  it.each(['nothing', '', '  '])('knows no coupon %j', async (code) => {
    expect(await open().coupon(code, 'rocksprem_i_m_v2')).toEqual({ ok: true, value: null });
  });

  it('knows gift cards', async () => {
    const client = open();
    expect(await client.giftCard('GIFT-20-BACKBEAT')).toEqual({
      ok: true,
      value: { code: 'GIFT-20-BACKBEAT', currency: 'USD', balanceCents: 2000 },
    });
    expect(await client.giftCard('GIFT-0')).toEqual({ ok: true, value: null });
  });
});
