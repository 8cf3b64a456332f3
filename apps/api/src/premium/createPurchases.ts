import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { CheckoutPlanCode } from '@backbeat/domain';
import type { BillingDeps } from '../billing/BillingDeps.ts';
import { BillingUnavailable, type PurchaseResult } from '../billing/BillingProvider.ts';
import {
  asApiError,
  busyError,
  deletionPendingError,
  failureError,
  providerError,
  wrongCodeError,
} from '../billing/billingErrors.ts';
import type { BillingSync } from '../billing/createBillingSync.ts';
import type { NewConsent } from '../consents/recordConsents.ts';
import type { UserRow } from '../db/schema/accounts.ts';
import type { GiftTerms } from '../db/schema/premium.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Attempt, CheckoutAttempts } from './checkoutAttempts.ts';
import { createRunningPurchases } from './createRunningPurchases.ts';
import { settleAttempt } from './settleAttempt.ts';

/** A call waits this long for another call of its account, then throws 'conflict'. */
const maxWaitMs = 25_000;
/** The polling interval of that wait. Calls of this process signal their end themselves. */
const pollIntervalMs = { sameProcess: 2_000, otherProcess: 100 } as const;
/** How long an earlier call for the same purchase may still run at the provider. */
const maxInFlightMs = 10_000;
const inFlightPollMs = 500;

/** A request to buy a plan or gift months. */
interface Purchase {
  readonly user: UserRow;
  readonly planCode: CheckoutPlanCode;
  readonly gift: GiftTerms | null;
  /** The payment token with the 3-D Secure result, if any: a confirmation makes a new attempt. */
  readonly tokenHash: string;
  /** Distinguishes a repetition from another request with the same token. */
  readonly requestHash: string;
  /** All checks before money moves; resolves with what was agreed to. Skipped for a known token, which has an answer. */
  check(): Promise<readonly NewConsent[]>;
  /** @param key the attempt's id, with which the provider charges once */
  buy(key: string): Promise<PurchaseResult>;
  /** Stores the paid purchase with its attempt. */
  record(attempt: Attempt, subscriptionIds: readonly string[]): Promise<void>;
}

/**
 * Buys once. Resolves with the attempt's id when the purchase is stored, else throws an ApiError. An account has one
 * purchase at a time.
 */
export type Purchases = (purchase: Purchase) => Promise<string>;

