import { describe, expect, it } from 'vitest';
import { convention, legalDates, policy, sizes, timing } from '../index.ts';

describe('the constants of the specification', () => {
  it('has the offer', () => {
    expect(policy).toMatchObject({
      currency: 'USD',
      artistSharePercent: 70,
      productSharePercent: 30,
      affiliate: {
        commissionPercent: 10,
        referralDiscountPercent: 20,
        cookieDays: 90,
        minimumPayoutCents: 0,
        payout: 'monthly',
      },
      giftCard: { minimumCents: 1500, maximumCents: 15000 },
      refundWindowDays: 14,
      licenceTrialDays: 30,
      freeTrialMonths: 1,
      twitchTrialDays: 14,
      conversionCents: { yearly: 11900, otherwise: 1199 },
    });
    expect(policy.artistSharePercent + policy.productSharePercent).toBe(100);
  });

  it('has the law', () => {
    expect(policy).toMatchObject({
      agreementNoticeDays: 5,
      liabilityCapCents: 10000,
      arbitrationNoticeDays: 30,
      arbitrationOptOutDays: 30,
      minimumAge: 13,
      parentalConsentUnderAge: 18,
      giveaway: { minimumAge: 18, notifyWithinBusinessDays: 5, claimWithinHours: 48, disputeWithinMonths: 6 },
    });
    expect(legalDates.privacy).toContain('October 21, 2021');
    expect(legalDates.terms).toContain('October 21, 2021');
    expect(legalDates.licenseServicesAgreement).toContain('June 16, 2022');
    expect(legalDates.dmca).toContain('2017');
    expect(convention).toEqual({
      place: 'Anaheim Convention Center',
      dates: '22-25 June 2022',
      discountPercent: 50,
    });
  });

  it('has the times', () => {
    expect(timing).toEqual({
      tokenRefreshThresholdDays: 7,
      usernameCheckDelayMs: 300,
      defaultIdentityDelayMs: 300,
      channelSearchDebounceMs: 500,
      consentCookieDays: 10,
      playingPageSize: 15,
      statisticsAnimationMs: 1500,
      lastStatistic: { animationMs: 500, delayMs: 2000 },
      carousel: { slides: 18, speedMs: 5000 },
    });
  });

  it('has the sizes', () => {
    expect(sizes).toEqual({
      popup: { width: 800, height: 830 },
      dropdown: { width: 300, maxHeight: 300 },
      breakpoints: [375, 576, 768, 992, 1200, 1440, 2000],
      stationBreakpoint: 1240,
      logoGrid: {
        columns: { small: 2, medium: 4, large: 8 },
        widths: { small: '45%', medium: '22.5%', large: '10%' },
        gap: '1rem',
        diagonalEdge: { small: '3.125rem', medium: '4.6875rem' },
        paddingTop: '4rem',
        secondBlockOpacity: 0.6,
      },
    });
  });
});
