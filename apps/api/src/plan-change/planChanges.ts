import { randomUUID } from 'node:crypto';
import type { PlanChangeQuote } from '@backbeat/sdk/contract';
import { and, desc, eq, gt, inArray, lte, ne } from 'drizzle-orm';
import type { SubscriptionRow } from '../billing/accountTier.ts';
import { deletionPendingError } from '../billing/billingErrors.ts';
import { lockAccount } from '../billing/writeSubscriptions.ts';
import type { DbDeps } from '../db/Database.ts';
import { createLease, type Lease } from '../db/lease.ts';
import { type UserRow, users } from '../db/schema/accounts.ts';
import { type CheckoutFailure, planChanges, subscriptions } from '../db/schema/premium.ts';
import type { ChangeDraft, ChangeRequest } from './draftChange.ts';

/** A quoted change. */
export type ChangeRow = typeof planChanges.$inferSelect;

/** How long a quote is valid. */
const quoteMs = 10 * 60_000;
/** A change that the provider does not show this long after its lease has not happened. */
const givenUpAfterMs = 90_000;

/** Does the subscription show the change? */
export const isEffected = (row: ChangeRow, found: SubscriptionRow | undefined): boolean => {
  if (found === undefined) return false;
  switch (row.kind) {
    case 'now':
      return row.extraChannels === null
        ? found.planCode === row.planCode
        : found.extraChannels === row.extraChannels;
    case 'renewal':
      return row.extraChannels === null
        ? found.pendingPlanCode === row.planCode
        : found.pendingExtraChannels === row.extraChannels;
    case 'keep':
      return found.pendingPlanCode === null && found.pendingExtraChannels === null && found.pausesAt === null;
    case 'resume':
      return found.state === 'active';
    case 'pause':
      return found.pausesAt !== null;
    case 'unpause':
      return found.pausesAt === null;
  }
  return row.kind satisfies never;
};

/** The result of claiming a change. */
type Claim =
  | { readonly kind: 'mine'; readonly row: ChangeRow; readonly isResumed: boolean }
  | { readonly kind: 'over'; readonly row: ChangeRow }
  | { readonly kind: 'busy' | 'stale' };

/** Stores quoted changes. */
export interface PlanChanges {
  /** The lease of the call that executes a change. */
  readonly lease: Lease;
  offer(request: ChangeRequest, draft: ChangeDraft): Promise<PlanChangeQuote>;
  find(userId: number, id: string): Promise<ChangeRow | null>;
  /**
   * Claims a change. Only one claim succeeds: it raises the subscription's version, which ends all other quotes.
   *
   * @throws ApiError when the account is to be deleted
   */
  claim(row: ChangeRow): Promise<Claim>;
  /** Releases a change without effect: its quote can be confirmed again. */
  release(id: string): Promise<void>;
  /** Marks a change as done, and stores the wanted end of a pause. */
  markDone(row: ChangeRow): Promise<void>;
  markFailed(id: string, failure: CheckoutFailure): Promise<void>;
  /**
   * Gives up a change without an answer, once its call cannot be on its way any more; false before that. A new
   * confirmation first reads whether the change was made.
   */
  giveUp(id: string): Promise<boolean>;
  /** Changes of dead processes, with their accounts. Leases that a fast clock wrote are shortened first. */
  left(): Promise<readonly { readonly row: ChangeRow; readonly user: UserRow }[]>;
  /** The newest end of a pause, in one of these states and after a moment. */
  unpauseOf(
    subscriptionId: number,
    states: readonly ChangeRow['state'][],
    after: Date,
  ): Promise<ChangeRow | null>;
}

