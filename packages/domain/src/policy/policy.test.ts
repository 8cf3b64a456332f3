import { describe, expect, it } from 'vitest';
import { convention, coupons, plans, policy } from '../index.ts';

describe('the figures of the specification', () => {
  it('share the whole fee between artists and the product', () => {
    expect(policy.artistSharePercent + policy.productSharePercent).toBe(100);
  });

  it('promise what the coupons give', () => {
    expect(coupons.vidcon.discount).toEqual({ type: 'percent', percent: convention.discountPercent });
    expect(coupons.oneMonthFree.discount).toMatchObject({ amount: policy.freeTrialMonths, unit: 'month' });
    expect(coupons.twitch14.discount).toMatchObject({ amount: policy.twitchTrialDays, unit: 'day' });
  });

  it('halve the price of twelve months for who pays yearly', () => {
    const { monthly, yearly } = { monthly: plans.rocksprem_i_m_v2, yearly: plans.rocksprem_i_y_v2 };
    const yearOfMonths = monthly.amountCents * 12;
    expect(Math.round((100 * (yearOfMonths - yearly.amountCents)) / yearOfMonths)).toBe(
      policy.yearlyDiscountPercent,
    );
  });

  it('ask for the consent of parents above the age at which an account is possible', () => {
    expect(policy.minimumAge).toBeLessThan(policy.parentalConsentUnderAge);
    expect(policy.giftCard.minimumCents).toBeLessThan(policy.giftCard.maximumCents);
  });
});
