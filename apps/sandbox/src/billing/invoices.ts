import { newId, newUuid } from '../store/ids.ts';
import type { Invoice, LineItem } from '../store/rows.ts';
import type { Reader } from '../store/store.ts';
import { cardsCents, type Funds } from './accountCredit.ts';

/** Invoice numbers count up from 1001. */
const nextNumber = (store: Reader): string => String(1001 + store.size('invoices'));

export interface InvoiceInput {
  readonly accountCode: string;
  readonly origin: Invoice['origin'];
  readonly subscriptionIds: readonly string[];
  readonly lineItems: readonly LineItem[];
  /** What pays before a card is charged. */
  readonly funds: Funds;
  readonly atMs: number;
}

type Amount = 'subtotalCents' | 'discountCents' | 'amountCents';

/** The fields that charge and credit invoices have in common. */
const newInvoice = (
  store: Reader,
  { accountCode, origin, subscriptionIds, atMs }: Omit<InvoiceInput, 'lineItems' | 'funds'>,
) => ({
  id: newId(),
  uuid: newUuid(),
  number: nextNumber(store),
  accountCode,
  origin,
  currency: 'USD' as const,
  subscriptionIds: [...subscriptionIds],
  // The provider taxes what its seller configures. This seller taxes nothing.
  taxCents: 0,
  paidCents: 0,
  createdAtMs: atMs,
  dueAtMs: atMs,
  attempts: 0,
  nextAttemptAtMs: null,
});

/** An unpaid charge invoice over its lines. `balanceCents` is what a card has to pay. */
export const openInvoice = (store: Reader, input: InvoiceInput): Invoice => {
  const { funds, lineItems } = input;
  const sum = (of: Amount): number => lineItems.reduce((total, item) => total + item[of], 0);
  const totalCents = sum('amountCents');
  const giftCardCents = Math.min(cardsCents(funds), totalCents);
  const creditCents = Math.min(funds.creditCents, totalCents - giftCardCents);
  return {
    ...newInvoice(store, input),
    kind: 'charge',
    state: 'pending',
    previousInvoiceId: null,
    lineItems: [...lineItems],
    subtotalCents: sum('subtotalCents'),
    discountCents: sum('discountCents'),
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
  input: Omit<InvoiceInput, 'lineItems' | 'funds'> & {
    readonly amountCents: number;
    readonly description: string;
    readonly planCode: string | null;
    readonly previousInvoiceId?: string | null;
  },
): Invoice => {
  const { amountCents, atMs, subscriptionIds } = input;
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
        unitAmountCents: -amountCents,
        subtotalCents: -amountCents,
        discountCents: 0,
        amountCents: -amountCents,
        startMs: atMs,
        endMs: null,
      },
    ],
    subtotalCents: -amountCents,
    discountCents: 0,
    giftCardCents: 0,
    creditCents: 0,
    totalCents: -amountCents,
    balanceCents: 0,
    closedAtMs: atMs,
  };
};
