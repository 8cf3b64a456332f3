import { createDeletion, type Deletion } from './account/createDeletion.ts';
import { createMergeOffers, type MergeOffers } from './account/createMergeOffers.ts';
import { createMerges, type Merges } from './account/createMerges.ts';
import { createRenewals, type Renewals } from './account/createRenewals.ts';
import { type BillingSync, createBillingSync } from './billing/createBillingSync.ts';
import { createReceipts } from './billing/createReceipts.ts';
import { createReminders } from './billing/createReminders.ts';
import { type CertificateKeys, createCertificateKeys } from './certificates/certificateKeys.ts';
import { type Audience, createAudience } from './channels/createAudience.ts';
import { createStreamEvents } from './channels/createStreamEvents.ts';
import { createStreamExtensions, type StreamExtensions } from './channels/createStreamExtensions.ts';
import { createClaimCredits } from './claims/createClaimCredits.ts';
import { type Claims, createClaims } from './claims/createClaims.ts';
import type { Deps } from './Deps.ts';
import { type Round, startJobs } from './db/startJobs.ts';
import { createGiftEnds, type GiftEnds } from './gifts/createGiftEnds.ts';
import { type Cookies, createCookies } from './http/cookies.ts';
import { createRateLimiter, type RateLimiter } from './http/rateLimiter.ts';
import { createMailer } from './letters/createMailer.ts';
import { createSendLetter } from './letters/createSendLetter.ts';
import { createListings, type Listings } from './listings/createListings.ts';
import { createSweep } from './operations/createSweep.ts';
import { createPauseEnds } from './plan-change/createPauseEnds.ts';
import { createPlanChange, type PlanChange } from './plan-change/createPlanChange.ts';
import { createTierReview, type TierReview } from './plan-change/createTierReview.ts';
import { createPlanChanges } from './plan-change/planChanges.ts';
import { createCheckoutAttempts } from './premium/checkoutAttempts.ts';
import { type Cancel, createCancel } from './premium/createCancel.ts';
import { type Card, createCard } from './premium/createCard.ts';
import { type Checkout, createCheckout } from './premium/createCheckout.ts';
import { type CheckoutRecovery, createCheckoutRecovery } from './premium/createCheckoutRecovery.ts';
import { createGiftPurchase, type GiftPurchase } from './premium/createGiftPurchase.ts';
import { createPurchases } from './premium/createPurchases.ts';
import { createOAuthFlow, type OAuthFlow } from './session/createOAuthFlow.ts';
import { createSessions, type Sessions } from './session/createSessions.ts';
import { createSigningKeys, type SigningKeys } from './session/signingKeys.ts';
import { createStaffActs, type StaffActs } from './staff/acts/createStaffActs.ts';
import { createStaffSessions, type StaffSessions } from './staff/staffSessions.ts';
import { createWithdrawalAsks, type WithdrawalAsks } from './withdrawals/createWithdrawalAsks.ts';
import { createWithdrawals, type Withdrawals } from './withdrawals/createWithdrawals.ts';

/** The services that routes use, and the background work. */
export interface Services {
  readonly keys: SigningKeys;
  readonly certificateKeys: CertificateKeys;
  readonly sessions: Sessions;
  readonly cookies: Cookies;
  readonly oauthFlow: OAuthFlow;
  readonly staffSessions: StaffSessions;
  readonly limiter: RateLimiter;
  readonly audience: Audience;
  readonly extensions: StreamExtensions;
  readonly claims: Claims;
  readonly sync: BillingSync;
  readonly checkout: Checkout;
  readonly buyGift: GiftPurchase;
  readonly giftEnds: GiftEnds;
  readonly listings: Listings;
  readonly withdrawals: Withdrawals;
  readonly withdrawalAsks: WithdrawalAsks;
  readonly staffActs: StaffActs;
  readonly recovery: CheckoutRecovery;
  readonly cancel: Cancel;
  readonly card: Card;
  readonly planChange: PlanChange;
  /** Ends pauses that are due. */
  readonly endPauses: () => Promise<void>;
  readonly tierReview: TierReview;
  readonly deletion: Deletion;
  readonly renewals: Renewals;
  readonly merges: Merges;
  readonly mergeOffers: MergeOffers;
  /** The background work, by name. */
  readonly rounds: Readonly<Record<string, Round>>;
  /** True once the process is asked to stop. */
  readonly lifecycle: { isStopping: boolean };
  /** Starts the background work: each round runs now and at its times. */
  startWork(): Promise<void>;
  stopWork(): Promise<void>;
}

const everyMinute = '* * * * *';
const everyTenMinutes = '*/10 * * * *';
const everyDay = '20 4 * * *';

