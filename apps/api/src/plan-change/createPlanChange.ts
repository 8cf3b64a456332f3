import { cents } from '@backbeat/domain';
import type { PlanChangeQuote, ShownRenewal } from '@backbeat/sdk/contract';
import { eq } from 'drizzle-orm';
import type { SubscriptionRow } from '../billing/accountTier.ts';
import type { BillingDeps } from '../billing/BillingDeps.ts';
import { BillingUnavailable, type ChangeResult } from '../billing/BillingProvider.ts';
import { asApiError, busyError, failureError, providerError } from '../billing/billingErrors.ts';
import type { BillingSync } from '../billing/createBillingSync.ts';
import { limitGuesses } from '../billing/limitGuesses.ts';
import type { Audience } from '../channels/createAudience.ts';
import { acceptedRenewal, recordConsents } from '../consents/recordConsents.ts';
import type { UserRow } from '../db/schema/accounts.ts';
import { subscriptions } from '../db/schema/premium.ts';
import { ApiError } from '../http/ApiError.ts';
import type { RouteDeps } from '../http/RouteDeps.ts';
import type { RateLimiter } from '../http/rateLimiter.ts';
import { digest } from '../lib/secrets.ts';
import { changedQuoteError, refusedChange, versionError } from './changeErrors.ts';
import { type ChangeDraft, type ChangeRequest, createDraftChange } from './draftChange.ts';
import { type ChangeRow, isEffected, type PlanChanges } from './planChanges.ts';

/** A request to execute a quote. */
interface Confirmation {
  readonly user: UserRow;
  readonly quoteId: string;
  readonly threeDSecureResultTokenId: string | null;
  /** What stood beside the button, if a page said it. */
  readonly shownRenewal?: ShownRenewal | undefined;
  /** True in background work, where nobody can answer a bank. */
  readonly isUnattended?: boolean;
}

/** Quotes and executes changes of plan. */
export interface PlanChange {
  /** Quotes a change. The quote can be confirmed once. */
  quote(request: ChangeRequest, network: string): Promise<PlanChangeQuote>;
  /** Executes a quote once. @throws ApiError when the quote has changed or was not paid */
  confirm(confirmation: Confirmation): Promise<void>;
  /** Settles changes of dead processes by what the provider says. */
  settleLeft(): Promise<void>;
}

/** Is the error about the coupon alone? */
const isAboutCoupon = ({ code }: ApiError): boolean =>
  code === 'coupon_invalid' || code === 'coupon_used' || code === 'trial_used';

/** A failed change repeats its first answer. */
const throwFailure = ({ state, failure }: ChangeRow): void => {
  if (state === 'failed' && failure !== null) throw failureError(failure);
};

/** Does the error carry a fresh quote already? */
const isAnswer = ({ code }: ApiError): boolean => code === 'quote_changed' || code === 'version_conflict';

