import { randomUUID } from 'node:crypto';
import type { Refund, RefundOffer } from '@backbeat/sdk/contract';
import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import { readAccountCodes } from '../billing/accountCodes.ts';
import type { BillingDeps } from '../billing/BillingDeps.ts';
import { asApiError, busyError } from '../billing/billingErrors.ts';
import { isMoneyUnderWay } from '../billing/isMoneyUnderWay.ts';
import { lockAccount, writeSubscriptions } from '../billing/writeSubscriptions.ts';
import type { Config } from '../config/Config.ts';
import type { Database } from '../db/Database.ts';
import type { UserRow } from '../db/schema/accounts.ts';
import { gifts } from '../db/schema/gifts.ts';
import { subscriptions } from '../db/schema/premium.ts';
import { type WithdrawalRow, withdrawals } from '../db/schema/withdrawals.ts';
import { ApiError } from '../http/ApiError.ts';
import type { RateLimiter } from '../http/rateLimiter.ts';
import { isoOrNull } from '../lib/isoOrNull.ts';
import { readableCode } from '../lib/readableCode.ts';
import { acknowledge, createWithdrawalEnds, type WithdrawalEnds } from './createWithdrawalEnds.ts';
import { isRecent, offerOf, type Payment, readBooks, readPayment, windowMs } from './readPayments.ts';

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

/** What is asked about payments. */
interface WithdrawalCalls {
  /** The payments of the last days, newest first. */
  list(user: UserRow): Promise<Refund[]>;
  /** One payment. @throws ApiError 'not_found' for somebody else's, and one that is too old */
  read(user: UserRow, number: string): Promise<Refund>;
  /** Withdraws once. Asked again, it answers the same. */
  confirm(wanted: WantedRefund): Promise<Refund>;
}

/** Gives payments back: each once, whatever dies in between. */
export interface Withdrawals extends WithdrawalCalls, Omit<WithdrawalEnds, 'finish'> {
  /** The same for staff, who have a limit of their own: what they ask does not count as the person's. */
  readonly ofStaff: WithdrawalCalls;
}

/** Counts what reaches the payment provider, which limits requests. @throws ApiError 'rate_limited' */
type CountCall = (userId: number) => Promise<void>;

const onWire = ({ offer, reference, askedAt, refundedAt, unpaid }: WithdrawalRow): Refund => ({
  ...offer,
  withdrawn: { reference, at: askedAt.toISOString(), done_at: isoOrNull(refundedAt), unpaid },
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
  const { db, clock, billing, letters, config } = deps;
  const ends = createWithdrawalEnds(deps);
  const now = () => new Date(clock.now());

  const findRow = async (codes: readonly string[], number: string): Promise<WithdrawalRow | null> => {
    const isOwn = inArray(withdrawals.accountCode, [...codes]);
    const [row] = await db
      .select()
      .from(withdrawals)
      .where(and(eq(withdrawals.invoiceNumber, number), isOwn));
    return row ?? null;
  };

  const findPayment = async (user: UserRow, codes: readonly string[], number: string): Promise<Payment> => {
    for (const code of codes) {
      const books = await readBooks(deps, user, code);
      const invoice = books.invoices.find((one) => one.number === number && one.kind === 'charge');
      if (invoice !== undefined) return readPayment(deps, user, invoice, books);
    }
    throw notFound();
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
      await end(tx, payment, offer.total_cents, at);
      await acknowledge(letters, tx, row, null);
      if (account !== null) await writeSubscriptions(tx, locked, account, at, deps);
      return id;
    });
  };

  const confirm = async (wanted: WantedRefund, count: CountCall): Promise<Refund> => {
    const { user, number } = wanted;
    const codes = await readAccountCodes(db, user);
    const known = await findRow(codes, number);
    // A repeated confirmation does not reach the provider.
    if (known === null) await count(user.id);
    const id = known?.id ?? (await begin(wanted, await findPayment(user, codes, number)));
    await ends.finish(id);
    const row = await findRow(codes, number);
    if (row === null) throw notFound();
    return onWire(row);
  };

  const list = async (user: UserRow): Promise<Refund[]> => {
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

  const read = async (user: UserRow, number: string, count: CountCall): Promise<Refund> => {
    const codes = await readAccountCodes(db, user);
    const row = await findRow(codes, number);
    if (row !== null) return onWire(row);
    await count(user.id);
    const payment = await findPayment(user, codes, number);
    return { ...offerOf(payment, clock.now()), withdrawn: null };
  };

  const withApiErrors = async <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      throw asApiError(error);
    });

  const callsCountedBy = (count: CountCall): WithdrawalCalls => ({
    list: async (user) => {
      await count(user.id);
      return withApiErrors(list(user));
    },
    read: (user, number) => withApiErrors(read(user, number, count)),
    confirm: (wanted) => withApiErrors(confirm(wanted, count)),
  });

  return {
    ...callsCountedBy((userId) => limiter.consume(`invoices:${userId}`, config.limits.invoices)),
    ofStaff: callsCountedBy(async () => {}),
    lease: ends.lease,
    finishAllOf: ends.finishAllOf,
    settle: ends.settle,
  };
};