/** Creates all services. */
export const createServices = (deps: Deps): Services => {
  const { mail } = deps.config;
  const mailer = mail.worker === 'off' ? null : createMailer(mail);
  const letterWork =
    mailer === null
      ? null
      : { sendLetter: createSendLetter(deps, mailer), writeReceipts: createReceipts(deps) };
  const signInDeps = { ...deps, clock: deps.sessionClock ?? deps.clock };
  const keys = createSigningKeys(signInDeps);
  const cookies = createCookies(deps.config.apiUrl);
  const limiter = createRateLimiter(deps);
  const sync = createBillingSync(deps);
  const attempts = createCheckoutAttempts(deps);
  const giftEnds = createGiftEnds(deps);
  const withdrawals = createWithdrawals(deps, giftEnds, limiter);
  const withdrawalAsks = createWithdrawalAsks(deps);
  const renewals = createRenewals(deps, sync);
  const listings = createListings(deps);
  const deletion = createDeletion(deps, sync, renewals, async (userId) => {
    await staffActs.finishAllOf(userId);
    await withdrawals.finishAllOf(userId);
    await giftEnds.endAllOf(userId);
  });
  const mergeOffers = createMergeOffers(deps);
  const staffActs: StaffActs = createStaffActs(deps, {
    withdrawals: { ...withdrawals, ...withdrawals.ofStaff },
    deletion,
    mergeOffers,
    sync,
  });
  const purchases = createPurchases(deps, attempts, sync);
  const sessions = createSessions(signInDeps, keys, cookies);
  const merges = createMerges(deps, sync, sessions, mergeOffers);
  const audience = createAudience(deps);
  const extensions = createStreamExtensions(deps, audience);
  const changes = createPlanChanges(deps);
  const claims = createClaims(deps, { sync, extensions, audience });
  const planChange = createPlanChange(deps, { sync, audience, limiter, changes });
  const endPauses = createPauseEnds(deps, changes, planChange);
  const recovery = createCheckoutRecovery(deps, attempts, sync);
  const tierReview = createTierReview(deps, { sync, audience });
  const rounds = {
    purchases: { cron: everyMinute, run: recovery.settleAll },
    stoppedRenewals: { cron: everyMinute, run: deletion.stopRenewals },
    givenBackRenewals: { cron: everyMinute, run: renewals.giveBackAll },
    changes: { cron: everyMinute, run: planChange.settleLeft },
    pauses: { cron: everyMinute, run: endPauses },
    streams: { cron: everyMinute, run: extensions.lookAtAll },
    streamEvents: { cron: everyMinute, run: createStreamEvents(deps) },
    gifts: { cron: everyMinute, run: giftEnds.settle },
    listings: { cron: everyMinute, run: listings.settle },
    withdrawals: { cron: everyMinute, run: withdrawals.settle },
    withdrawalAsks: { cron: everyMinute, run: withdrawalAsks.settle },
    staffActs: { cron: everyMinute, run: staffActs.settle },
    videoClaims: { cron: everyMinute, run: claims.settle },
    claimCredits: { cron: everyTenMinutes, run: createClaimCredits(deps) },
    sweep: { cron: everyTenMinutes, run: createSweep(deps) },
    merges: { cron: everyTenMinutes, run: merges.forgetDue },
    deletions: { cron: everyTenMinutes, run: deletion.deleteDue },
    tiers: { cron: everyTenMinutes, run: tierReview.reviewAll },
    reminders: { cron: everyTenMinutes, run: createReminders(deps, sync) },
    claims: { cron: everyTenMinutes, run: giftEnds.forgetOldClaims },
    comparedList: { cron: everyDay, run: listings.compare },
  };
  let stopJobs: (() => Promise<void>) | null = null;
  return {
    lifecycle: { isStopping: false },
    keys,
    certificateKeys: createCertificateKeys(deps),
    cookies,
    limiter,
    audience,
    extensions,
    claims,
    deletion,
    renewals,
    merges,
    mergeOffers,
    recovery,
    rounds,
    sync,
    tierReview,
    sessions,
    oauthFlow: createOAuthFlow(deps, cookies),
    staffSessions: createStaffSessions(signInDeps),
    checkout: createCheckout(deps, purchases, sync, limiter),
    buyGift: createGiftPurchase(deps, purchases, limiter),
    giftEnds,
    listings,
    withdrawals,
    withdrawalAsks,
    staffActs,
    cancel: createCancel(deps, sync),
    card: createCard(deps, sync),
    planChange,
    endPauses,
    startWork: async () => {
      if (deps.exclusive) {
        // No other process can hold a lease here, so leases of dead processes end now.
        for (const { lease } of [attempts, changes, giftEnds, withdrawals, listings]) await lease.endAll();
      }
      stopJobs = await startJobs(deps, mail.worker === 'only' ? {} : rounds, (boss) =>
        deps.letters.start(boss, letterWork),
      );
    },
    stopWork: async () => {
      await stopJobs?.();
      mailer?.close();
      await tierReview.settled();
      await withdrawalAsks.settled();
      await claims.settled();
    },
  };
};
