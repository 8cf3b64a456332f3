import { randomUUID } from 'node:crypto';
import type { PlanChangeQuote } from '@backbeat/sdk/contract';
import { and, eq, gt, lte, ne } from 'drizzle-orm';
import { deletionPendingError } from '../billing/billingErrors.ts';
import { lockAccount } from '../billing/writeSubscriptions.ts';
import type { DbDeps } from '../db/Database.ts';
import { type CheckoutFailure, planChanges, subscriptions } from '../db/schema/premium.ts';
import type { ChangeDraft } from './draftChange.ts';

/** A quoted change. */
export type ChangeRow = typeof planChanges.$inferSelect;

/** A quote holds this long. */
const quoteMs = 10 * 60_000;
/** Longer than one change can take, so that only a dead process ever loses its lease. */
const leaseMs = 40_000;

/** How an attempt to have a change for oneself ended. */
type Claim =
  | { readonly kind: 'mine'; readonly row: ChangeRow; readonly isResumed: boolean }
  | { readonly kind: 'over'; readonly row: ChangeRow }
  | { readonly kind: 'busy' | 'stale' };

/** The durable record of quoted changes. */
export interface PlanChanges {
  offer(userId: number, draft: ChangeDraft, couponCode: string | null): Promise<PlanChangeQuote>;
  find(userId: number, id: string): Promise<ChangeRow | null>;
  /**
   * One winner: the claim raises the subscription's version, and every other quote is of an older one.
   *
   * @throws ApiError when the account is to be deleted
   */
  claim(row: ChangeRow): Promise<Claim>;
  /** Nothing has happened: the quote can be confirmed again. */
  release(id: string): Promise<void>;
  /** Lets the next call acquire the lease at once. */
  endLease(id: string): Promise<void>;
  markDone(id: string): Promise<void>;
  markFailed(id: string, failure: CheckoutFailure): Promise<void>;
}

export const createPlanChanges = ({ db, clock }: DbDeps): PlanChanges => {
  const now = () => new Date(clock.now());
  const leaseEnd = () => new Date(clock.now() + leaseMs);
  const isChanging = eq(planChanges.state, 'changing');
  const write = async (id: string, values: Partial<ChangeRow>): Promise<void> => {
    await db
      .update(planChanges)
      .set(values)
      .where(and(eq(planChanges.id, id), isChanging));
  };

  return {
    offer: async (userId, { row, quote, amountsHash }, couponCode) => {
      const id = randomUUID();
      const expiresAt = new Date(clock.now() + quoteMs);
      await db.insert(planChanges).values({
        id,
        userId,
        subscriptionId: row.id,
        version: row.version,
        kind: quote.kind,
        planCode: quote.plan_code,
        couponCode,
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
          .where(
            and(
              eq(planChanges.userId, userId),
              isChanging,
              ne(planChanges.id, id),
              lte(planChanges.leaseEndsAt, now()),
            ),
          );
        const [busy] = await tx
          .select({ id: planChanges.id })
          .from(planChanges)
          .where(and(eq(planChanges.userId, userId), isChanging, gt(planChanges.leaseEndsAt, now())));
        if (busy !== undefined) return { kind: 'busy' };
        const [row] = await tx.select().from(planChanges).where(eq(planChanges.id, id));
        if (row === undefined) return { kind: 'stale' };
        // It ended between the caller's look and this one.
        if (row.state === 'done' || row.state === 'failed') return { kind: 'over', row };
        const isResumed = row.state === 'changing';
        const [subscription] = await tx
          .update(subscriptions)
          .set({ version: row.version + 1 })
          .where(and(eq(subscriptions.id, row.subscriptionId), eq(subscriptions.version, row.version)))
          .returning({ version: subscriptions.version });
        // A resumed change has the version already, unless it went through and was read.
        if (subscription === undefined && !isResumed) return { kind: 'stale' };
        const [mine] = await tx
          .update(planChanges)
          .set({ state: 'changing', version: subscription?.version ?? row.version, leaseEndsAt: leaseEnd() })
          .where(eq(planChanges.id, id))
          .returning();
        return mine === undefined ? { kind: 'stale' } : { kind: 'mine', row: mine, isResumed };
      }),

    release: (id) => write(id, { state: 'offered', leaseEndsAt: null }),
    endLease: (id) => write(id, { leaseEndsAt: now() }),
    markDone: (id) => write(id, { state: 'done' }),
    markFailed: (id, failure) => write(id, { state: 'failed', failure }),
  };
};