export const createPlanChange = (
  deps: BillingDeps & Pick<RouteDeps, 'config'>,
  {
    sync,
    audience,
    limiter,
    changes,
  }: { sync: BillingSync; audience: Audience; limiter: RateLimiter; changes: PlanChanges },
): PlanChange => {
  const { db, clock, billing, config, logger } = deps;
  const draft = createDraftChange(deps, sync, audience);

  const offer = async (request: ChangeRequest): Promise<PlanChangeQuote> =>
    changes.offer(request, await draft(request));

  /** A new quote of the same request; null if it is no longer possible. */
  const offerAgain = async (request: ChangeRequest): Promise<PlanChangeQuote | null> => {
    try {
      return await offer(request);
    } catch (error) {
      if (error instanceof ApiError && error.status < 500) return null;
      throw asApiError(error);
    }
  };

  const requestOf = (
    user: UserRow,
    { planCode, couponCode, extraChannels, pauseUntil }: ChangeRow,
  ): ChangeRequest => {
    if (planCode === 'free') throw new Error('A change to the free plan is a cancellation.');
    return { user, planCode, couponCode, extraChannels, pauseUntil };
  };

  /** Reads the subscription of a change at the provider. */
  const reread = async (user: UserRow, row: ChangeRow): Promise<SubscriptionRow | undefined> => {
    await sync.now(user);
    return (await db.select().from(subscriptions).where(eq(subscriptions.id, row.subscriptionId)))[0];
  };

  const send = async (drafted: ChangeDraft, key: string): Promise<ChangeResult> => {
    const { row, order, pausePeriods, quote } = drafted;
    const id = order.subscriptionId;
    switch (quote.kind) {
      case 'keep':
        if (row.pausesAt !== null) return billing.pause(id, 0, key);
        await billing.cancelScheduledChange(id);
        return { kind: 'changed' };
      case 'resume':
        await billing.reactivate(id);
        return { kind: 'changed' };
      case 'pause':
        return billing.pause(id, pausePeriods, key);
      case 'unpause':
        return billing.resume(id, key);
      case 'now':
      case 'renewal':
        return billing.change(order, key);
    }
    return quote.kind satisfies never;
  };

  /** Returns only when the account shows the change, also if another process made it. */
  const finish = async (user: UserRow, row: ChangeRow): Promise<void> => {
    try {
      await sync.now(user);
    } catch (error) {
      await changes.lease.end(row.id);
      throw asApiError(error);
    }
    if (row.state !== 'done') await changes.markDone(row);
  };

  /** Reads the provider after a lost answer, to see whether the change was made. */
  const settle = async (
    user: UserRow,
    row: ChangeRow,
    isResumed: boolean,
    cause: BillingUnavailable,
  ): Promise<void> => {
    if (cause.maybeDone || isResumed) {
      await changes.lease.end(row.id);
      const found = await reread(user, row).catch(() => undefined);
      if (isEffected(row, found)) return changes.markDone(row);
    } else await changes.release(row.id);
    throw providerError(cause);
  };

  const execute = async (
    { user, threeDSecureResultTokenId, isUnattended = false }: Confirmation,
    row: ChangeRow,
    drafted: ChangeDraft,
  ): Promise<void> => {
    // A bank's confirmation makes a new attempt of the quote, with its own key.
    const key = threeDSecureResultTokenId === null ? row.id : digest([row.id, threeDSecureResultTokenId]);
    const order = { ...drafted.order, threeDSecureResultTokenId };
    const result = await send({ ...drafted, order }, key);
    switch (result.kind) {
      case 'changed':
        return finish(user, row);
      case 'declined':
        await changes.markFailed(row.id, result);
        throw failureError(result);
      case 'three-d-secure':
        await (isUnattended ? changes.markFailed(row.id, result) : changes.release(row.id));
        throw failureError(result);
      case 'in-flight':
        await changes.lease.end(row.id);
        throw busyError();
      case 'coupon-invalid':
        await changes.release(row.id);
        throw changedQuoteError(await offer({ ...requestOf(user, row), couponCode: null }));
      case 'immutable':
        await changes.release(row.id);
        throw versionError(await offerAgain(requestOf(user, row)));
    }
    return result satisfies never;
  };

  /** Drafts the change again before money moves. @throws ApiError when it has changed since the quote */
  const redraft = async (user: UserRow, row: ChangeRow, isResumed: boolean): Promise<ChangeDraft> => {
    const request = requestOf(user, row);
    try {
      const drafted = await draft(request);
      if (drafted.row.id === row.subscriptionId && drafted.row.version === row.version) {
        if (drafted.amountsHash === row.amountsHash) return drafted;
        throw changedQuoteError(await changes.offer(request, drafted));
      }
      throw versionError(await changes.offer(request, drafted));
    } catch (error) {
      const isRead = error instanceof ApiError;
      await (isResumed && !isRead ? changes.lease.end(row.id) : changes.release(row.id));
      if (!isRead || isAnswer(error)) throw asApiError(error);
      // The coupon has expired or is used up: offer the change without it.
      if (isAboutCoupon(error)) throw changedQuoteError(await offer({ ...request, couponCode: null }));
      throw error.status < 500 ? versionError(null) : error;
    }
  };

  /** Records the renewal that a person agreed to, before money moves. A bank's answer belongs to the same press. */
  const recordRenewal = async (
    { user, shownRenewal, threeDSecureResultTokenId }: Confirmation,
    { id }: ChangeRow,
    { quote: { plan_code: planCode, renewal_cents: renewalCents } }: ChangeDraft,
  ): Promise<void> => {
    if (shownRenewal === undefined || renewalCents === undefined || threeDSecureResultTokenId !== null)
      return;
    try {
      const accepted = acceptedRenewal(shownRenewal, { planCode, amountCents: cents(renewalCents) });
      const consent = { ...accepted, page: '/settings/subscription', isGiven: true };
      await recordConsents(db, user, [consent], new Date(clock.now()));
    } catch (error) {
      await changes.release(id);
      throw error;
    }
  };

  const work = async (confirmation: Confirmation, row: ChangeRow, isResumed: boolean): Promise<void> => {
    const { user } = confirmation;
    try {
      if (isResumed && isEffected(row, await reread(user, row))) return await changes.markDone(row);
      const drafted = await redraft(user, row, isResumed);
      await recordRenewal(confirmation, row, drafted);
      await execute(confirmation, row, drafted);
    } catch (error) {
      if (!(error instanceof BillingUnavailable)) throw error;
      await settle(user, row, isResumed, error);
    }
  };

  return {
    quote: async (request, network) => {
      if (request.user.deletionDueAt !== null) throw refusedChange('deletion-pending');
      const readQuote = async () => {
        try {
          return { kind: 'priced', quote: await offer(request) } as const;
        } catch (error) {
          if (error instanceof ApiError && isAboutCoupon(error)) return { kind: 'wrong', error } as const;
          throw asApiError(error);
        }
      };
      const guesser = { userId: request.user.id, network };
      const drafted = await (request.couponCode === null
        ? readQuote()
        : limitGuesses(limiter, config.limits, guesser, readQuote, ({ kind }) => kind === 'priced'));
      if (drafted.kind === 'wrong') throw drafted.error;
      return drafted.quote;
    },

    confirm: async (confirmation) => {
      const { user, quoteId } = confirmation;
      const known = await changes.find(user.id, quoteId);
      if (known === null) throw new ApiError('not_found', 'The account has no such quote.');
      throwFailure(known);
      if (known.state === 'done') return finish(user, known);
      if (known.state === 'offered' && known.expiresAt.getTime() <= clock.now()) {
        const again = await offerAgain(requestOf(user, known));
        throw again === null ? versionError(null) : changedQuoteError(again);
      }
      const claim = await changes.claim(known);
      if (claim.kind === 'over') {
        throwFailure(claim.row);
        if (claim.row.state === 'done') return finish(user, claim.row);
      }
      if (claim.kind === 'mine') {
        const { row, isResumed } = claim;
        return changes.lease.keep(row.id, () => work(confirmation, row, isResumed));
      }
      throw claim.kind === 'busy' ? busyError() : versionError(await offerAgain(requestOf(user, known)));
    },

    settleLeft: async () => {
      for (const { row, user } of await changes.left()) {
        try {
          const isDone = isEffected(row, await reread(user, row));
          if (isDone) await changes.markDone(row);
          else if (!(await changes.giveUp(row.id))) continue;
          logger.info({ changeId: row.id, isDone }, 'an abandoned change of plan is settled');
        } catch (err) {
          logger.warn({ err, changeId: row.id }, 'an abandoned change of plan is still open');
        }
      }
    },
  };
};
