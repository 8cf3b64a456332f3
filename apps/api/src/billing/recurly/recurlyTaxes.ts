import { type PlanCode, vatNumberOf } from '@backbeat/domain';
import type { Account, Client, PurchaseCreate } from 'recurly';
import type { BillingProvider } from '../BillingProvider.ts';
import type { TaxAddress, TaxOrder } from '../Taxes.ts';
import { readTaxes } from './readTaxes.ts';
import { isNotFound, unavailable } from './recurlyErrors.ts';

/** How long the site's settings are taken to stay as they are. */
const settingsMs = 5_000;

/** What a purchase says where prices hold their tax; without it, the provider does as the site says. */
export type InsideTax = { readonly taxInclusive?: true };

/** What a purchase says of where its account is. */
export const addressBody = ({
  country,
  postalCode,
  vatNumber,
}: TaxAddress): Pick<NonNullable<PurchaseCreate['account']>, 'address' | 'vatNumber'> => ({
  address: { country, postalCode },
  vatNumber,
});

const addressOf = ({ address, vatNumber }: Account): TaxAddress | null =>
  address?.country
    ? { country: address.country, postalCode: address.postalCode ?? '', vatNumber: vatNumber ?? '' }
    : null;

/** A purchase of an amount, by somebody who has nothing: an account may not buy a plan that it has. */
const previewBody = (
  { planCode, isTaxInside }: TaxOrder,
  account: Partial<Pick<Account, 'taxExempt'>>,
  address: TaxAddress,
  amountCents: number,
  inside: InsideTax,
): PurchaseCreate => {
  const priced = {
    quantity: 1,
    unitAmount: amountCents / 100,
    ...(isTaxInside === null ? inside : { taxInclusive: isTaxInside }),
  };
  return {
    currency: 'USD',
    account: {
      code: 'tax-preview',
      taxExempt: account.taxExempt ?? false,
      ...addressBody(address),
    },
    ...(planCode === null
      ? { lineItems: [{ currency: 'USD', type: 'charge', ...priced }] }
      : { subscriptions: [{ planCode: planCode satisfies PlanCode, ...priced }] }),
  };
};

/** Asks the provider what it charges tax on. */
export const createRecurlyTaxes = (
  reading: Client,
  buying: Client,
  inside: InsideTax,
): Pick<BillingProvider, 'chargesTax' | 'taxAddress' | 'taxes' | 'noteTaxNumber'> => {
  let settings: { readonly chargesTax: boolean; readonly atMs: number } | null = null;

  const readAccount = async (accountCode: string): Promise<Account | null> => {
    try {
      return await reading.getAccount(`code-${accountCode}`);
    } catch (error) {
      if (isNotFound(error)) return null;
      throw unavailable(error);
    }
  };

  return {
    // A site that taxes wants an address, and no other does.
    chargesTax: async (when) => {
      const atMs = performance.now();
      if (when !== 'now' && settings !== null && atMs - settings.atMs < settingsMs)
        return settings.chargesTax;
      try {
        for await (const site of reading.listSites({ params: { limit: 1 } }).each()) {
          const { billingAddressRequirement: wanted = 'none' } = site.settings ?? {};
          settings = { chargesTax: wanted !== null && wanted !== 'none', atMs };
        }
      } catch (error) {
        if (settings === null) throw unavailable(error);
      }
      return settings?.chargesTax ?? false;
    },

    taxAddress: async (accountCode) => {
      const account = await readAccount(accountCode);
      return account === null ? null : addressOf(account);
    },

    taxes: async (order) => {
      const account = await readAccount(order.accountCode);
      const address = order.address ?? (account === null ? null : addressOf(account));
      const isIncluded = order.isTaxInside ?? false;
      if (address === null)
        return { isIncluded, amounts: order.amounts.map((subtotalCents) => ({ subtotalCents, lines: [] })) };
      try {
        const asked = order.amounts.map(async (subtotalCents) => {
          const body = previewBody(order, account ?? {}, address, subtotalCents, inside);
          const { chargeInvoice } = await reading.previewPurchase(body);
          return { subtotalCents, ...(chargeInvoice ? readTaxes(chargeInvoice) : { isIncluded, lines: [] }) };
        });
        const amounts = await Promise.all(asked);
        return { isIncluded: amounts.some((amount) => amount.isIncluded), amounts };
      } catch (error) {
        throw unavailable(error);
      }
    },

    noteTaxNumber: async (accountCode, taxNumber) => {
      const account = await readAccount(accountCode);
      const address = account === null ? null : addressOf(account);
      const vatNumber = address === null ? '' : (vatNumberOf(taxNumber, address.country) ?? '');
      if (address === null || address.vatNumber === vatNumber) return;
      try {
        await buying.updateAccount(`code-${accountCode}`, { vatNumber });
      } catch (error) {
        throw unavailable(error);
      }
    },
  };
};
