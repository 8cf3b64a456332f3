import type { Client, InvoiceRefund } from 'recurly';
import type { BillingProvider } from '../BillingProvider.ts';
import type { ProviderInvoice } from '../ProviderInvoice.ts';
import { readInvoice } from './readInvoice.ts';
import { isInFlight, isNotFound, unavailable } from './recurlyErrors.ts';

declare module 'recurly' {
  // The library accepts request options here, which its types leave out.
  interface Client {
    refundInvoice(
      invoiceId: string,
      body: InvoiceRefund,
      options: { headers: Record<string, string> },
    ): Promise<Invoice>;
  }
}

const pageSize = 20;

/** The position of an invoice in the list. Invoices of one moment are told apart by number. */
const cursorOf = ({ issuedAt, number }: ProviderInvoice): string => `${issuedAt.getTime()}~${number}`;

const readCursor = (cursor: string): { readonly atMs: number; readonly number: string } => {
  const [at = '', number = ''] = cursor.split('~');
  return { atMs: Number(at), number };
};

/** The credit of a gift card, or what was left of one. */
const giftCardOrigins: ReadonlySet<string> = new Set(['gift_card', 'carryforward_gift_credit']);

/** Lists, reads and refunds invoices. */
export const createRecurlyInvoices = (
  reading: Client,
  buying: Client,
): Pick<BillingProvider, 'invoices' | 'invoice' | 'refundsOf' | 'giftCardCents' | 'refund'> => ({
  invoices: async (accountCode, cursor) => {
    const after = cursor === null ? null : readCursor(cursor);
    const params = {
      sort: 'created_at',
      order: 'desc',
      // Two more: one shows whether another page follows, and one may repeat the last of the page before.
      limit: pageSize + 2,
      ...(after === null ? {} : { endTime: new Date(after.atMs) }),
    };
    const found: ProviderInvoice[] = [];
    let isPast = after === null;
    try {
      for await (const row of reading.listAccountInvoices(`code-${accountCode}`, { params }).each()) {
        const invoice = readInvoice(row);
        if (invoice === null) continue;
        if (after !== null && invoice.issuedAt.getTime() < after.atMs) isPast = true;
        if (isPast) found.push(invoice);
        else isPast = invoice.number === after?.number;
        if (found.length > pageSize) break;
      }
    } catch (error) {
      if (isNotFound(error)) return { invoices: [], nextCursor: null };
      throw unavailable(error);
    }
    const invoices = found.slice(0, pageSize);
    const last = invoices.at(-1);
    return {
      invoices,
      nextCursor: found.length > pageSize && last !== undefined ? cursorOf(last) : null,
    };
  },

  invoice: async (number) => {
    const find = async (id: string) => {
      try {
        return await reading.getInvoice(id);
      } catch (error) {
        if (isNotFound(error)) return null;
        throw unavailable(error);
      }
    };
    const found = await find(`number-${number}`);
    // A refund names its invoice by an internal id.
    const refunded =
      found?.type === 'credit' && found.previousInvoiceId ? await find(found.previousInvoiceId) : null;
    return found && readInvoice(found, refunded?.number ?? null);
  },

  refundsOf: async (invoiceId) => {
    const found: ProviderInvoice[] = [];
    try {
      const related = reading.listRelatedInvoices(invoiceId, { params: { limit: 200 } });
      for await (const row of related.each()) {
        const invoice = readInvoice(row);
        if (invoice?.kind === 'credit' && invoice.state !== 'voided') found.push(invoice);
      }
      return found;
    } catch (error) {
      throw unavailable(error);
    }
  },

  giftCardCents: async ({ payments }) => {
    let sum = 0;
    for (const { creditId, amountCents } of payments) {
      if (creditId === null) continue;
      try {
        const { origin } = await reading.getInvoice(creditId);
        if (giftCardOrigins.has(origin ?? '')) sum += amountCents;
      } catch (error) {
        if (!isNotFound(error)) throw unavailable(error);
      }
    }
    return sum;
  },

  refund: async (invoiceId, amountCents, idempotencyKey) => {
    const body: InvoiceRefund = {
      type: 'amount',
      amount: amountCents / 100,
      refundMethod: 'transaction_first',
    };
    try {
      await buying.refundInvoice(invoiceId, body, { headers: { 'Idempotency-Key': idempotencyKey } });
      return 'refunded';
    } catch (error) {
      if (isInFlight(error)) return 'in-flight';
      throw unavailable(error);
    }
  },
});
