import { isVat, type PlanCode } from '@backbeat/domain';
import type { PlanChangeQuote } from '@backbeat/sdk/contract';
import type { BillingProvider, ChangeBill } from './BillingProvider.ts';
import type { Taxes, TaxOrder } from './Taxes.ts';

/** A bill that nothing is taxed on. */
export const noTaxes: Taxes = { isIncluded: false, lines: [] };

const sumOf = ({ lines }: Taxes): number => lines.reduce((sum, { amountCents }) => sum + amountCents, 0);

const onTopCents = (taxes: Taxes): number => (taxes.isIncluded ? 0 : sumOf(taxes));

/** What the lines of a bill come to with the provider's tax. */
export type TaxedBills = (
  subtotals: readonly number[],
) => Promise<{ readonly grossCents: number; readonly taxes: Taxes }>;

/** Asks the provider for the tax on bills to come, each bill once; nobody is asked where the site charges none. */
export const createTaxedBills = (
  billing: Pick<BillingProvider, 'chargesTax' | 'taxes'>,
  {
    user,
    planCode,
    facts,
  }: {
    readonly user: { readonly hash: string };
    readonly planCode: PlanCode;
    readonly facts: Pick<TaxOrder, 'isTaxInside'>;
  },
): TaxedBills => {
  const known = new Map<string, Promise<Taxes>>();

  const ask = async (subtotals: readonly number[]): Promise<Taxes> => {
    const amounts = subtotals.filter((subtotalCents) => subtotalCents > 0);
    if (amounts.length === 0 || !(await billing.chargesTax())) return noTaxes;
    const { isTaxInside } = facts;
    const place = { accountCode: user.hash, planCode, address: null };
    const told = await billing.taxes({ ...place, isTaxInside, amounts });
    return { isIncluded: told.isIncluded, lines: told.amounts.flatMap(({ lines }) => lines) };
  };

  return async (subtotals) => {
    const bill = subtotals.join();
    const asked = known.get(bill) ?? ask(subtotals);
    known.set(bill, asked);
    const taxes = await asked;
    return { grossCents: subtotals.reduce((sum, each) => sum + each, 0) + onTopCents(taxes), taxes };
  };
};

/** A bill as it is shown: VAT inside all amounts, other tax as an amount of its own. */
export const shownBill = async (
  { chargeCents, discountCents, creditCents, totalCents, taxes }: ChangeBill,
  taxed: TaxedBills,
): Promise<PlanChangeQuote['now']> => {
  const topCents = onTopCents(taxes);
  const rest = { credit_cents: creditCents, total_cents: totalCents };
  if (!taxes.lines.some(isVat)) {
    const tax = topCents === 0 ? {} : { tax_cents: topCents };
    return { charge_cents: chargeCents, ...tax, discount_cents: discountCents, ...rest };
  }
  const afterCents = chargeCents - discountCents + topCents;
  const grossCents = discountCents === 0 ? afterCents : (await taxed([chargeCents])).grossCents;
  return { charge_cents: grossCents, has_vat: true, discount_cents: grossCents - afterCents, ...rest };
};
