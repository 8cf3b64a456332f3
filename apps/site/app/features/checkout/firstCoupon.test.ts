import { expect, it } from 'vitest';
import { firstCoupon } from './firstCoupon.ts';

it.each([
  ['a first visit without a coupon', null, null, ''],
  ['a first visit with one', 'vidcon50', null, 'vidcon50'],
  ['a reload', 'vidcon50', { coupon: 'vidcon50', linkCoupon: 'vidcon50' }, 'vidcon50'],
  ['a reload after it was removed', 'vidcon50', { coupon: '', linkCoupon: 'vidcon50' }, ''],
  ['a reload after another was typed', 'vidcon50', { coupon: 'save5', linkCoupon: 'vidcon50' }, 'save5'],
  ['another link', 'twitch14', { coupon: 'save5', linkCoupon: 'vidcon50' }, 'twitch14'],
  ['a typed one, no link', null, { coupon: 'save5', linkCoupon: null }, 'save5'],
])('%s', (_name, link, draft, coupon) => {
  expect(firstCoupon(link, draft)).toBe(coupon);
});
