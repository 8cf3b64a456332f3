import { newId, newUuid } from '../store/ids.ts';
import type { Invoice, LineItem } from '../store/rows.ts';
import type { Reader } from '../store/store.ts';
import { cardsCents, type Funds } from './accountCredit.ts';
import { isReverseCharge, type TaxAddress, taxed, taxWithin } from './tax.ts';

/** Invoice numbers count up from 1001. */
const nextNumber = (store: Reader): string => String(1001 + store.size('invoices'));

export interface InvoiceInput {
  readonly accountCode: string;
  readonly origin: Invoice['origin'];
  readonly subscriptionIds: readonly string[];
  /** Where the buyer is. */
  readonly address: TaxAddress;
  /** Before tax. */
  readonly lineItems: readonly LineItem[];
  /** What pays before a card is charged. */
  readonly funds: Funds;
  readonly atMs: number;
}

type Amount = 'subtotalCents' | 'discountCents' | 'taxCents' | 'amountCents';

/** The fields that charge and credit invoices have in common. */
const newInvoice = (
  store: Reader,
  { accountCode, origin, subscriptionIds, atMs }: Omit<InvoiceInput, 'lineItems' | 'funds' | 'address'>,
) => ({
  id: newId(),
  uuid: newUuid(),
  number: nextNumber(store),
  accountCode,
  origin,
  currency: 'USD' as const,
  subscriptionIds: [...subscriptionIds],
  paidCents: 0,
  createdAtMs: atMs,
  dueAtMs: atMs,
  attempts: 0,
  nextAttemptAtMs: null,
});

/** An unpaid charge invoice over its lines. `balanceCents` is what a card has to pay. */
export const openInvoice = (store: Reader, input: InvoiceInput): Invoice => {
  const { address, funds } = input;
  const lineItems = input.lineItems.map((item) => taxed(store, address, item));
  const sum = (of: Amount): number => lineItems.reduce((total, item) => total + item[of], 0);
  const totalCents = sum('amountCents');
  const giftCardCents = Math.min(cardsCents(funds), totalCents);
  const creditCents = Math.min(funds.creditCents, totalCents - giftCardCents);
  return {
    ...newInvoice(store, input),
    kind: 'charge',
    state: 'pending',
    previousInvoiceId: null,
    lineItems,
    subtotalCents: sum('subtotalCents'),
    discountCents: sum('discountCents'),
    taxCents: sum('taxCents'),
    vatNumber: address.vatNumber,
    isReverseCharge: isReverseCharge(store, address),
    giftCardCents,
    creditCents,
    totalCents,
    balanceCents: totalCents - giftCardCents - creditCents,
    closedAtMs: null,
  };
};

/** The invoice once its balance was paid. */
export const paidInvoice = (invoice: Invoice, atMs: number): Invoice => ({
  ...invoice,
  state: 'paid',
  paidCents: invoice.paidCents + invoice.balanceCents,
  balanceCents: 0,
  closedAtMs: atMs,
  nextAttemptAtMs: null,
});

/** A credit invoice over an amount that goes back to the customer. */
export const creditInvoice = (
  store: Reader,
  input: Omit<InvoiceInput, 'lineItems' | 'funds' | 'address'> & {
    /** With the tax in it. */
    readonly amountCents: number;
    /** The line that was paid: the credit carries its share of the tax. */
    readonly paidFor: LineItem | undefined;
    /** What of that line had not gone back; without it, nothing else of it does. */
    readonly leftCents?: number;
    readonly description: string;
    readonly planCode: string | null;
    readonly previousInvoiceId?: string | null;
  },
): Invoice => {
  const { amountCents, atMs, paidFor, leftCents = amountCents, subscriptionIds } = input;
  const tax = paidFor === undefined ? null : taxWithin(amountCents, paidFor, leftCents);
  const taxCents = tax?.cents ?? 0;
  const isTaxInclusive = paidFor?.isTaxInclusive ?? false;
  const subtotalCents = isTaxInclusive ? amountCents : amountCents - taxCents;
  const back = (cents: number): number => (cents === 0 ? 0 : -cents);
  const parts = (tax?.parts ?? []).map((part) => ({ ...part, cents: back(part.cents) }));
  return {
    ...newInvoice(store, input),
    kind: 'credit',
    state: 'closed',
    previousInvoiceId: input.previousInvoiceId ?? null,
    lineItems: [
      {
        id: newId(),
        kind: 'credit',
        description: input.description,
        planCode: input.planCode,
        subscriptionId: subscriptionIds[0] ?? null,
        quantity: 1,
        unitAmountCents: back(subtotalCents),
        subtotalCents: back(subtotalCents),
        discountCents: 0,
        isTaxInclusive,
        isTaxExempt: paidFor?.isTaxExempt ?? false,
        tax: tax === null ? null : { ...tax, parts, cents: back(taxCents) },
        taxCents: back(taxCents),
        amountCents: back(amountCents),
        startMs: atMs,
        endMs: null,
      },
    ],
    subtotalCents: back(subtotalCents),
    discountCents: 0,
    taxCents: back(taxCents),
    vatNumber: '',
    isReverseCharge: false,
    giftCardCents: 0,
    creditCents: 0,
    totalCents: back(amountCents),
    balanceCents: 0,
    closedAtMs: atMs,
  };
};
