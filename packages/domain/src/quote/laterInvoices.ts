import { renewalAtMs } from './BilledLine.ts';
import type { Invoice } from './Invoice.ts';
import { earliestAtMs, type Purchase, type Renewal, renewalDraft } from './Purchase.ts';
import { type CodesLeft, priceInvoice } from './priceInvoice.ts';

/** The most invoices that a schedule lists: ten years of months. */
const scheduleLimit = 120;

/**
 * The invoices after the first, in order of date, until every line has renewed and neither coupon, gift card nor
 * credit changes the price any more.
 *
 * @param left what the first invoice left of the codes
 */
export const laterInvoices = <Code extends string>(
  purchase: Purchase<Code>,
  left: CodesLeft,
): { invoices: readonly Invoice[]; left: CodesLeft } => {
  const { discountEndsAtMs } = purchase;
  const invoices: Invoice[] = [];
  let renewals: readonly Renewal<Code>[] = purchase.lines.map((line) => ({ line, count: 0 }));
  let codes = left;
  let isSettled = renewals.length === 0;
  while (!isSettled && invoices.length < scheduleLimit - 1) {
    const atMs = earliestAtMs(renewals);
    const isDue = ({ line, count }: Renewal<Code>) => renewalAtMs(line, count) === atMs;
    const priced = priceInvoice(renewalDraft(purchase, atMs, renewals.filter(isDue)), codes);
    invoices.push(priced.invoice);
    renewals = renewals.map((renewal) =>
      isDue(renewal) ? { ...renewal, count: renewal.count + 1 } : renewal,
    );
    isSettled =
      renewals.every(({ count }) => count > 0) &&
      priced.invoice.giftCardCents === 0 &&
      priced.invoice.creditCents === 0 &&
      priced.left.priceCut === codes.priceCut &&
      (discountEndsAtMs === Number.POSITIVE_INFINITY || atMs >= discountEndsAtMs);
    codes = priced.left;
  }
  return { invoices, left: codes };
};
