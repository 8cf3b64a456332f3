import { cents } from '../money/cents.ts';
import { currency, offer } from './offer.ts';

/**
 * The figures of the offer and of the legal texts.
 *
 * @example policy.refundWindowDays // → 14
 */
export const policy = {
  currency,
  ...offer,
  /** Shares of the fee, in percent. */
  productSharePercent: 30,
  affiliate: {
    commissionPercent: 10,
    referralDiscountPercent: 20,
    cookieDays: 90,
    minimumPayoutCents: cents(0),
    payout: 'monthly',
  },
  giftCard: { minimumCents: cents(1500), maximumCents: cents(15000) },
  /** What the site promises. */
  refundWindowDays: 14,
  /** What the licence agreement says. */
  licenceTrialDays: 30,
  /** The trial of the pages on free trials. */
  freeTrialMonths: 1,
  twitchTrialDays: 14,
  /** A subscription is paused this long at most. */
  maxPauseMonths: 3,
  agreementNoticeDays: 5,
  /** A higher price is told this many days before it is charged, or more. */
  priceNoticeDays: 30,
  liabilityCapCents: cents(10000),
  arbitrationNoticeDays: 30,
  arbitrationOptOutDays: 30,
  minimumAge: 13,
  parentalConsentUnderAge: 18,
  giveaway: { minimumAge: 18, notifyWithinBusinessDays: 5, claimWithinHours: 48, disputeWithinMonths: 6 },
  /** What a sale counts as in the affiliate program's reports. */
  conversionCents: { yearly: cents(11900), otherwise: cents(1199) },
} as const;
