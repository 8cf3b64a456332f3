import { audienceTiers, coupons } from '@backbeat/domain';
import { expect, it } from 'vitest';
import { proRenewal, subscribeUrl } from './FinishPanel.tsx';

const user = { hash: 'h1', display_name: 'DJ One', username: 'dj1' };
const base = { host: 'https://pay.example', user, tier: audienceTiers.Two, couponCode: null } as const;

it('carries plan, hash, name and the tier twice', () => {
  expect(subscribeUrl({ ...base, billingPeriod: 'monthly' })).toMatch(
    /^https:\/\/pay\.example\/subscribe\/rockspro_m_v1\/h1\/DJ%20One\?add_on_code=[^&]+,[^&]+&add_on_quantity=2,2$/,
  );
});

it('is yearly, and takes the coupon along', () => {
  const url = subscribeUrl({ ...base, billingPeriod: 'yearly', couponCode: 'half 3' });
  expect(url).toContain('/rockspro_y_v1/');
  expect(url).toMatch(/&subscription\[coupon_code\]=half%203$/);
});

it('falls back to the username', () => {
  const url = subscribeUrl({ ...base, user: { ...user, display_name: null }, billingPeriod: 'monthly' });
  expect(url).toContain('/h1/dj1?');
});

const atMs = Date.UTC(2026, 10, 27);

it.each([
  ['monthly', audienceTiers.One, null, '$25.00 every month', 'December 27, 2026'],
  ['yearly', audienceTiers.Two, null, '$500.00 every year', 'November 27, 2027'],
  ['monthly', audienceTiers.Two, coupons.vidcon, '$25.00 every month', 'December 27, 2026'],
] as const)('says what %s Pro renews for, by audience and coupon', (period, tier, coupon, price, day) => {
  expect(proRenewal(period, tier, coupon, atMs).words).toBe(
    `Renews for ${price} until you cancel. First on ${day}.`,
  );
});
