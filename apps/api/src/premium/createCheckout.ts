import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Coupon, cents, type GiftCard, plans } from '@backbeat/domain';
import { isSubscribed } from '../billing/accountTier.ts';
import type { BillingDeps } from '../billing/BillingDeps.ts';
import { BillingUnavailable, type PurchaseOrder } from '../billing/BillingProvider.ts';
import {
  asApiError,
  busyError,
  deletionPendingError,
  failureError,
  providerError,
  purchaseQuoteHash,
  wrongCodeError,
} from '../billing/billingErrors.ts';
import type { BillingSync } from '../billing/createBillingSync.ts';
import { limitGuesses } from '../billing/limitGuesses.ts';
import { findUsableCoupon } from '../billing/usedOffers.ts';
import type { UserRow } from '../db/schema/accounts.ts';
import type { RouteDeps } from '../http/RouteDeps.ts';
import type { RateLimiter } from '../http/rateLimiter.ts';
import { digest } from '../lib/secrets.ts';
import type { Attempt, CheckoutAttempts } from './checkoutAttempts.ts';
import { otherRequestError, quoteChangedError, subscribedError } from './checkoutErrors.ts';
import { createRunningPurchases } from './createRunningPurchases.ts';
import { recordPurchase } from './recordPurchase.ts';
import { settleAttempt } from './settleAttempt.ts';

/** How long a call waits for another call of the same account before it fails with 'conflict'. */
const maxWaitMs = 25_000;
/** How often it polls that call's attempt. A call of this process signals its end itself. */
const pollIntervalMs = { sameProcess: 2_000, otherProcess: 100 } as const;
/** How long an earlier call for the same purchase may still run at the provider. */
const maxInFlightMs = 10_000;
const inFlightPollMs = 500;

/** One purchase as it came in. */
interface CheckoutRequest {
  readonly user: UserRow;
  readonly order: PurchaseOrder;
  /** Hash of the total that the person saw; null when nothing was said. */
  readonly quoteHash: string | null;
  /** For the limits on wrong codes. */
  readonly network: string;
}

/** Buys a plan, once. Resolves when the subscription is written; throws an ApiError otherwise. */
export type Checkout = (request: CheckoutRequest) => Promise<void>;

/** The 3-D Secure result makes a new attempt out of the same payment token. */
const keyOf = ({ order, quoteHash }: CheckoutRequest) => ({
  tokenHash: digest([order.tokenId, order.threeDSecureResultTokenId]),
  requestHash: digest([order, quoteHash]),
});

