import { dayMs } from '@backbeat/domain';
import { type Column, type SQL, sql } from 'drizzle-orm';
import type { Clock } from '../lib/clock.ts';
import type { BillingProvider } from './BillingProvider.ts';

const firstWaitMs = 30_000;
const longestWaitMs = 3_600_000;
/** The law gives 14 days for the money to be back. */
const patienceMs = 3 * dayMs;

type Billing = Pick<BillingProvider, 'invoice' | 'refundsOf' | 'refund'>;

/** How a refund ends at the provider. */
export type RefundEnd = 'refunded' | 'disputed';

/** A bill, and how much of it should have gone back in the end, whoever gave it back. */
interface WantedRefund {
  /** Of the invoice. */
  readonly number: string;
  readonly untilCents: number;
  /** Begins the idempotency keys. */
  readonly id: string;
}

/** A bill at the provider, and what of it has gone back. */
export const readBill = async (billing: Billing, number: string) => {
  const bill = await billing.invoice(number);
  if (bill === null) throw new Error('A bill that is to go back was not found.');
  const refunds = await billing.refundsOf(bill.id);
  return { bill, returnedCents: refunds.reduce((sum, { totalCents }) => sum - totalCents, 0) };
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
export const nextTryAt = (nowMs: number, sinceMs: number): Date =>
  new Date(nowMs + Math.min(longestWaitMs, Math.max(firstWaitMs, nowMs - sinceMs)));

/** Has a refund failed for so long that support has to send the money? */
export const isForSupport = (nowMs: number, sinceMs: number): boolean => nowMs - sinceMs >= patienceMs;

/** The longest wait that `nextTryAt` gives a row now, in milliseconds. */
export const longestWaitOf = (clock: Clock, since: Column): SQL =>
  sql`least(${longestWaitMs}, greatest(${firstWaitMs}, extract(epoch from greatest(now(), ${new Date(clock.now()).toISOString()}::timestamptz) - ${since}) * 1000))`;
