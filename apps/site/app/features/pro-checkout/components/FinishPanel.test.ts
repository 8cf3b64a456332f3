import {
  type AudienceTierName,
  audienceTiers,
  type BillingPeriod,
  type Coupon,
  cents,
  coupons,
} from '@backbeat/domain';
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
const planCodes = { monthly: 'rockspro_m_v1', yearly: 'rockspro_y_v1' } as const;

const orderOf = (period: BillingPeriod, audienceTier: AudienceTierName, coupon: Coupon | null) => ({
  planCode: planCodes[period],
  audienceTier,
  coupon,
  atMs,
});

it.each([
  ['monthly', audienceTiers.One, null, '$25.00 every month', 'December 27, 2026'],
  ['yearly', audienceTiers.Two, null, '$500.00 every year', 'November 27, 2027'],
  ['monthly', audienceTiers.Two, coupons.vidcon, '$25.00 every month', 'December 27, 2026'],
] as const)('says what %s Pro renews for, by audience and coupon', (period, tier, coupon, price, day) => {
  const order = orderOf(period, tier.name, coupon);
  expect(proRenewal(order, null).words).toBe(`Renews for ${price} until you cancel. First on ${day}.`);
});

const vat = (isIncluded: boolean, subtotal: number, amount: number) =>
  ({
    type: 'previewed',
    isIncluded,
    amounts: [
      { subtotalCents: cents(subtotal), lines: [{ type: 'vat', region: 'DE', amountCents: cents(amount) }] },
    ],
  }) as const;

it.each([
  ['on top', vat(false, 5000, 950), 5950, '$59.50'],
  ['inside', vat(true, 5000, 798), 5000, '$50.00'],
  ['not known yet', 'unknown', 5000, '$50.00, plus any tax not included in it,'],
] as const)('with tax %s it says what is charged', (_, tax, amount_cents, price) => {
  expect(proRenewal(orderOf('monthly', 'Two', null), tax)).toMatchObject({
    amount_cents,
    words: `Renews for ${price} every month until you cancel. First on December 27, 2026.`,
  });
});
