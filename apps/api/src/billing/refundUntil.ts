import type { BillingProvider } from './BillingProvider.ts';

type Billing = Pick<BillingProvider, 'invoice' | 'refundsOf' | 'refund'>;

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
): Promise<'refunded' | 'disputed'> => {
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
