import type { Client } from 'recurly';
import type { BillingProvider } from '../BillingProvider.ts';
import { isInFlight, isNotFound, unavailable } from './recurlyErrors.ts';

declare module 'recurly' {
  // The library accepts request options here, which its types leave out.
  interface Client {
    createLineItem(
      accountId: string,
      body: LineItemCreate,
      options: { headers: Record<string, string> },
    ): Promise<LineItem>;
  }
}

/** Marks a credit. The provider allows 20 characters: 56 bits of the id, unique within an account. */
const creditMark = (id: string): string => `credit-${id.replaceAll('-', '').slice(0, 13)}`;

/** Gives accounts credit, which pays their next bills. */
export const createRecurlyCredits = (
  reading: Client,
  buying: Client,
): Pick<BillingProvider, 'giveCredit'> => {
  const isGiven = async (accountCode: string, id: string): Promise<boolean> => {
    const params = { limit: 200, sort: 'created_at', order: 'desc', type: 'credit' };
    for await (const line of reading.listAccountLineItems(`code-${accountCode}`, { params }).each())
      if (line.accountingCode === creditMark(id)) return true;
    return false;
  };

  return {
    giveCredit: async ({ accountCode, amountCents, description, id }) => {
      try {
        if (await isGiven(accountCode, id)) return 'given';
        const line = {
          currency: 'USD',
          type: 'credit',
          unitAmount: amountCents / 100,
          quantity: 1,
          description,
          accountingCode: creditMark(id),
          creditReasonCode: 'service',
        };
        await buying.createLineItem(`code-${accountCode}`, line, { headers: { 'Idempotency-Key': id } });
        return 'given';
      } catch (error) {
        if (isInFlight(error)) return 'in-flight';
        if (isNotFound(error)) return 'no-account';
        throw unavailable(error);
      }
    },
  };
};
