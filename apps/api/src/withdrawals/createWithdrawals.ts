import { randomUUID } from 'node:crypto';
import { cents, isPlanCode } from '@backbeat/domain';
import type { Refund, RefundOffer } from '@backbeat/sdk/contract';
import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm';
import { readAccountCodes } from '../billing/accountCodes.ts';
import type { BillingDeps } from '../billing/BillingDeps.ts';
import { asApiError, busyError } from '../billing/billingErrors.ts';
import { isMoneyUnderWay } from '../billing/isMoneyUnderWay.ts';
import { refundUntil } from '../billing/refundUntil.ts';
import { lockAccount, writeSubscriptions } from '../billing/writeSubscriptions.ts';
import type { Config } from '../config/Config.ts';
import type { Database } from '../db/Database.ts';
import { createLease, type Lease } from '../db/lease.ts';
import type { UserRow } from '../db/schema/accounts.ts';
import { gifts } from '../db/schema/gifts.ts';
import { subscriptions } from '../db/schema/premium.ts';
import { type WithdrawalRow, withdrawals } from '../db/schema/withdrawals.ts';
import { ApiError } from '../http/ApiError.ts';
import type { RateLimiter } from '../http/rateLimiter.ts';
import { isoOrNull } from '../lib/isoOrNull.ts';
import { readableCode } from '../lib/readableCode.ts';
import { isRecent, offerOf, type Payment, readBooks, readPayment, windowMs } from './readPayments.ts';

const retryAfterMs = 30_000;
/** The most withdrawals of one round. */
const batchSize = 100;

/** Ends claiming of a gift. Null if it had ended, otherwise how many of its months go back. */
interface GiftEnds {
  close(tx: Database, giftId: string): Promise<number | null>;
}

/** A payment that somebody wants back, as it was shown to them. */
interface WantedRefund {
  readonly user: UserRow;
  readonly number: string;
  readonly version: string;
  /** Where the acknowledgement goes; null for the account's own address. */
  readonly address: string | null;
}

/** Gives payments back: each once, whatever dies in between. */
export interface Withdrawals {
  readonly lease: Lease;
  /** The payments of the last days, newest first. */
  list(user: UserRow): Promise<Refund[]>;
  /** One payment. @throws ApiError 'not_found' for somebody else's, and one that is too old */
  read(user: UserRow, number: string): Promise<Refund>;
  /** Withdraws once. Asked again, it answers the same. */
  confirm(wanted: WantedRefund): Promise<Refund>;
  /** Finishes all of an account. @throws Error while a refund is not certain */
  finishAllOf(userId: number): Promise<void>;
  /** Finishes what dead processes and a silent provider left. */
  settle(): Promise<void>;
}

const onWire = ({ offer, reference, askedAt, refundedAt }: WithdrawalRow): Refund => ({
  ...offer,
  withdrawn: { reference, at: askedAt.toISOString(), done_at: isoOrNull(refundedAt) },
});

const notFound = () => new ApiError('not_found', 'There is no such payment.');
const changed = () => new ApiError('refund_changed', 'What goes back has changed. Nothing was done.');

/** Refuses what the table refuses, and what is not what was shown. */
const requireShown = ({ reason, version }: RefundOffer, shown: string): void => {
  if (reason !== null)
    throw new ApiError('refund_refused', 'The payment does not go back. Nothing was done.', {
      details: { reason },
    });
  if (version !== shown) throw changed();
};

interface WithdrawalDeps extends BillingDeps {
  readonly config: BillingDeps['config'] & Pick<Config, 'limits'>;
}

