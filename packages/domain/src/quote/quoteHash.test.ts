import { describe, expect, it } from 'vitest';
import { cents, coupons, quoteForPlan, quoteHash } from '../index.ts';

describe('quoteHash', () => {
  const shown = {
    currency: 'USD',
    planCode: 'rocksprem_i_y_v2',
    couponCode: 'vidcon50',
    giftCardCode: null,
    nowTotalCents: cents(3594),
  };

  it('is the hash of a quote with the same figures', () => {
    const priced = quoteForPlan({
      planCode: 'rocksprem_i_y_v2',
      coupon: { ...coupons.vidcon, code: 'VIDCON50' },
      atMs: 0,
    });
    expect(priced.hash).toBe(quoteHash(shown));
  });

  it('never changes from release to release: site and api may be of different ones', () => {
    expect(quoteHash(shown)).toBe('757f16216e95250a');
  });

  it.each([
    { currency: 'EUR' },
    { planCode: 'rocksprem_i_m_v2' },
    { couponCode: null },
    { giftCardCode: 'vidcon50', couponCode: null },
    { giftCardCode: '' },
    { nowTotalCents: cents(3595) },
  ])('differs with %o', (other) => {
    expect(quoteHash({ ...shown, ...other })).not.toBe(quoteHash(shown));
  });
});
