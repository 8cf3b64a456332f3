import { dayMs } from '@backbeat/domain';
import { type Column, type SQL, sql } from 'drizzle-orm';
import type { Unpaid } from '../db/schema/withdrawals.ts';
import type { Clock } from '../lib/clock.ts';
import type { BillingDeps } from './BillingDeps.ts';
import type { BillingProvider } from './BillingProvider.ts';
import type { ProviderInvoice } from './ProviderInvoice.ts';

const firstWaitMs = 30_000;
const longestWaitMs = 3_600_000;
/** The law gives 14 days for the money to be back. */
const patienceMs = 3 * dayMs;

type Billing = Pick<BillingProvider, 'invoice' | 'refundsOf' | 'refund'>;

/** How a refund ends at the provider. */
type RefundEnd = 'refunded' | 'disputed';

/** A bill, and how much of it should have gone back in the end, whoever gave it back. */
interface WantedRefund {
  /** Of the invoice. */
  readonly number: string;
  readonly untilCents: number;
  /** Begins the idempotency keys. */
  readonly id: string;
}

/** What credits come to; the provider writes them as negative bills. */
export const sumOfCredits = (credits: readonly Pick<ProviderInvoice, 'totalCents'>[]): number =>
  credits.reduce((sum, { totalCents }) => sum - totalCents, 0);

/** A bill at the provider, and what of it has gone back. */
export const readBill = async (billing: Billing, number: string) => {
  const bill = await billing.invoice(number);
  if (bill === null) throw new Error('A bill that is to go back was not found.');
  return { bill, returnedCents: sumOfCredits(await billing.refundsOf(bill.id)) };
};

/**
 * Gives back what is missing. Reads the bill before the refund and after a lost or refused one: the provider forgets an
 * idempotency key after an hour, but not a refund.
 *
 * @returns `disputed` if the bank gets the payment back: it cannot go back twice
 * @throws while the refund is not certain
 */
export const refundUntil = async (
  billing: Billing,
  { number, untilCents, id }: WantedRefund,
): Promise<RefundEnd> => {
  const read = async () => {
    const { bill, returnedCents } = await readBill(billing, number);
    const hasGone = returnedCents >= untilCents;
    return { bill, returnedCents, end: hasGone ? 'refunded' : bill.isDisputed ? 'disputed' : null } as const;
  };
  const { bill, returnedCents, end } = await read();
  if (end !== null) return end;
  try {
    const key = `${id}:${returnedCents}`;
    if ((await billing.refund(bill.id, untilCents - returnedCents, key)) === 'refunded') return 'refunded';
    throw new Error('An earlier refund of this bill has not ended.');
  } catch (error) {
    const after = await read();
    if (after.end === null) throw error;
    return after.end;
  }
};

/** When a failed refund is tried again: after as long as it has been open, and once an hour at last. */
const nextTryAt = (nowMs: number, sinceMs: number): Date =>
  new Date(nowMs + Math.min(longestWaitMs, Math.max(firstWaitMs, nowMs - sinceMs)));

/** A refund that is owed, and what is done as it goes. */
interface OwedRefund {
  readonly sinceMs: number;
  /** What the log calls it by. */
  readonly about: Readonly<Record<string, string>>;
  /** What the log says of one that has not come: for now, and for good. */
  readonly words: { readonly later: string; readonly forSupport: string };
  payBack(): Promise<RefundEnd>;
  /** The money has moved, or is not ours to move. */
  close(unpaid: Unpaid | null): Promise<void>;
  putOff(tryAt: Date): Promise<void>;
}

/** Tries a refund. One that fails is put off, longer each time, and is for support after some days. */
export const tryRefund = async (
  { clock, logger }: Pick<BillingDeps, 'clock' | 'logger'>,
  { sinceMs, about, words, payBack, close, putOff }: OwedRefund,
): Promise<void> => {
  let end: RefundEnd | null = null;
  try {
    end = await payBack();
    if (end === 'disputed') logger.error(about, 'the bank gets a payment back, so we do not');
    await close(end === 'disputed' ? end : null);
  } catch (err) {
    if (end === null && clock.now() - sinceMs >= patienceMs) {
      logger.error({ err, ...about }, words.forSupport);
      await close('by_support');
      return;
    }
    logger.warn({ err, ...about }, words.later);
    await putOff(nextTryAt(clock.now(), sinceMs));
  }
};

/** The longest wait that `nextTryAt` gives a row now, in milliseconds. */
export const longestWaitOf = (clock: Clock, since: Column): SQL =>
  sql`least(${longestWaitMs}, greatest(${firstWaitMs}, extract(epoch from greatest(now(), ${new Date(clock.now()).toISOString()}::timestamptz) - ${since}) * 1000))`;
