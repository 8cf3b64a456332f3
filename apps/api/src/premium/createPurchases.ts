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
import type { UserRow } from '../db/schema/accounts.ts';
import type { GiftTerms } from '../db/schema/premium.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Attempt, CheckoutAttempts } from './checkoutAttempts.ts';
import { createRunningPurchases } from './createRunningPurchases.ts';
import { settleAttempt } from './settleAttempt.ts';

/** How long a call waits for another call of the same account before it fails with 'conflict'. */
const maxWaitMs = 25_000;
/** How often it polls that call's attempt. A call of this process signals its end itself. */
const pollIntervalMs = { sameProcess: 2_000, otherProcess: 100 } as const;
/** How long an earlier call for the same purchase may still run at the provider. */
const maxInFlightMs = 10_000;
const inFlightPollMs = 500;

/** One purchase as it came in: a plan, or months for others. */
interface Purchase {
  readonly user: UserRow;
  readonly planCode: CheckoutPlanCode;
  readonly gift: GiftTerms | null;
  /** The payment token, and the 3-D Secure result, which makes a new attempt out of the same token. */
  readonly tokenHash: string;
  /** Tells a repetition from another request with the same token. */
  readonly requestHash: string;
  /** Everything that may still say no before money moves. A token that is known has its answer and counts no more. */
  check(): Promise<void>;
  /** @param key the attempt's id, with which the provider charges once */
  buy(key: string): Promise<PurchaseResult>;
  /** Writes down what was paid, with the attempt. */
  record(attempt: Attempt, subscriptionIds: readonly string[]): Promise<void>;
}

/**
 * Buys, once. Resolves with the attempt's id when the purchase is written; throws an ApiError otherwise. Of one account
 * there is one purchase at a time, whatever is bought.
 */
export type Purchases = (purchase: Purchase) => Promise<string>;

export const createPurchases = (
  deps: BillingDeps,
  attempts: CheckoutAttempts,
  sync: BillingSync,
): Purchases => {
  const { clock, logger } = deps;
  const running = createRunningPurchases();

  /** Repeats the call while an earlier one with the same key, perhaps of a dead process, has not ended. */
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
      // Whatever became of the repetition: the earlier call may have been paid.
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
        // Another purchase has used the code up meanwhile. Nothing was charged, so the token is free again.
        await attempts.remove(attempt.id);
        throw wrongCodeError(result.kind);
    }
    return result satisfies never;
  };

  /** The answer got lost: the provider is read to see whether the purchase is there. */
  const settleNow = async (attempt: Attempt, cause: BillingUnavailable): Promise<void> => {
    await attempts.lease.end(attempt.id);
    logger.warn({ err: cause, checkoutId: attempt.id }, 'a purchase got no answer');
    const settled = await settleAttempt(deps, attempts, sync, attempt).catch(() => 'open' as const);
    if (settled !== 'succeeded') throw providerError(cause);
  };

  /** An attempt that was sent before, after the provider was read: a purchase found there settles it. */
  const reread = async ({ user }: Purchase, { id, tokenHash }: Attempt): Promise<Attempt | null> => {
    try {
      await sync.now(user);
    } catch (error) {
      await attempts.lease.end(id);
      throw asApiError(error);
    }
    return attempts.find(user.id, tokenHash);
  };

  /** Works on an attempt that this call has for itself. */
  const work = async (purchase: Purchase, attempt: Attempt): Promise<void> => {
    if (attempt.chargedAt === null) {
      try {
        await purchase.check();
      } catch (error) {
        await attempts.remove(attempt.id);
        throw asApiError(error);
      }
      if (!(await attempts.markCharging(attempt.id))) throw busyError();
    } else if ((await reread(purchase, attempt))?.state === 'succeeded') return;
    const charging = { ...attempt, chargedAt: attempt.chargedAt ?? new Date(clock.now()) };
    try {
      await charge(purchase, charging);
    } catch (error) {
      if (!(error instanceof BillingUnavailable)) throw error;
      // An attempt that was sent before may have been paid then, whatever became of this call.
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

  /** A call with a known token gets the first answer again, waits for it, or acquires the lease and does the work. */
  const answerKnown = async (purchase: Purchase, known: Attempt): Promise<string | null> => {
    if (known.requestHash !== purchase.requestHash)
      throw new ApiError('conflict', 'This payment token was already used for another purchase.');
    if (known.state === 'succeeded') return known.id;
    if (known.state === 'failed' && known.failure !== null) throw failureError(known.failure);
    // Its lease still runs: not worth asking the database for it.
    if (known.state === 'pending' && known.leaseEndsAt.getTime() > clock.now()) return null;
    const acquired = await attempts.acquireLease(known);
    return acquired === null ? null : workAlone(purchase, acquired);
  };

  /** Another attempt of the account, whose lease has expired. */
  const settle = (other: Attempt) =>
    settleAttempt(deps, attempts, sync, other).catch((error: unknown) => {
      throw asApiError(error);
    });

  /** The id of the attempt that bought it; null where another call has to end first. */
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
    // Another attempt is pending. It is settled here when its lease has expired.
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
