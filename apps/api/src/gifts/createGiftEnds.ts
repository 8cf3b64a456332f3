import { cents, dayMs, giftLimits } from '@backbeat/domain';
import { and, count, eq, isNotNull, isNull, lte, notExists, sql } from 'drizzle-orm';
import { findGiftInvoice } from '../billing/accountCodes.ts';
import type { BillingDeps } from '../billing/BillingDeps.ts';
import { longestWaitOf, readBill, refundUntil, tryRefund } from '../billing/refundUntil.ts';
import { findWaitingAccounts, hasRunningPlan, startGiftMonth } from '../billing/startGiftMonth.ts';
import { lockAccount } from '../billing/writeSubscriptions.ts';
import type { Database } from '../db/Database.ts';
import { createLease, type Lease } from '../db/lease.ts';
import { users } from '../db/schema/accounts.ts';
import { type GiftRow, giftClaims, gifts } from '../db/schema/gifts.ts';
import { type Unpaid, withdrawals } from '../db/schema/withdrawals.ts';
import { unclaimedCents } from './readGifts.ts';

/** The most gifts or accounts of one round. */
const batchSize = 100;

/** Ends gifts, cancelled or expired, and refunds what is left of them. */
export interface GiftEnds {
  /** The lease of the call that refunds a gift. */
  readonly lease: Lease;
  /** Ends a gift once and refunds its unclaimed places. Failed refunds are repeated. */
  end(giftId: string): Promise<void>;
  /** Ends claiming, in the transaction that wants it. Null if it has ended, otherwise how many places go back. */
  close(tx: Database, giftId: string): Promise<number | null>;
  /** Ends and refunds all gifts of an account. @throws Error while a refund is not certain */
  endAllOf(userId: number): Promise<void>;
  /** Removes identity hashes from claims that are too old to limit anything. */
  forgetOldClaims(): Promise<void>;
  /** Ends expired gifts, repeats failed refunds, and starts waiting months that are due. */
  settle(): Promise<void>;
}

