import type { BillingProvider, ProviderInvoice } from '../billing/BillingProvider.ts';

/** Set before the provider's cursor, from the second account on: its place among the codes. */
const ofMerged = /^merged-(\d{1,3})-(.*)$/s;

const newestFirst = (a: ProviderInvoice, b: ProviderInvoice): number =>
  b.issuedAt.getTime() - a.issuedAt.getTime();

/**
 * A page of what was billed under several codes. Where the bills of one code end, the page goes on with those of the
 * next one: what fits on one page is newest first.
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
