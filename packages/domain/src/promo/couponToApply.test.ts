import { describe, expect, it } from 'vitest';
import { couponToApply } from '../index.ts';

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