export const createGiftEnds = ({
  db,
  clock,
  billing,
  letters,
  logger,
}: Pick<BillingDeps, 'db' | 'clock' | 'billing' | 'letters' | 'logger'>): GiftEnds => {
  const now = () => new Date(clock.now());

  /** Claims before this moment keep their places. */
  const close: GiftEnds['close'] = async (tx, giftId) => {
    const [gift] = await tx.select().from(gifts).where(eq(gifts.id, giftId)).for('update');
    if (gift === undefined || gift.endedAt !== null) return null;
    const [taken] = await tx
      .select({ places: count() })
      .from(giftClaims)
      .where(eq(giftClaims.giftId, giftId));
    const refundPlaces = gift.places - (taken?.places ?? 0);
    const at = now();
    await tx
      .update(gifts)
      .set({ endedAt: at, refundPlaces, refundTryAt: at, refundedAt: refundPlaces === 0 ? at : null })
      .where(eq(gifts.id, giftId));
    return refundPlaces;
  };

  const lease = createLease(clock, {
    id: gifts.id,
    endsAt: gifts.refundTryAt,
    // A withdrawal refunds its own gift.
    isOpen: and(
      isNotNull(gifts.endedAt),
      isNull(gifts.refundedAt),
      isNull(gifts.refundUnpaid),
      notExists(db.select({ id: withdrawals.id }).from(withdrawals).where(eq(withdrawals.giftId, gifts.id))),
    ),
    write: (refundTryAt, where) => db.update(gifts).set({ refundTryAt }).where(where),
  });

  const findInvoice = async ({ id, giverId }: GiftRow): Promise<string> => {
    const [giver] = giverId === null ? [] : await db.select().from(users).where(eq(users.id, giverId));
    const number = giver === undefined ? null : await findGiftInvoice({ db, billing }, giver, id);
    if (number === null) throw new Error('The bill of a gift was not found.');
    return number;
  };

  /** Refunds an amount, so that a part which support gave back neither blocks nor doubles it. */
  const payBack = async (gift: GiftRow) => {
    const number = await findInvoice(gift);
    const untilCents = unclaimedCents(gift);
    if (gift.refundCents === null) {
      const { returnedCents } = await readBill(billing, number);
      await db
        .update(gifts)
        .set({ refundCents: Math.max(0, untilCents - returnedCents) })
        .where(and(eq(gifts.id, gift.id), isNull(gifts.refundCents)));
    }
    return refundUntil(billing, { number, untilCents, id: `${gift.id}:refund` });
  };

  /** Ends the refund: the money has moved, or is not ours to move. */
  const finish = (giftId: string, unpaid: Unpaid | null): Promise<void> =>
    db.transaction(async (tx) => {
      const refundedAt = unpaid === null ? now() : null;
      const [gift] = await tx
        .update(gifts)
        .set({ refundedAt, refundUnpaid: unpaid, ...(unpaid === 'disputed' ? { refundCents: 0 } : {}) })
        .where(and(eq(gifts.id, giftId), isNull(gifts.refundedAt)))
        .returning();
      // Nothing is on its way, or support has given it all back before.
      if (gift === undefined || refundedAt === null || gift.refundCents === 0) return;
      await letters.queue(tx, {
        userId: gift.giverId,
        key: `gift-refunded:${giftId}`,
        letter: {
          kind: 'gift-refunded',
          months: gift.refundPlaces,
          refundCents: cents(gift.refundCents ?? unclaimedCents(gift)),
          refundedOn: refundedAt.toISOString(),
        },
      });
    });

  /** Refunds in one process at a time. A failure is logged and tried again, later each time. */
  const refund = async (giftId: string): Promise<void> => {
    const [acquired] = await db
      .update(gifts)
      .set({ refundTryAt: lease.nextEnd() })
      .where(and(eq(gifts.id, giftId), lease.isFree()))
      .returning();
    if (acquired === undefined) return;
    await tryRefund(
      { clock, logger },
      {
        sinceMs: acquired.endedAt?.getTime() ?? 0,
        about: { giftId },
        words: {
          later: 'a gift could not be refunded yet',
          forSupport: 'a gift was not refunded: support has to',
        },
        payBack: () => lease.keep(giftId, () => payBack(acquired)),
        close: (unpaid) => finish(giftId, unpaid),
        putOff: async (refundTryAt) => {
          await db.update(gifts).set({ refundTryAt }).where(eq(gifts.id, giftId));
        },
      },
    );
  };

  const end = async (giftId: string): Promise<void> => {
    await db.transaction(async (tx) => close(tx, giftId));
    await refund(giftId);
  };

  /** Starts waiting months of accounts without a plan, which is checked again under the account's lock. */
  const startMonths = async (): Promise<void> => {
    const waiting = await findWaitingAccounts(db, now());
    const running = waiting.filter(({ user, row }) => hasRunningPlan(user, row ? [row] : [], clock.now()));
    const covered = new Set(running.map(({ user }) => user.id));
    const free = new Set(waiting.flatMap(({ user }) => (covered.has(user.id) ? [] : [user.id])));
    for (const userId of [...free].slice(0, batchSize))
      await db.transaction(async (tx) => {
        await startGiftMonth(tx, await lockAccount(tx, userId), now());
      });
  };

  return {
    lease,
    end,
    close,
    endAllOf: async (userId) => {
      const open = and(eq(gifts.giverId, userId), isNull(gifts.refundedAt), isNull(gifts.refundUnpaid));
      for (const { id } of await db.select({ id: gifts.id }).from(gifts).where(open)) await end(id);
      const left = await db.select({ id: gifts.id }).from(gifts).where(open);
      if (left.length > 0) throw new Error('A gift of the account is not refunded yet.');
    },
    forgetOldClaims: async () => {
      await db
        .update(giftClaims)
        .set({ identityHashes: [] })
        .where(
          and(
            sql`${giftClaims.identityHashes} <> '{}'`,
            lte(giftClaims.claimedAt, new Date(clock.now() - giftLimits.claimsDays * dayMs)),
          ),
        );
    },
    settle: async () => {
      const over = and(isNull(gifts.endedAt), lte(gifts.until, now()));
      for (const { id } of await db.select({ id: gifts.id }).from(gifts).where(over).limit(batchSize))
        await db.transaction(async (tx) => close(tx, id));
      await lease.shorten(longestWaitOf(clock, gifts.endedAt));
      const due = db.select({ id: gifts.id }).from(gifts).where(lease.isFree()).limit(batchSize);
      for (const { id } of await due) await refund(id);
      await startMonths();
    },
  };
};