export const createWithdrawals = (
  deps: WithdrawalDeps,
  giftEnds: GiftEnds,
  limiter: Pick<RateLimiter, 'consume'>,
): Withdrawals => {
  const { db, clock, billing, letters, logger, config } = deps;
  const now = () => new Date(clock.now());

  const lease = createLease(clock, {
    id: withdrawals.id,
    endsAt: withdrawals.tryAt,
    isOpen: isNull(withdrawals.refundedAt),
    write: (tryAt, where) => db.update(withdrawals).set({ tryAt }).where(where),
  });

  /** Limits what reaches the payment provider, which limits requests. Repeated confirmations do not. */
  const limit = (userId: number) => limiter.consume(`invoices:${userId}`, config.limits.invoices);

  const findRow = async (codes: readonly string[], number: string): Promise<WithdrawalRow | null> => {
    const isOwn = inArray(withdrawals.accountCode, [...codes]);
    const [row] = await db
      .select()
      .from(withdrawals)
      .where(and(eq(withdrawals.invoiceNumber, number), isOwn));
    return row ?? null;
  };

  const findPayment = async (user: UserRow, codes: readonly string[], number: string): Promise<Payment> => {
    await limit(user.id);
    for (const code of codes) {
      const books = await readBooks(deps, user, code);
      const invoice = books.invoices.find((one) => one.number === number && one.kind === 'charge');
      if (invoice !== undefined) return readPayment(deps, user, invoice, books);
    }
    throw notFound();
  };

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

  const payBack = async (row: WithdrawalRow): Promise<void> => {
    await endPlan(row);
    await refundUntil(billing, {
      number: row.invoiceNumber,
      untilCents: row.refundedBeforeCents + row.offer.total_cents,
      id: row.id,
    });
  };

  /** The record of the withdrawal that the person keeps, owed as soon as it is there. */
  const acknowledge = async (
    tx: Database,
    { id, userId, address, reference, offer, askedAt }: Omit<WithdrawalRow, 'refundedAt'>,
  ): Promise<void> => {
    const planCode = offer.plan_code ?? '';
    await letters.queue(tx, {
      userId,
      ...(address === null ? {} : { address }),
      key: `refund:${id}`,
      letter: {
        kind: 'refund',
        reference,
        number: offer.number,
        planCode: offer.kind !== 'gift' && isPlanCode(planCode) && planCode !== 'free' ? planCode : null,
        withdrawnAt: askedAt.toISOString(),
        refundCents: cents(offer.total_cents),
        methodCents: cents(offer.method_cents),
        giftCardCents: cents(offer.gift_card_cents),
        creditCents: cents(offer.credit_cents),
        endsPlan: offer.ends === 'plan',
      },
    });
  };

  /** Gives the money back in one process at a time. A failure is logged and tried again later. */
  const finish = async (id: string): Promise<void> => {
    const [row] = await db
      .update(withdrawals)
      .set({ tryAt: lease.nextEnd() })
      .where(and(eq(withdrawals.id, id), lease.isFree()))
      .returning();
    if (row === undefined) return;
    try {
      await lease.keep(id, () => payBack(row));
      await db.transaction(async (tx) => {
        const isOpen = and(eq(withdrawals.id, id), isNull(withdrawals.refundedAt));
        const refundedAt = now();
        await tx.update(withdrawals).set({ refundedAt, address: null }).where(isOpen);
        if (row.giftId !== null) await tx.update(gifts).set({ refundedAt }).where(eq(gifts.id, row.giftId));
      });
    } catch (err) {
      logger.warn({ err, withdrawal: id }, 'a payment could not be given back yet');
      const isOpen = and(eq(withdrawals.id, id), isNull(withdrawals.refundedAt));
      await db
        .update(withdrawals)
        .set({ tryAt: new Date(clock.now() + retryAfterMs) })
        .where(isOpen);
    }
  };

  /** What ends with the row that was just written: the plan at that moment, or the gift. */
  const end = async (tx: Database, payment: Payment, totalCents: number, at: Date): Promise<void> => {
    const { giftId, facts, subscription } = payment;
    if (giftId !== null && facts.gift !== null) {
      const left = await giftEnds.close(tx, giftId);
      // Claimed or cancelled since it was read.
      if (left !== facts.gift.places - facts.gift.claimed) throw changed();
      await tx.update(gifts).set({ refundCents: totalCents }).where(eq(gifts.id, giftId));
    }
    if (subscription === null) return;
    const isIt = eq(subscriptions.providerSubscriptionId, subscription.id);
    // Whoever withdraws ends the plan at that moment, stream or not.
    const [row] = await tx.update(subscriptions).set({ extendedUntil: at }).where(isIt).returning();
    if (row?.version !== subscription.version) throw changed();
  };

  /** Writes the withdrawal, its acknowledgement and what ends by it, before the provider is asked for anything. */
  const begin = async ({ user, version, address }: WantedRefund, payment: Payment): Promise<string> => {
    const { invoice, facts, subscription, giftId } = payment;
    const account = subscription === null ? null : await billing.account(invoice.accountCode);
    return db.transaction(async (tx) => {
      const locked = await lockAccount(tx, user.id);
      const isSame = eq(withdrawals.invoiceNumber, invoice.number);
      const [known] = await tx.select({ id: withdrawals.id }).from(withdrawals).where(isSame);
      if (known !== undefined) return known.id;
      if (await isMoneyUnderWay(tx, user.id, new Date(0))) throw busyError();
      const at = now();
      const offer = offerOf(payment, at.getTime());
      requireShown(offer, version);
      const id = randomUUID();
      const { returned } = facts;
      const row = {
        id,
        reference: readableCode(3),
        userId: user.id,
        accountCode: invoice.accountCode,
        invoiceNumber: invoice.number,
        invoiceId: invoice.id,
        offer,
        refundedBeforeCents: returned.method + returned.gift_card + returned.credit,
        providerSubscriptionId: offer.ends === 'plan' ? (subscription?.id ?? null) : null,
        giftId,
        address,
        askedAt: at,
        tryAt: at,
      };
      await tx.insert(withdrawals).values(row);
      await acknowledge(tx, row);
      await end(tx, payment, offer.total_cents, at);
      if (account !== null) await writeSubscriptions(tx, locked, account, at, deps);
      return id;
    });
  };

  const confirm = async (wanted: WantedRefund): Promise<Refund> => {
    const { user, number } = wanted;
    const codes = await readAccountCodes(db, user);
    const known = await findRow(codes, number);
    const id = known?.id ?? (await begin(wanted, await findPayment(user, codes, number)));
    await finish(id);
    const row = await findRow(codes, number);
    if (row === null) throw notFound();
    return onWire(row);
  };

  const list = async (user: UserRow): Promise<Refund[]> => {
    await limit(user.id);
    const codes = await readAccountCodes(db, user);
    const rows = await db
      .select()
      .from(withdrawals)
      .where(
        and(
          inArray(withdrawals.accountCode, codes),
          gt(withdrawals.askedAt, new Date(clock.now() - windowMs)),
        ),
      )
      .orderBy(desc(withdrawals.askedAt));
    const found = rows.map(onWire);
    const withdrawn = new Set(found.map(({ number }) => number));
    for (const code of codes) {
      const books = await readBooks(deps, user, code);
      for (const invoice of books.invoices.filter((one) => isRecent(one, clock.now())))
        if (!withdrawn.has(invoice.number)) {
          const payment = await readPayment(deps, user, invoice, books);
          found.push({ ...offerOf(payment, clock.now()), withdrawn: null });
        }
    }
    return found.toSorted((a, b) => Date.parse(b.paid_at) - Date.parse(a.paid_at));
  };

  const withApiErrors = async <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      throw asApiError(error);
    });

  return {
    lease,
    list: (user) => withApiErrors(list(user)),
    read: async (user, number) => {
      const codes = await readAccountCodes(db, user);
      const row = await findRow(codes, number);
      if (row !== null) return onWire(row);
      const payment = await withApiErrors(findPayment(user, codes, number));
      return { ...offerOf(payment, clock.now()), withdrawn: null };
    },
    confirm: (wanted) => withApiErrors(confirm(wanted)),
    finishAllOf: async (userId) => {
      const open = and(eq(withdrawals.userId, userId), isNull(withdrawals.refundedAt));
      const rows = await db.select({ id: withdrawals.id }).from(withdrawals).where(open);
      for (const { id } of rows) await finish(id);
      if ((await db.$count(withdrawals, open)) > 0)
        throw new Error('A withdrawal of the account is not finished yet.');
    },
    settle: async () => {
      await lease.shorten(retryAfterMs);
      const due = db.select({ id: withdrawals.id }).from(withdrawals).where(lease.isFree()).limit(batchSize);
      for (const { id } of await due) await finish(id);
    },
  };
};
