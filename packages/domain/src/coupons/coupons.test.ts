import { describe, expect, it } from 'vitest';
import { brand, couponCodes, couponCodesFor, coupons, dateText, quoteForPlan } from '../index.ts';
import { couponCode } from './couponCode.ts';

const atMs = Date.UTC(2026, 10, 20);

describe('the coupons of the site', () => {
  it('have their codes', () => {
    expect(couponCodes).toEqual({
      oneMonthFree: 'backbeat1month',
      vidcon: 'vidcon50',
      twitch14: 'twitch14',
      twitch60: 'twitch60',
      twitch90: 'twitch90',
    });
    expect(couponCodesFor({ ...brand, slug: 'owl' }).oneMonthFree).toBe('owl1month');
  });

  it.each([
    ['oneMonthFree', 'December 20, 2026'],
    ['twitch14', 'December 4, 2026'],
    ['twitch60', 'January 19, 2027'],
    ['twitch90', 'February 18, 2027'],
  ] as const)('%s is free until %s', (key, day) => {
    const { next, now, trialEndsAtMs } = quoteForPlan({
      planCode: 'rocksprem_i_m_v2',
      coupon: coupons[key],
      atMs,
    });
    expect(now.totalCents).toBe(0);
    expect(trialEndsAtMs === null ? null : dateText(trialEndsAtMs)).toBe(day);
    expect(next).toMatchObject({ totalCents: 1199, atMs: trialEndsAtMs });
  });

  it('halve the price at the convention', () => {
    const { now } = quoteForPlan({ planCode: 'rocksprem_i_m_v2', coupon: coupons.vidcon, atMs });
    expect(now).toMatchObject({ discountCents: 600, totalCents: 599 });
  });

  it('ignore capitals and space around them', () => {
    expect(couponCode('  Twitch14\n')).toBe(couponCodes.twitch14);
  });
});
