import { endpoints, type Invoice } from '@backbeat/sdk/contract';
import { readAccountCodes } from '../billing/accountCodes.ts';
import type { BillingDeps } from '../billing/BillingDeps.ts';
import { asApiError } from '../billing/billingErrors.ts';
import type { Config } from '../config/Config.ts';
import type { UserRow } from '../db/schema/accounts.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Mount } from '../http/mount.ts';
import type { RouteDeps } from '../http/RouteDeps.ts';
import type { RateLimiter } from '../http/rateLimiter.ts';
import { currentDetails, readBillingDetails, writeBillingDetails } from './billingDetails.ts';
import { invoiceOnWire, invoicesPage } from './readInvoices.ts';

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
    return {
      invoices: invoices.map((invoice) => invoiceOnWire(invoice, versions, user)),
      next_cursor: nextCursor,
    };
  });

  const readOwn = async (user: UserRow, number: string): Promise<Invoice> => {
    const invoice = await ask(user.id, () => billing.invoice(number));
    // Another person's invoice gets the same answer as an unknown one.
    const codes = await readAccountCodes(db, user);
    if (invoice === null || !codes.includes(invoice.accountCode))
      throw new ApiError('not_found', 'There is no such invoice.');
    return {
      ...invoiceOnWire(invoice, await readBillingDetails({ db }, user.id), user),
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
