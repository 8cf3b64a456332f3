import {
  cents,
  countryCodes,
  type PlanCode,
  type Quote,
  type QuoteTax,
  readPostalCode,
  taxBases,
  vatNumberOf,
} from '@backbeat/domain';
import type { TaxAddress as WireAddress } from '@backbeat/sdk/contract';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { billingDetails } from '../db/schema/premium.ts';
import { fieldError } from '../http/ApiError.ts';
import type { BillingProvider } from './BillingProvider.ts';
import type { TaxAddress } from './Taxes.ts';

/**
 * A buyer's address as it is kept, with the VAT number among the lines that they want on receipts.
 *
 * @throws ApiError 'validation' for a country that there is not, and a postal code that its country cannot have
 */
export const taxAddressOf = async (
  db: Database,
  userId: number,
  { country, postal_code }: WireAddress,
): Promise<TaxAddress> => {
  if (!countryCodes.includes(country)) throw fieldError('address.country', 'There is no such country');
  const postalCode = readPostalCode(postal_code, country);
  if (postalCode === null)
    throw fieldError('address.postal_code', 'Tax goes by this code, and the country has none like it');
  const [own] = await db
    .select({ taxNumber: billingDetails.taxNumber })
    .from(billingDetails)
    .where(and(eq(billingDetails.userId, userId), isNull(billingDetails.accountCode)))
    .orderBy(desc(billingDetails.since), desc(billingDetails.id))
    .limit(1);
  return { country, postalCode, vatNumber: vatNumberOf(own?.taxNumber ?? '', country) ?? '' };
};

/**
 * Nothing is sold to somebody whose place nobody knows, where tax goes by it.
 *
 * @throws ApiError 'validation'
 */
export const assertPlaceKnown = async (
  billing: Pick<BillingProvider, 'chargesTax' | 'taxAddress'>,
  { accountCode, address }: { readonly accountCode: string; readonly address?: TaxAddress },
): Promise<void> => {
  if (address !== undefined || !(await billing.chargesTax('now'))) return;
  const known = await billing.taxAddress(accountCode);
  if (known === null || readPostalCode(known.postalCode, known.country) === null)
    throw fieldError('address', 'Tax is charged: say where you are');
};

/** The provider's tax on every amount of a quote; null where it charges none. */
export const readQuoteTax = async (
  billing: Pick<BillingProvider, 'taxes'>,
  order: { readonly accountCode: string; readonly planCode: PlanCode; readonly address?: TaxAddress },
  untaxed: Quote,
): Promise<QuoteTax | null> => {
  const { accountCode, planCode, address = null } = order;
  const asked = { accountCode, planCode, address, isTaxInside: null, amounts: taxBases(untaxed) };
  const { isIncluded, amounts } = await billing.taxes(asked);
  if (amounts.every(({ lines }) => lines.length === 0)) return null;
  return {
    type: 'previewed',
    isIncluded,
    amounts: amounts.map(({ subtotalCents, lines }) => ({
      subtotalCents: cents(subtotalCents),
      lines: lines.map((line) => ({ ...line, amountCents: cents(line.amountCents) })),
    })),
  };
};
