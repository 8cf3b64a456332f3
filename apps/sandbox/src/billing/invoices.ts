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

const sumOf = (lineItems: readonly LineItem[], of: Amount): number =>
  lineItems.reduce((sum, item) => sum + item[of], 0);

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
  const totalCents = sumOf(lineItems, 'amountCents');
  const giftCardCents = Math.min(cardsCents(funds), totalCents);
  const creditCents = Math.min(funds.creditCents, totalCents - giftCardCents);
  return {
    ...newInvoice(store, input),
    kind: 'charge',
    state: 'pending',
    previousInvoiceId: null,
    lineItems,
    subtotalCents: sumOf(lineItems, 'subtotalCents'),
    discountCents: sumOf(lineItems, 'discountCents'),
    taxCents: sumOf(lineItems, 'taxCents'),
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

/** A part of a credit. */
export interface CreditLine {
  /** With the tax in it. */
  readonly amountCents: number;
  /** The line that was paid: the credit carries its share of the tax. */
  readonly paidFor: LineItem | undefined;
  /** What of that line had not gone back; without it, nothing else of it does. */
  readonly leftCents?: number;
  readonly description: string;
  readonly planCode: string | null;
  /** How much of the paid line a refund is for. */
  readonly refund?: Pick<LineItem, 'quantity' | 'unitAmountCents' | 'refundedLineId'>;
}

const back = (cents: number): number => (cents === 0 ? 0 : -cents);

const creditItem = (
  { amountCents, paidFor, leftCents = amountCents, description, planCode, refund }: CreditLine,
  subscriptionId: string | null,
  atMs: number,
): LineItem => {
  const tax = paidFor === undefined ? null : taxWithin(amountCents, paidFor, leftCents);
  const taxCents = tax?.cents ?? 0;
  const isTaxInclusive = paidFor?.isTaxInclusive ?? false;
  const subtotalCents = back(isTaxInclusive ? amountCents : amountCents - taxCents);
  const parts = (tax?.parts ?? []).map((part) => ({ ...part, cents: back(part.cents) }));
  return {
    id: newId(),
    kind: 'credit',
    description,
    planCode,
    ...(paidFor?.addOnCode === undefined ? {} : { addOnCode: paidFor.addOnCode }),
    subscriptionId,
    quantity: 1,
    unitAmountCents: subtotalCents,
    subtotalCents,
    discountCents: 0,
    isTaxInclusive,
    isTaxExempt: paidFor?.isTaxExempt ?? false,
    tax: tax === null ? null : { ...tax, parts, cents: back(taxCents) },
    taxCents: back(taxCents),
    amountCents: back(amountCents),
    startMs: atMs,
    endMs: null,
    ...refund,
  };
};

/** A credit invoice over what goes back to the customer. */
export const creditInvoice = (
  store: Reader,
  input: Omit<InvoiceInput, 'lineItems' | 'funds' | 'address'> & {
    readonly lines: readonly CreditLine[];
    readonly previousInvoiceId?: string | null;
  },
): Invoice => {
  const { atMs, lines, subscriptionIds } = input;
  const lineItems = lines.map((line) => creditItem(line, subscriptionIds[0] ?? null, atMs));
  return {
    ...newInvoice(store, input),
    kind: 'credit',
    state: 'closed',
    previousInvoiceId: input.previousInvoiceId ?? null,
    lineItems,
    subtotalCents: sumOf(lineItems, 'subtotalCents'),
    discountCents: 0,
    taxCents: sumOf(lineItems, 'taxCents'),
    vatNumber: '',
    isReverseCharge: false,
    giftCardCents: 0,
    creditCents: 0,
    totalCents: sumOf(lineItems, 'amountCents'),
    balanceCents: 0,
    closedAtMs: atMs,
  };
};
