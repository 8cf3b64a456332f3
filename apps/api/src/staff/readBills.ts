import type { Invoice, Refund } from '@backbeat/sdk/contract';
import { readAccountCodes } from '../billing/accountCodes.ts';
import type { BillingProvider } from '../billing/BillingProvider.ts';
import { asApiError } from '../billing/billingErrors.ts';
import type { ProviderInvoice } from '../billing/ProviderInvoice.ts';
import type { Database } from '../db/Database.ts';
import type { UserRow } from '../db/schema/accounts.ts';
import { readBillingDetails } from '../invoices/billingDetails.ts';
import { invoiceOnWire, invoicesPage } from '../invoices/readInvoices.ts';

/** Twenty invoices each. */
const mostPages = 25;

export interface BillsDeps {
  readonly db: Database;
  readonly billing: Pick<BillingProvider, 'invoices' | 'paymentMethod'>;
}

export interface BillsParts {
  readonly withdrawals: { readonly ofStaff: { list(user: UserRow): Promise<Refund[]> } };
}

const readInvoices = async (
  billing: BillsDeps['billing'],
  codes: readonly string[],
): Promise<ProviderInvoice[]> => {
  const found: ProviderInvoice[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < mostPages; page += 1) {
    const { invoices, nextCursor } = await invoicesPage(billing, codes, cursor);
    found.push(...invoices);
    if (nextCursor === null) break;
    cursor = nextCursor;
  }
  return found.toSorted((a, b) => b.issuedAt.getTime() - a.issuedAt.getTime());
};

const withoutDigits = <T extends { readonly last_four: string | null }>(paid: T) => ({
  ...paid,
  last_four: null,
});

/**
 * A person's bills under all of their account codes, newest first, and the payments that can be given back. The digits
 * of cards are covered.
 *
 * @throws ApiError 'provider_unavailable'
 */
export const readBills = async (
  { db, billing }: BillsDeps,
  { withdrawals }: BillsParts,
  user: UserRow,
): Promise<{ invoices: Invoice[]; payments: Refund[] }> => {
  const [codes, versions] = await Promise.all([
    readAccountCodes(db, user),
    readBillingDetails({ db }, user.id),
  ]);
  const [found, payments] = await Promise.all([
    readInvoices(billing, codes).catch((error: unknown) => {
      throw asApiError(error);
    }),
    withdrawals.ofStaff.list(user),
  ]);
  return {
    invoices: found.map((invoice) => {
      const shown = invoiceOnWire(invoice, versions, user);
      return { ...shown, payments: shown.payments.map(withoutDigits) };
    }),
    payments: payments.map((payment) => ({
      ...payment,
      method: payment.method === null ? null : withoutDigits(payment.method),
    })),
  };
};

/**
 * The card that pays a person's bills, as `Visa 1111`; null without one.
 *
 * @throws ApiError 'provider_unavailable'
 */
export const readCard = async ({ db, billing }: BillsDeps, user: UserRow): Promise<string | null> => {
  for (const code of await readAccountCodes(db, user)) {
    const method = await billing.paymentMethod(code).catch((error: unknown) => {
      throw asApiError(error);
    });
    if (method?.kind === 'card') return `${method.brand} ${method.lastFour}`;
  }
  return null;
};