export const createPurchases = (
  deps: BillingDeps,
  attempts: CheckoutAttempts,
  sync: BillingSync,
): Purchases => {
  const { clock, logger } = deps;
  const running = createRunningPurchases();

  /** Repeats the call while an earlier one with the same key is still running, perhaps from a dead process. */
  const buy = async (purchase: Purchase, key: string) => {
    const deadlineMs = performance.now() + maxInFlightMs;
    const result = await purchase.buy(key);
    if (result.kind !== 'in-flight') return result;
    try {
      for (;;) {
        await wait(inFlightPollMs);
        const repeated = await purchase.buy(key);
        if (repeated.kind !== 'in-flight') return repeated;
        if (performance.now() > deadlineMs)
          throw new Error('An earlier call for this purchase has not ended.');
      }
    } catch (cause) {
      // Even if the repetition failed, the earlier call may have been paid.
      throw new BillingUnavailable('An earlier call for this purchase is open.', { maybeDone: true, cause });
    }
  };

  const charge = async (purchase: Purchase, attempt: Attempt): Promise<void> => {
    const result = await buy(purchase, attempt.id);
    switch (result.kind) {
      case 'paid':
        return purchase.record(attempt, result.subscriptionIds);
      case 'declined':
      case 'three-d-secure':
        await attempts.markFailed(attempt.id, result);
        throw failureError(result);
      case 'coupon-invalid':
      case 'gift-card-invalid':
        // Another purchase has used up the code. Nothing was charged, so the token is free again.
        await attempts.remove(attempt.id);
        throw wrongCodeError(result.kind);
    }
    return result satisfies never;
  };

  /** Reads the provider after a lost answer, to see whether the purchase exists. */
  const settleNow = async (attempt: Attempt, cause: BillingUnavailable): Promise<void> => {
    await attempts.lease.end(attempt.id);
    logger.warn({ err: cause, checkoutId: attempt.id }, 'a purchase got no answer');
    const settled = await settleAttempt(deps, attempts, sync, attempt).catch(() => 'open' as const);
    if (settled !== 'succeeded') throw providerError(cause);
  };

  /** The attempt after a read of the provider, which settles it if the purchase exists there. */
  const reread = async ({ user }: Purchase, { id, tokenHash }: Attempt): Promise<Attempt | null> => {
    try {
      await sync.now(user);
    } catch (error) {
      await attempts.lease.end(id);
      throw asApiError(error);
    }
    return attempts.find(user.id, tokenHash);
  };

  /** Executes an attempt whose lease this call holds. */
  const work = async (purchase: Purchase, attempt: Attempt): Promise<void> => {
    if (attempt.chargedAt === null) {
      let agreed: readonly NewConsent[];
      try {
        agreed = await purchase.check();
      } catch (error) {
        await attempts.remove(attempt.id);
        throw asApiError(error);
      }
      if (!(await attempts.markCharging(attempt, purchase.user, agreed))) throw busyError();
    } else if ((await reread(purchase, attempt))?.state === 'succeeded') return;
    const charging = { ...attempt, chargedAt: attempt.chargedAt ?? new Date(clock.now()) };
    try {
      await charge(purchase, charging);
    } catch (error) {
      if (!(error instanceof BillingUnavailable)) throw error;
      // An earlier call may have been paid, whatever this one got.
      if (error.maybeDone || attempt.chargedAt !== null) return settleNow(charging, error);
      await attempts.remove(attempt.id);
      throw providerError(error);
    }
  };

  const workAlone = async (purchase: Purchase, attempt: Attempt): Promise<string> => {
    await running.track(purchase.user.id, () =>
      attempts.lease.keep(attempt.id, () => work(purchase, attempt)),
    );
    return attempt.id;
  };

  /** Handles a known token: repeats the first answer, waits for it, or acquires the lease and executes the attempt. */
  const answerKnown = async (purchase: Purchase, known: Attempt): Promise<string | null> => {
    if (known.requestHash !== purchase.requestHash)
      throw new ApiError('conflict', 'This payment token was already used for another purchase.');
    if (known.state === 'succeeded') return known.id;
    if (known.state === 'failed' && known.failure !== null) throw failureError(known.failure);
    // The lease is held: no need to ask the database.
    if (known.state === 'pending' && known.leaseEndsAt.getTime() > clock.now()) return null;
    const acquired = await attempts.acquireLease(known);
    return acquired === null ? null : workAlone(purchase, acquired);
  };

  /** Settles another attempt of the account, whose lease has expired. */
  const settle = (other: Attempt) =>
    settleAttempt(deps, attempts, sync, other).catch((error: unknown) => {
      throw asApiError(error);
    });

  /** The id of the successful attempt; null if another call has to end first. */
  const tryOnce = async (purchase: Purchase): Promise<string | null> => {
    const { user, planCode, gift, tokenHash, requestHash } = purchase;
    const known = await attempts.find(user.id, tokenHash);
    if (known !== null) return answerKnown(purchase, known);
    const begun = await attempts.begin({
      id: randomUUID(),
      userId: user.id,
      planCode,
      gift,
      tokenHash,
      requestHash,
    });
    if (begun !== null) return workAlone(purchase, begun);
    // Another attempt is pending. Settle it if its lease has expired.
    const other = await attempts.pendingOf(user.id);
    const isAbandoned = other !== null && other.leaseEndsAt.getTime() <= clock.now();
    if (isAbandoned && other.tokenHash !== tokenHash && (await settle(other)) === 'open') throw busyError();
    return null;
  };

  return async (purchase) => {
    if (purchase.user.deletionDueAt !== null) throw deletionPendingError();
    const deadlineMs = performance.now() + maxWaitMs;
    for (;;) {
      const id = await tryOnce(purchase);
      if (id !== null) return id;
      if (performance.now() > deadlineMs) throw busyError();
      await running.wait(purchase.user.id, pollIntervalMs);
    }
  };
};
