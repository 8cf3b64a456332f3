import { describe, expect, it } from 'vitest';
import {
  type CheckoutSelection,
  cents,
  coupons,
  couponToApply,
  type GiftCard,
  promoFieldState,
  quoteForSelection,
  withCoupon,
  withGiftCard,
  withoutCode,
  withPlan,
} from '../index.ts';

const giftCard: GiftCard = { code: 'GIFT-20', currency: 'USD', balanceCents: cents(2000) };
const start: CheckoutSelection = { planCode: 'rocksprem_i_m_v2', coupon: null, giftCard: null };
const both = withGiftCard(withCoupon(start, coupons.vidcon), giftCard);

describe('codes at the checkout', () => {
  it('apply together, coupon first', () => {
    const { now } = quoteForSelection(both, 0);
    expect(now).toMatchObject({ discountCents: 600, giftCardCents: 599, totalCents: 0 });
  });

  it('lock their field until they are removed', () => {
    expect(promoFieldState(both, 'coupon')).toEqual({ kind: 'locked', button: 'Remove', code: 'vidcon50' });
    expect(promoFieldState(both, 'giftCard')).toEqual({ kind: 'locked', button: 'Remove', code: 'GIFT-20' });
    expect(promoFieldState(start, 'coupon')).toEqual({ kind: 'open', button: 'Add' });
    expect(withCoupon(both, coupons.twitch14)).toBe(both);
    expect(withGiftCard(both, { ...giftCard, code: 'OTHER' })).toBe(both);
  });

  it('come off one by one', () => {
    expect(withoutCode(both, 'coupon')).toEqual({ ...both, coupon: null });
    expect(withoutCode(both, 'giftCard')).toEqual({ ...both, giftCard: null });
    expect(withCoupon(withoutCode(both, 'coupon'), coupons.twitch14).coupon).toBe(coupons.twitch14);
  });

  it('stay when the plan changes, and are applied to the new price', () => {
    const yearly = withPlan(both, 'rocksprem_i_y_v2');
    expect(quoteForSelection(yearly, 0).now).toMatchObject({
      discountCents: 3594,
      giftCardCents: 2000,
      totalCents: 1594,
    });
  });

  it('that are not for the new plan say so, and work again after changing back', () => {
    const limited = withCoupon(start, { ...coupons.vidcon, planCodes: ['rocksprem_i_m_v2'] });
    const other = withPlan(limited, 'rockspro_m_v1');
    expect(quoteForSelection(other, 0).problems.map(({ code }) => code)).toEqual(['coupon_not_for_plan']);
    expect(quoteForSelection(withPlan(other, 'rocksprem_i_m_v2'), 0).now.totalCents).toBe(599);
  });
});

describe('couponToApply', () => {
  it.each([
    ['?coupon=vidcon50', 'vidcon50'],
    ['coupon=%20VIDCON50+', 'vidcon50'],
    ['?a=1&coupon=twitch14&b=2', 'twitch14'],
    ['?coupon=', null],
    ['?coupons=x', null],
    ['', null],
    ['?coupon=%E0%A4%A', null],
  ])('%s', (search, code) => {
    expect(couponToApply(search, [])).toBe(code);
  });

  it('is applied once', () => {
    expect(couponToApply('?coupon=vidcon50', ['vidcon50'])).toBeNull();
  });
});
