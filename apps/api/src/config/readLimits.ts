import { giftLimits } from '@backbeat/domain';
import { dayMs } from '../lib/dayMs.ts';
import type { Limits } from './Config.ts';
import type { Environment } from './readEnvironment.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** The rate limits, each one raised or lowered by its variable. */
export const readLimits = (read: Environment): Limits => ({
  // A campus behind one address stays below it; a flood does not.
  calls: { max: read.whole('LIMIT_CALLS_PER_MINUTE', 100_000), windowMs: minuteMs },
  signIn: { max: read.whole('LIMIT_SIGN_IN_PER_MINUTE', 120), windowMs: minuteMs },
  session: { max: read.whole('LIMIT_SESSION_PER_MINUTE', 600), windowMs: minuteMs },
  codesOfAccount: { max: read.whole('LIMIT_WRONG_CODES_PER_MINUTE', 5), windowMs: minuteMs },
  codesOfNetwork: { max: read.whole('LIMIT_WRONG_CODES_PER_HOUR_AND_NETWORK', 20), windowMs: hourMs },
  checkout: { max: read.whole('LIMIT_CHECKOUTS_PER_MINUTE', 30), windowMs: minuteMs },
  usernameCheck: { max: read.whole('LIMIT_USERNAME_CHECKS_PER_MINUTE', 60), windowMs: minuteMs },
  channels: { max: read.whole('LIMIT_CHANNEL_QUESTIONS_PER_MINUTE', 120), windowMs: minuteMs },
  shares: { max: read.whole('LIMIT_SHARED_CHANNELS_PER_HOUR', 30), windowMs: hourMs },
  playing: { max: read.whole('LIMIT_PLAYED_TRACKS_PER_MINUTE', 60), windowMs: minuteMs },
  invoices: { max: read.whole('LIMIT_INVOICES_PER_MINUTE', 60), windowMs: minuteMs },
  billingDetails: { max: read.whole('LIMIT_BILLING_DETAILS_PER_HOUR', 30), windowMs: hourMs },
  exports: { max: read.whole('LIMIT_EXPORTS_PER_HOUR', 10), windowMs: hourMs },
  deletion: { max: read.whole('LIMIT_DELETIONS_PER_HOUR', 20), windowMs: hourMs },
  merges: { max: read.whole('LIMIT_MERGES_PER_HOUR', 60), windowMs: hourMs },
  coverage: { max: read.whole('LIMIT_COVERAGE_CHANGES_PER_MINUTE', 60), windowMs: minuteMs },
  publicCoverage: { max: read.whole('LIMIT_PUBLIC_COVERAGE_PER_MINUTE', 240), windowMs: minuteMs },
  certificates: { max: read.whole('LIMIT_CERTIFICATES_PER_HOUR', 30), windowMs: hourMs },
  certificateCodes: { max: read.whole('LIMIT_WRONG_CERTIFICATE_CODES_PER_HOUR', 60), windowMs: hourMs },
  giftCodes: { max: read.whole('LIMIT_WRONG_GIFT_CODES_PER_HOUR', 60), windowMs: hourMs },
  giftClaimsOfNetwork: {
    max: read.whole('LIMIT_GIFT_CLAIMS_PER_DAY_AND_NETWORK', giftLimits.claimsOfNetwork),
    windowMs: dayMs,
  },
  contact: { max: read.whole('LIMIT_CONTACT_PER_HOUR', 20), windowMs: hourMs },
});
