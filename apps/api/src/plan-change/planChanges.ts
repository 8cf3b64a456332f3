import { randomUUID } from 'node:crypto';
import type { PlanChangeQuote } from '@backbeat/sdk/contract';
import { and, desc, eq, gt, inArray, lte, ne } from 'drizzle-orm';
import { deletionPendingError } from '../billing/billingErrors.ts';
import { lockAccount } from '../billing/writeSubscriptions.ts';
import type { DbDeps } from '../db/Database.ts';
import { createLease, type Lease } from '../db/lease.ts';
import { type UserRow, users } from '../db/schema/accounts.ts';
import { type CheckoutFailure, planChanges, subscriptions } from '../db/schema/premium.ts';
import type { ChangeDraft, ChangeRequest } from './draftChange.ts';

/** A quoted change. */
export type ChangeRow = typeof planChanges.$inferSelect;

/** A quote holds this long. */
const quoteMs = 10 * 60_000;
/** A change that the provider does not know of this long after its lease has ended never happened. */
const givenUpAfterMs = 90_000;

/** How the claim of a change ended. */
type Claim =
  | { readonly kind: 'mine'; readonly row: ChangeRow; readonly isResumed: boolean }
  | { readonly kind: 'over'; readonly row: ChangeRow }
  | { readonly kind: 'busy' | 'stale' };

/** The durable record of quoted changes. */
export interface PlanChanges {
  /** The lease of the call that executes a change. */
  readonly lease: Lease;
  offer(request: ChangeRequest, draft: ChangeDraft): Promise<PlanChangeQuote>;
  find(userId: number, id: string): Promise<ChangeRow | null>;
  /**
   * Claims a change. One claim succeeds: it raises the subscription's version, and all other quotes are of an older one.
   *
   * @throws ApiError when the account is to be deleted
   */
  claim(row: ChangeRow): Promise<Claim>;
  /** Nothing has happened: the quote can be confirmed again. */
  release(id: string): Promise<void>;
  /** Records that the change is done, together with the day on which a pause is to end. */
  markDone(row: ChangeRow): Promise<void>;
  markFailed(id: string, failure: CheckoutFailure): Promise<void>;
  /**
   * Gives up a change that got no answer, once its call cannot be on its way any more. A new confirmation first looks
   * whether it went through. False while it is too early.
   */
  giveUp(id: string): Promise<boolean>;
  /** Changes whose process died, with their accounts. A lease written by a clock that is ahead counts no longer than others. */
  left(): Promise<readonly { readonly row: ChangeRow; readonly user: UserRow }[]>;
  /** The newest change of a subscription that ends its pause, in these states and made after a moment. */
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
    offer: async ({ user, couponCode, pauseUntil }, { row, quote, amountsHash }) => {
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
        // What a dead process left is decided by the provider's books, which every claim reads anew.
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
        // It ended after the caller had read it.
        if (row.state === 'done' || row.state === 'failed') return { kind: 'over', row };
        // A lease that nobody ended was a dead process's: its call may have gone through.
        const isResumed = row.leaseEndsAt !== null;
        const [subscription] = await tx
          .update(subscriptions)
          .set({ version: row.version + 1 })
          .where(and(eq(subscriptions.id, row.subscriptionId), eq(subscriptions.version, row.version)))
          .returning({ version: subscriptions.version });
        // A resumed change has the version already, unless it went through and was read.
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