export const createCheckout = (
  deps: BillingDeps & Pick<RouteDeps, 'config'>,
  attempts: CheckoutAttempts,
  sync: BillingSync,
  limiter: RateLimiter,
): Checkout => {
  const { clock, billing, config, logger } = deps;
  const running = createRunningPurchases();

  /** What pays before a card does, as one gift card: the order's, and what the account has left over. */
  const readPrepaid = async (order: PurchaseOrder): Promise<GiftCard> => ({
    code: order.giftCardCode ?? '',
    currency: 'USD',
    balanceCents: cents(await billing.prepaidCents(order)),
  });

  /**
   * Everything that may still say no before money moves. Gives the coupon that the purchase uses up. A token that is
   * known has its answer and counts no more.
   */
  const check = async ({ user, order, quoteHash, network }: CheckoutRequest): Promise<Coupon | null> => {
    await limiter.consume(`checkout:${user.id}`, config.limits.checkout);
    const { tier, rows } = await sync.now(user);
    if (isSubscribed(tier, rows, plans[order.planCode].product)) throw subscribedError();
    const readPreview = async () => {
      const coupon = await findUsableCoupon(deps, user.id, order.couponCode);
      return { ...(await billing.preview(order)), coupon };
    };
    const hasCode = order.couponCode !== null || order.giftCardCode !== null;
    const guesser = { userId: user.id, network };
    const preview = await (hasCode
      ? limitGuesses(limiter, config.limits, guesser, readPreview, ({ kind }) => kind === 'priced')
      : readPreview());
    if (preview.kind === 'declined') throw failureError(preview);
    if (preview.kind !== 'priced') throw wrongCodeError(preview.kind);
    const nowTotalCents = cents(preview.nowTotalCents);
    if (quoteHash !== null && quoteHash !== purchaseQuoteHash(order, nowTotalCents)) {
      const codes = { coupon: preview.coupon, giftCard: await readPrepaid(order) };
      throw quoteChangedError(order, codes, nowTotalCents, clock.now());
    }
    return preview.coupon;
  };

  /** Repeats the call while an earlier one with the same key, perhaps of a dead process, has not ended. */
  const purchase = async (order: PurchaseOrder, key: string) => {
    for (const deadlineMs = performance.now() + maxInFlightMs; ; await wait(inFlightPollMs)) {
      const result = await billing.purchase(order, key);
      if (result.kind !== 'in-flight') return result;
      if (performance.now() > deadlineMs) {
        throw new BillingUnavailable('An earlier call for this purchase has not ended.', { maybeDone: true });
      }
    }
  };

  const charge = async (
    { user, order }: CheckoutRequest,
    attempt: Attempt,
    coupon: Coupon | null,
  ): Promise<void> => {
    const result = await purchase(order, attempt.id);
    switch (result.kind) {
      case 'paid':
        return recordPurchase(deps, user, attempt, result.subscriptionIds, coupon);
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
    await attempts.endLease(attempt.id);
    logger.warn({ err: cause, checkoutId: attempt.id }, 'a purchase got no answer');
    const settled = await settleAttempt(deps, attempts, sync, attempt).catch(() => 'open' as const);
    if (settled !== 'succeeded') throw providerError(cause);
  };

  /** An attempt that was sent before, after the provider was read: a purchase found there settles it. */
  const reread = async ({ user }: CheckoutRequest, { id, tokenHash }: Attempt): Promise<Attempt | null> => {
    try {
      await sync.now(user);
    } catch (error) {
      await attempts.endLease(id);
      throw asApiError(error);
    }
    return attempts.find(user.id, tokenHash);
  };

  /** Works on an attempt that this call has for itself. */
  const work = async (request: CheckoutRequest, attempt: Attempt): Promise<void> => {
    let coupon: Coupon | null = null;
    if (attempt.chargedAt === null) {
      try {
        coupon = await check(request);
      } catch (error) {
        await attempts.remove(attempt.id);
        throw asApiError(error);
      }
      if (!(await attempts.markCharging(attempt.id))) throw busyError();
    } else if ((await reread(request, attempt))?.state === 'succeeded') return;
    const charging = { ...attempt, chargedAt: attempt.chargedAt ?? new Date(clock.now()) };
    try {
      await charge(request, charging, coupon);
    } catch (error) {
      if (!(error instanceof BillingUnavailable)) throw error;
      // An attempt that was sent before may have been paid then, whatever became of this call.
      if (error.maybeDone || attempt.chargedAt !== null) return settleNow(charging, error);
      await attempts.remove(attempt.id);
      throw providerError(error);
    }
  };

  const workAlone = (request: CheckoutRequest, attempt: Attempt): Promise<void> =>
    running.track(request.user.id, () => attempts.keepLease(attempt.id, () => work(request, attempt)));

  /** A call with a known token gets the first answer again, waits for it, or acquires the lease and does the work. */
  const answerKnown = async (request: CheckoutRequest, known: Attempt): Promise<'done' | 'wait'> => {
    if (known.requestHash !== keyOf(request).requestHash) throw otherRequestError();
    if (known.state === 'succeeded') return 'done';
    if (known.state === 'failed' && known.failure !== null) throw failureError(known.failure);
    // Its lease still runs: not worth asking the database for it.
    if (known.state === 'pending' && known.leaseEndsAt.getTime() > clock.now()) return 'wait';
    const acquired = await attempts.acquireLease(known);
    if (acquired === null) return 'wait';
    await workAlone(request, acquired);
    return 'done';
  };

  /** Another attempt of the account, whose lease has expired. */
  const settle = (other: Attempt) =>
    settleAttempt(deps, attempts, sync, other).catch((error: unknown) => {
      throw asApiError(error);
    });

  const tryOnce = async (request: CheckoutRequest): Promise<'done' | 'wait'> => {
    const { user, order } = request;
    const key = keyOf(request);
    const known = await attempts.find(user.id, key.tokenHash);
    if (known !== null) return answerKnown(request, known);
    const begun = await attempts.begin({
      id: randomUUID(),
      userId: user.id,
      planCode: order.planCode,
      ...key,
    });
    if (begun !== null) {
      await workAlone(request, begun);
      return 'done';
    }
    // Another attempt is pending. It is settled here when its lease has expired.
    const other = await attempts.pendingOf(user.id);
    const isAbandoned = other !== null && other.leaseEndsAt.getTime() <= clock.now();
    if (isAbandoned && other.tokenHash !== key.tokenHash && (await settle(other)) === 'open')
      throw busyError();
    return 'wait';
  };

  return async (request) => {
    if (request.user.deletionDueAt !== null) throw deletionPendingError();
    const deadlineMs = performance.now() + maxWaitMs;
    while ((await tryOnce(request)) === 'wait') {
      if (performance.now() > deadlineMs) throw busyError();
      await running.wait(request.user.id, pollIntervalMs);
    }
  };
};
