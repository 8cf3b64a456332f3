import { and, eq, gt, isNull } from 'drizzle-orm';
import { deletionPendingError } from '../billing/billingErrors.ts';
import { lockAccount } from '../billing/writeSubscriptions.ts';
import { type NewConsent, recordConsents } from '../consents/recordConsents.ts';
import type { Database, DbDeps } from '../db/Database.ts';
import { isUniqueViolation } from '../db/isUniqueViolation.ts';
import { latestMoment } from '../db/latestMoment.ts';
import { createLease, type Lease } from '../db/lease.ts';
import type { UserRow } from '../db/schema/accounts.ts';
import { type CheckoutFailure, checkouts } from '../db/schema/premium.ts';

/** An attempt to buy. */
export type Attempt = typeof checkouts.$inferSelect;

/**
 * Stores attempts to buy. Each change of state is one conditional statement. Attempts and deletion requests lock the
 * account, so the later one sees the earlier one.
 */
export interface CheckoutAttempts {
  /** The lease of the call that works on an attempt. */
  readonly lease: Lease;
  find(userId: number, tokenHash: string): Promise<Attempt | null>;
  pendingOf(userId: number): Promise<Attempt | null>;
  /**
   * Stores a new attempt; null if the account has a pending one or the token is known.
   *
   * @throws ApiError when the account is to be deleted, as acquireLease does
   */
  begin(
    attempt: Pick<Attempt, 'id' | 'userId' | 'tokenHash' | 'requestHash' | 'planCode' | 'gift'>,
  ): Promise<Attempt | null>;
  /** Acquires the expired lease of a pending attempt, or reopens a released one; null when another call was faster. */
  acquireLease(attempt: Attempt): Promise<Attempt | null>;
  /**
   * Marks that money may move from now on, and records what was agreed to; false, without a record, if the attempt was
   * given up meanwhile.
   */
  markCharging(
    attempt: Pick<Attempt, 'id'>,
    user: Pick<UserRow, 'id' | 'hash'>,
    agreed: readonly NewConsent[],
  ): Promise<boolean>;
  markFailed(id: string, failure: CheckoutFailure): Promise<void>;
  /**
   * Gives up an attempt without a lease, and deletes it if nothing can have been charged. Does nothing if another call
   * has its lease.
   */
  release(attempt: Pick<Attempt, 'id' | 'chargedAt'>): Promise<void>;
  /** Deletes an attempt that the provider refused before charging. */
  remove(id: string): Promise<void>;
  /** Pending attempts without a lease. Leases that a fast clock wrote are shortened first. */
  abandoned(): Promise<Attempt[]>;
}

export const createCheckoutAttempts = ({ db, clock }: DbDeps): CheckoutAttempts => {
  const now = () => new Date(clock.now());
  const isPending = eq(checkouts.state, 'pending');
  const lease = createLease(clock, {
    id: checkouts.id,
    endsAt: checkouts.leaseEndsAt,
    isOpen: isPending,
    write: (leaseEndsAt, where) => db.update(checkouts).set({ leaseEndsAt }).where(where),
  });

  const whileStaying = (
    userId: number,
    work: (tx: Database) => Promise<Attempt | null>,
  ): Promise<Attempt | null> =>
    db.transaction(async (tx) => {
      if ((await lockAccount(tx, userId)).deletionDueAt !== null) throw deletionPendingError();
      return work(tx);
    });

  return {
    lease,
    find: async (userId, tokenHash) =>
      (
        await db
          .select()
          .from(checkouts)
          .where(and(eq(checkouts.userId, userId), eq(checkouts.tokenHash, tokenHash)))
      )[0] ?? null,
    pendingOf: async (userId) =>
      (
        await db
          .select()
          .from(checkouts)
          .where(and(eq(checkouts.userId, userId), isPending))
      )[0] ?? null,
    begin: async (attempt) => {
      const values = {
        ...attempt,
        state: 'pending' as const,
        createdAt: now(),
        leaseEndsAt: lease.nextEnd(),
      };
      return whileStaying(
        attempt.userId,
        async (tx) =>
          (await tx.insert(checkouts).values(values).onConflictDoNothing().returning())[0] ?? null,
      );
    },
    acquireLease: async ({ id, userId, state }) => {
      const free = state === 'released' ? eq(checkouts.state, 'released') : lease.isFree();
      try {
        return await whileStaying(userId, async (tx) => {
          const [acquired] = await tx
            .update(checkouts)
            .set({ state: 'pending', leaseEndsAt: lease.nextEnd(), settledAt: null })
            .where(and(eq(checkouts.id, id), free))
            .returning();
          return acquired ?? null;
        });
      } catch (error) {
        // The account has another pending attempt, which this call has to wait for.
        if (isUniqueViolation(error)) return null;
        throw error;
      }
    },
    markCharging: ({ id }, user, agreed) =>
      db.transaction(async (tx) => {
        await lockAccount(tx, user.id);
        const marked = await tx
          .update(checkouts)
          .set({ chargedAt: now(), leaseEndsAt: lease.nextEnd() })
          .where(and(eq(checkouts.id, id), isPending))
          .returning({ id: checkouts.id });
        if (marked.length === 0) return false;
        await recordConsents(tx, user, agreed, now());
        return true;
      }),
    markFailed: async (id, failure) => {
      await db
        .update(checkouts)
        .set({ state: 'failed', failure, settledAt: now() })
        .where(and(eq(checkouts.id, id), isPending));
    },
    release: async ({ id, chargedAt }) => {
      const isFree = and(eq(checkouts.id, id), lease.isFree());
      if (chargedAt === null) await db.delete(checkouts).where(and(isFree, isNull(checkouts.chargedAt)));
      else await db.update(checkouts).set({ state: 'released', settledAt: now() }).where(isFree);
    },
    remove: async (id) => {
      await db.delete(checkouts).where(and(eq(checkouts.id, id), isPending));
    },
    abandoned: async () => {
      await lease.shorten();
      const chargedAt = latestMoment(clock, 0);
      await db
        .update(checkouts)
        .set({ chargedAt })
        .where(and(isPending, gt(checkouts.chargedAt, chargedAt)));
      return db.select().from(checkouts).where(lease.isFree());
    },
  };
};
