import { cents, type PlanCode, type Quote, type QuoteTax, taxBases, vatNumberOf } from '@backbeat/domain';
import type { TaxAddress as WireAddress } from '@backbeat/sdk/contract';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { billingDetails } from '../db/schema/premium.ts';
import type { BillingProvider, TaxAddress } from './BillingProvider.ts';

/** A buyer's address, with the VAT number among the lines that they want on receipts. */
export const taxAddressOf = async (
  db: Database,
  userId: number,
  { country, postal_code: postalCode }: WireAddress,
): Promise<TaxAddress> => {
  const [own] = await db
    .select({ taxNumber: billingDetails.taxNumber })
    .from(billingDetails)
    .where(and(eq(billingDetails.userId, userId), isNull(billingDetails.accountCode)))
    .orderBy(desc(billingDetails.since), desc(billingDetails.id))
    .limit(1);
  return { country, postalCode, vatNumber: vatNumberOf(own?.taxNumber ?? '', country) ?? '' };
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
