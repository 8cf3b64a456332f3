import type { Invoice } from '@backbeat/sdk/contract';
import type { BillingProvider } from '../billing/BillingProvider.ts';
import type { ProviderInvoice } from '../billing/ProviderInvoice.ts';
import type { UserRow } from '../db/schema/accounts.ts';
import { isoOrNull } from '../lib/isoOrNull.ts';
import { type BillingDetailsVersion, detailsAt } from './billingDetails.ts';

/** Cursors of merged accounts: the index of the billing code stands before the provider's cursor. */
const ofMerged = /^merged-(\d{1,3})-(.*)$/s;

const newestFirst = (a: ProviderInvoice, b: ProviderInvoice): number =>
  b.issuedAt.getTime() - a.issuedAt.getTime();

/**
 * A page of invoices of several billing codes. After the last invoice of a code, the page goes on with the next code,
 * and is sorted newest first.
 */
export const invoicesPage = async (
  billing: Pick<BillingProvider, 'invoices'>,
  codes: readonly string[],
  cursor: string | null,
): ReturnType<BillingProvider['invoices']> => {
  const [, place = '0', rest = cursor] = ofMerged.exec(cursor ?? '') ?? [];
  const invoices: ProviderInvoice[] = [];
  let codeCursor = rest;
  for (const [at, code] of codes.entries()) {
    if (at < Number(place)) continue;
    const page = await billing.invoices(code, codeCursor);
    invoices.push(...page.invoices);
    if (page.nextCursor !== null) {
      const nextCursor = at === 0 ? page.nextCursor : `merged-${at}-${page.nextCursor}`;
      return { invoices: invoices.toSorted(newestFirst), nextCursor };
    }
    codeCursor = null;
  }
  return { invoices: invoices.toSorted(newestFirst), nextCursor: null };
};

/** An invoice as the wire carries it, with the person's own lines. */
export const invoiceOnWire = (
  invoice: ProviderInvoice,
  versions: readonly BillingDetailsVersion[],
  { hash }: Pick<UserRow, 'hash'>,
): Invoice => ({
  number: invoice.number,
  kind: invoice.kind,
  state: invoice.state,
  currency: 'USD',
  issued_at: invoice.issuedAt.toISOString(),
  lines: invoice.lines.map(({ description, planCode, amountCents, startsAt, endsAt }) => ({
    description,
    plan_code: planCode,
    amount_cents: amountCents,
    starts_at: isoOrNull(startsAt),
    ends_at: isoOrNull(endsAt),
  })),
  discount_cents: invoice.discountCents,
  tax_cents: invoice.taxCents,
  ...(invoice.taxes.lines.length === 0
    ? {}
    : {
        taxes: invoice.taxes.lines.map(({ type, region, amountCents }) => ({
          type,
          region,
          amount_cents: amountCents,
        })),
      }),
  ...(invoice.taxCents === 0 && invoice.taxes.lines.length > 0 ? { has_tax_inside: true as const } : {}),
  ...(invoice.taxNotes.length === 0 ? {} : { tax_notes: [...invoice.taxNotes] }),
  total_cents: invoice.totalCents,
  payments: invoice.payments.map(({ kind, brand, lastFour, amountCents }) => ({
    kind,
    brand,
    last_four: lastFour,
    amount_cents: amountCents,
  })),
  refunded_cents: invoice.refundedCents,
  balance_cents: invoice.balanceCents,
  billing_details: detailsAt(
    versions,
    invoice.issuedAt,
    invoice.accountCode === hash ? null : invoice.accountCode,
  ),
});
