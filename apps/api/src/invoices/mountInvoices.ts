import { endpoints, type Invoice } from '@backbeat/sdk/contract';
import { readAccountCodes } from '../billing/accountCodes.ts';
import type { BillingDeps } from '../billing/BillingDeps.ts';
import type { BillingProvider } from '../billing/BillingProvider.ts';
import { asApiError } from '../billing/billingErrors.ts';
import type { ProviderInvoice } from '../billing/ProviderInvoice.ts';
import type { Config } from '../config/Config.ts';
import type { UserRow } from '../db/schema/accounts.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Mount } from '../http/mount.ts';
import type { RouteDeps } from '../http/RouteDeps.ts';
import type { RateLimiter } from '../http/rateLimiter.ts';
import { isoOrNull } from '../lib/isoOrNull.ts';
import {
  type BillingDetailsVersion,
  currentDetails,
  detailsAt,
  readBillingDetails,
  writeBillingDetails,
} from './billingDetails.ts';

/** Cursors of merged accounts: the index of the billing code stands before the provider's cursor. */
const ofMerged = /^merged-(\d{1,3})-(.*)$/s;

const newestFirst = (a: ProviderInvoice, b: ProviderInvoice): number =>
  b.issuedAt.getTime() - a.issuedAt.getTime();

/**
 * A page of invoices of several billing codes. After the last invoice of a code, the page goes on with the next code,
 * and is sorted newest first.
 */
const invoicesPage = async (
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

const onWire = (
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

/** The provider's invoices, with the person's own lines. */
export const mountInvoices = (
  mount: Mount,
  {
    db,
    clock,
    config,
    billing,
    logger,
  }: RouteDeps & Pick<BillingDeps, 'billing' | 'logger'> & { readonly config: Pick<Config, 'seller'> },
  { limiter }: { readonly limiter: RateLimiter },
): void => {
  /** Limits calls that reach the payment provider, which limits requests. */
  const ask = async <T>(userId: number, read: () => Promise<T>): Promise<T> => {
    await limiter.consume(`invoices:${userId}`, config.limits.invoices);
    try {
      return await read();
    } catch (error) {
      throw asApiError(error);
    }
  };

  mount(endpoints.invoices, async ({ session: { user }, query: { cursor = null } }) => {
    const codes = await readAccountCodes(db, user);
    const { invoices, nextCursor } = await ask(user.id, () => invoicesPage(billing, codes, cursor));
    const versions = await readBillingDetails({ db }, user.id);
    return { invoices: invoices.map((invoice) => onWire(invoice, versions, user)), next_cursor: nextCursor };
  });

  const readOwn = async (user: UserRow, number: string): Promise<Invoice> => {
    const invoice = await ask(user.id, () => billing.invoice(number));
    // Another person's invoice gets the same answer as an unknown one.
    const codes = await readAccountCodes(db, user);
    if (invoice === null || !codes.includes(invoice.accountCode))
      throw new ApiError('not_found', 'There is no such invoice.');
    return {
      ...onWire(invoice, await readBillingDetails({ db }, user.id), user),
      refund_of: invoice.refundOf,
      seller: [...config.seller],
    };
  };

  mount(endpoints.invoice, ({ session: { user }, params: { number } }) => readOwn(user, number));

  mount(endpoints.invoicePdf, async ({ session: { user }, params: { number } }) => {
    const invoice = await readOwn(user, number);
    // Loaded on first use: nothing else needs the typesetter.
    const { receiptPdf } = await import('./receiptPdf.ts');
    return { pdf: receiptPdf(invoice).toString('base64') };
  });

  mount(endpoints.billingDetails, async ({ session: { user } }) =>
    currentDetails(await readBillingDetails({ db }, user.id)),
  );

  mount(endpoints.billingDetailsUpdate, async ({ session: { user }, body }) => {
    await limiter.consume(`billing-details:${user.id}`, config.limits.billingDetails);
    await writeBillingDetails({ db, clock }, user.id, body);
    // Bills to come go by the VAT number of a business. Its next purchase tells it too.
    try {
      if (await billing.chargesTax()) await billing.noteTaxNumber(user.hash, body.tax_number);
    } catch (err) {
      logger.warn({ err, userId: user.id }, 'a tax number could not be told to the payment provider');
    }
    return body;
  });
};