export const createPlanChanges = ({ db, clock }: DbDeps): PlanChanges => {
  const now = () => new Date(clock.now());
  const isChanging = eq(planChanges.state, 'changing');
  const lease = createLease(clock, {
    id: planChanges.id,
    endsAt: planChanges.leaseEndsAt,
    isOpen: isChanging,
    write: (leaseEndsAt, where) => db.update(planChanges).set({ leaseEndsAt }).where(where),
  });
  const write = async (id: string, values: Partial<ChangeRow>): Promise<void> => {
    await db
      .update(planChanges)
      .set(values)
      .where(and(eq(planChanges.id, id), isChanging));
  };

  return {
    lease,
    offer: async ({ user, couponCode, extraChannels, pauseUntil }, { row, quote, amountsHash }) => {
      const id = randomUUID();
      const expiresAt = new Date(clock.now() + quoteMs);
      await db.insert(planChanges).values({
        id,
        userId: user.id,
        subscriptionId: row.id,
        version: row.version,
        kind: quote.kind,
        planCode: quote.plan_code,
        couponCode,
        extraChannels,
        pauseUntil,
        amountsHash,
        state: 'offered',
        createdAt: now(),
        expiresAt,
      });
      return { ...quote, quote_id: id, expires_at: expiresAt.toISOString() };
    },

    find: async (userId, id) =>
      (
        await db
          .select()
          .from(planChanges)
          .where(and(eq(planChanges.id, id), eq(planChanges.userId, userId)))
      )[0] ?? null,

    claim: ({ id, userId }) =>
      db.transaction(async (tx): Promise<Claim> => {
        if ((await lockAccount(tx, userId)).deletionDueAt !== null) throw deletionPendingError();
        // A change of a dead process is settled by the provider's data, which every claim reads.
        await tx
          .update(planChanges)
          .set({ state: 'offered' })
          .where(and(eq(planChanges.userId, userId), ne(planChanges.id, id), lease.isFree()));
        const [busy] = await tx
          .select({ id: planChanges.id })
          .from(planChanges)
          .where(and(eq(planChanges.userId, userId), isChanging, gt(planChanges.leaseEndsAt, now())));
        if (busy !== undefined) return { kind: 'busy' };
        const [row] = await tx.select().from(planChanges).where(eq(planChanges.id, id));
        if (row === undefined) return { kind: 'stale' };
        // The change has ended since the caller read it.
        if (row.state === 'done' || row.state === 'failed') return { kind: 'over', row };
        // A lease that was not released belonged to a dead process, whose call may have succeeded.
        const isResumed = row.leaseEndsAt !== null;
        const [subscription] = await tx
          .update(subscriptions)
          .set({ version: row.version + 1 })
          .where(and(eq(subscriptions.id, row.subscriptionId), eq(subscriptions.version, row.version)))
          .returning({ version: subscriptions.version });
        // A resumed change has raised the version already, unless a reading has shown its success.
        if (subscription === undefined && !isResumed) return { kind: 'stale' };
        const [mine] = await tx
          .update(planChanges)
          .set({
            state: 'changing',
            version: subscription?.version ?? row.version,
            leaseEndsAt: lease.nextEnd(),
          })
          .where(eq(planChanges.id, id))
          .returning();
        return mine === undefined ? { kind: 'stale' } : { kind: 'mine', row: mine, isResumed };
      }),

    release: (id) => write(id, { state: 'offered', leaseEndsAt: null }),
    markDone: ({ id, subscriptionId, kind, pauseUntil }) =>
      db.transaction(async (tx) => {
        await tx
          .update(planChanges)
          .set({ state: 'done' })
          .where(and(eq(planChanges.id, id), isChanging));
        if (kind !== 'pause' && kind !== 'keep' && kind !== 'unpause') return;
        await tx
          .update(subscriptions)
          .set({ resumeWantedAt: kind === 'pause' ? pauseUntil : null })
          .where(eq(subscriptions.id, subscriptionId));
      }),
    markFailed: (id, failure) => write(id, { state: 'failed', failure }),

    giveUp: async (id) => {
      const isOver = lte(planChanges.leaseEndsAt, new Date(clock.now() - givenUpAfterMs));
      const givenUp = await db
        .update(planChanges)
        .set({ state: 'offered' })
        .where(and(eq(planChanges.id, id), isChanging, isOver))
        .returning({ id: planChanges.id });
      return givenUp.length > 0;
    },
    left: async () => {
      await lease.shorten();
      return db
        .select({ row: planChanges, user: users })
        .from(planChanges)
        .innerJoin(users, eq(users.id, planChanges.userId))
        .where(lease.isFree());
    },

    unpauseOf: async (subscriptionId, states, after) =>
      (
        await db
          .select()
          .from(planChanges)
          .where(
            and(
              eq(planChanges.subscriptionId, subscriptionId),
              eq(planChanges.kind, 'unpause'),
              inArray(planChanges.state, [...states]),
              gt(planChanges.createdAt, after),
            ),
          )
          .orderBy(desc(planChanges.createdAt))
          .limit(1)
      )[0] ?? null,
  };
};
