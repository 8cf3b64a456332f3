import { cents, isPlanCode } from '@backbeat/domain';
import { and, eq, isNull } from 'drizzle-orm';
import type { BillingDeps } from '../billing/BillingDeps.ts';
import { longestWaitOf, refundUntil, tryRefund } from '../billing/refundUntil.ts';
import type { Database } from '../db/Database.ts';
import { createLease, type Lease } from '../db/lease.ts';
import { gifts } from '../db/schema/gifts.ts';
import { type Unpaid, type WithdrawalRow, withdrawals } from '../db/schema/withdrawals.ts';

/** The most withdrawals of one round. */
const batchSize = 100;

const isOpen = and(isNull(withdrawals.refundedAt), isNull(withdrawals.unpaid));

/** Brings withdrawals to their end: the plan and the money. */
export interface WithdrawalEnds {
  readonly lease: Lease;
  /** Gives the money back in one process at a time. A failure is logged and tried again, later each time. */
  finish(id: string): Promise<void>;
  /** Finishes all of an account. @throws Error while a refund is not certain */
  finishAllOf(userId: number): Promise<void>;
  /** Finishes what dead processes and a silent provider left. */
  settle(): Promise<void>;
}

/** How many months of a gift go back; null where the gift has not ended, or is gone. */
const readMonths = async (tx: Database, giftId: string | null): Promise<number | null> => {
  if (giftId === null) return null;
  const [gift] = await tx.select({ months: gifts.refundPlaces }).from(gifts).where(eq(gifts.id, giftId));
  return gift === undefined || gift.months === 0 ? null : gift.months;
};

/**
 * Queues the record of a withdrawal that the person keeps, owed as soon as there is one, and once more where no money
 * comes from the provider. What ends with the withdrawal has to have ended before.
 */
export const acknowledge = async (
  letters: BillingDeps['letters'],
  tx: Database,
  { id, userId, address, reference, offer, giftId, askedAt }: Omit<WithdrawalRow, 'refundedAt' | 'unpaid'>,
  unpaid: Unpaid | null,
): Promise<void> => {
  const planCode = offer.plan_code ?? '';
  const { method } = offer;
  await letters.queue(tx, {
    userId,
    ...(address === null ? {} : { address }),
    key: unpaid === null ? `refund:${id}` : `refund-unpaid:${id}`,
    letter: {
      kind: 'refund',
      reference,
      number: offer.number,
      planCode: offer.kind !== 'gift' && isPlanCode(planCode) && planCode !== 'free' ? planCode : null,
      gift: offer.kind === 'gift' ? { months: await readMonths(tx, giftId) } : null,
      withdrawnAt: askedAt.toISOString(),
      refundCents: cents(offer.total_cents),
      method: method && { kind: method.kind, brand: method.brand, lastFour: method.last_four },
      methodCents: cents(offer.method_cents),
      giftCardCents: cents(offer.gift_card_cents),
      creditCents: cents(offer.credit_cents),
      endsPlan: offer.ends === 'plan',
      isSignedOut: address !== null,
      unpaid,
    },
  });
};

export const createWithdrawalEnds = ({
  db,
  clock,
  billing,
  letters,
  logger,
}: Pick<BillingDeps, 'db' | 'clock' | 'billing' | 'letters' | 'logger'>): WithdrawalEnds => {
  const now = () => new Date(clock.now());

  const lease = createLease(clock, {
    id: withdrawals.id,
    endsAt: withdrawals.tryAt,
    isOpen,
    write: (tryAt, where) => db.update(withdrawals).set({ tryAt }).where(where),
  });

  /** Ends the subscription; one that has ended already is fine. */
  const endPlan = async ({ accountCode, providerSubscriptionId: id }: WithdrawalRow): Promise<void> => {
    if (id === null) return;
    try {
      await billing.terminate(id);
    } catch (error) {
      const account = await billing.account(accountCode);
      if (account?.subscriptions.find((row) => row.id === id)?.state !== 'expired') throw error;
    }
  };

  const payBack = async (row: WithdrawalRow) => {
    await endPlan(row);
    return refundUntil(billing, {
      number: row.invoiceNumber,
      untilCents: row.refundedBeforeCents + row.offer.total_cents,
      id: row.id,
    });
  };

  /** Ends it: the money has moved, or is not ours to move. */
  const close = (row: WithdrawalRow, unpaid: Unpaid | null): Promise<void> =>
    db.transaction(async (tx) => {
      const refundedAt = unpaid === null ? now() : null;
      const isIt = and(eq(withdrawals.id, row.id), isOpen);
      const ended = { refundedAt, unpaid, address: null };
      if ((await tx.update(withdrawals).set(ended).where(isIt).returning()).length === 0) return;
      if (row.giftId !== null)
        await tx
          .update(gifts)
          .set({ refundedAt, refundUnpaid: unpaid, ...(unpaid === 'disputed' ? { refundCents: 0 } : {}) })
          .where(eq(gifts.id, row.giftId));
      if (unpaid !== null) await acknowledge(letters, tx, row, unpaid);
    });

  const finish = async (id: string): Promise<void> => {
    const [row] = await db
      .update(withdrawals)
      .set({ tryAt: lease.nextEnd() })
      .where(and(eq(withdrawals.id, id), lease.isFree()))
      .returning();
    if (row === undefined) return;
    await tryRefund(
      { clock, logger },
      {
        sinceMs: row.askedAt.getTime(),
        about: { withdrawal: id },
        words: {
          later: 'a payment could not be given back yet',
          forSupport: 'a payment was not given back: support has to',
        },
        payBack: () => lease.keep(id, () => payBack(row)),
        close: (unpaid) => close(row, unpaid),
        putOff: async (tryAt) => {
          const isIt = and(eq(withdrawals.id, id), isOpen);
          await db.update(withdrawals).set({ tryAt }).where(isIt);
        },
      },
    );
  };

  return {
    lease,
    finish,
    finishAllOf: async (userId) => {
      const open = and(eq(withdrawals.userId, userId), isOpen);
      const rows = await db.select({ id: withdrawals.id }).from(withdrawals).where(open);
      for (const { id } of rows) await finish(id);
      if ((await db.$count(withdrawals, open)) > 0)
        throw new Error('A withdrawal of the account is not finished yet.');
    },
    settle: async () => {
      await lease.shorten(longestWaitOf(clock, withdrawals.askedAt));
      const due = db.select({ id: withdrawals.id }).from(withdrawals).where(lease.isFree()).limit(batchSize);
      for (const { id } of await due) await finish(id);
    },
  };
};
