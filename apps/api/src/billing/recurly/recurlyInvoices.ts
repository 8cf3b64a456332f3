import type { Client } from 'recurly';
import type { BillingProvider, ProviderInvoice } from '../BillingProvider.ts';
import { readInvoice } from './readInvoice.ts';
import { isNotFound, unavailable } from './recurlyErrors.ts';

const pageSize = 20;

/** The position of an invoice in the list. Invoices of one moment are told apart by number. */
const cursorOf = ({ issuedAt, number }: ProviderInvoice): string => `${issuedAt.getTime()}~${number}`;

const readCursor = (cursor: string): { readonly atMs: number; readonly number: string } => {
  const [at = '', number = ''] = cursor.split('~');
  return { atMs: Number(at), number };
};

/** Lists and reads invoices. */
export const createRecurlyInvoices = (reading: Client): Pick<BillingProvider, 'invoices' | 'invoice'> => ({
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
});
