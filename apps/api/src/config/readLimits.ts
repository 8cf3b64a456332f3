import { dayMs, giftLimits } from '@backbeat/domain';
import type { Limits } from './Config.ts';
import type { Environment } from './readEnvironment.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** The database stores counts as 32-bit integers. */
const mostCounted = 2 ** 31 - 1;

/** The rate limits. A variable may change each of them, but none can be switched off or set to zero. */
export const readLimits = (read: Environment): Limits => {
  const max = (name: string, otherwise: number): number =>
    read.whole(`LIMIT_${name}`, otherwise, { min: 1, max: mostCounted });
  const limits = {
    // High enough for a campus behind one address, and low enough to stop a flood.
    calls: { max: max('CALLS_PER_MINUTE', 100_000), windowMs: minuteMs },
    signIn: { max: max('SIGN_IN_PER_MINUTE', 120), windowMs: minuteMs },
    session: { max: max('SESSION_PER_MINUTE', 600), windowMs: minuteMs },
    staff: { max: max('STAFF_CALLS_PER_MINUTE', 600), windowMs: minuteMs },
    codesOfAccount: { max: max('WRONG_CODES_PER_MINUTE', 5), windowMs: minuteMs },
    codesOfPerson: { max: max('WRONG_CODES_PER_HOUR_AND_PERSON', 3), windowMs: hourMs },
    codesOfNetwork: { max: max('WRONG_CODES_PER_HOUR_AND_NETWORK', 200), windowMs: hourMs },
    checkout: { max: max('CHECKOUTS_PER_MINUTE', 30), windowMs: minuteMs },
    usernameCheck: { max: max('USERNAME_CHECKS_PER_MINUTE', 60), windowMs: minuteMs },
    channels: { max: max('CHANNEL_QUESTIONS_PER_MINUTE', 120), windowMs: minuteMs },
    shares: { max: max('SHARED_CHANNELS_PER_HOUR', 30), windowMs: hourMs },
    playing: { max: max('PLAYED_TRACKS_PER_MINUTE', 60), windowMs: minuteMs },
    invoices: { max: max('INVOICES_PER_MINUTE', 60), windowMs: minuteMs },
    billingDetails: { max: max('BILLING_DETAILS_PER_HOUR', 30), windowMs: hourMs },
    exports: { max: max('EXPORTS_PER_HOUR', 10), windowMs: hourMs },
    deletion: { max: max('DELETIONS_PER_HOUR', 20), windowMs: hourMs },
    merges: { max: max('MERGES_PER_HOUR', 60), windowMs: hourMs },
    coverage: { max: max('COVERAGE_CHANGES_PER_MINUTE', 60), windowMs: minuteMs },
    claims: { max: max('CLAIMED_VIDEOS_PER_DAY', 600), windowMs: dayMs },
    letters: { max: max('LETTER_CHANGES_PER_MINUTE', 60), windowMs: minuteMs },
    publicCoverage: { max: max('PUBLIC_COVERAGE_PER_MINUTE', 240), windowMs: minuteMs },
    certificates: { max: max('CERTIFICATES_PER_HOUR', 30), windowMs: hourMs },
    certificateCodes: { max: max('WRONG_CERTIFICATE_CODES_PER_HOUR', 60), windowMs: hourMs },
    giftCodes: { max: max('WRONG_GIFT_CODES_PER_HOUR', 60), windowMs: hourMs },
    giftClaimsOfNetwork: {
      max: max('GIFT_CLAIMS_PER_DAY_AND_NETWORK', giftLimits.claimsOfNetwork),
      windowMs: dayMs,
    },
    withdrawals: { max: max('WITHDRAWALS_PER_HOUR', 20), windowMs: hourMs },
    contact: { max: max('CONTACT_PER_HOUR', 20), windowMs: hourMs },
  };
  read.refuseUnread('LIMIT_');
  return limits;
};
