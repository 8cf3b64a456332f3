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

/** An unpaid charge invoice over its lines. `balanceCents` is what a card has to pay. */
export const openInvoice = (store: Reader, input: InvoiceInput): Invoice => {
  const { atMs, funds, lineItems } = input;
  const sum = (of: Amount): number => lineItems.reduce((total, item) => total + item[of], 0);
  const totalCents = sum('amountCents');
  const giftCardCents = Math.min(cardsCents(funds), totalCents);
  const creditCents = Math.min(funds.creditCents, totalCents - giftCardCents);
  return {
    id: newId(),
    uuid: newUuid(),
    number: nextNumber(store),
    accountCode: input.accountCode,
    kind: 'charge',
    origin: input.origin,
    state: 'pending',
    currency: 'USD',
    subscriptionIds: [...input.subscriptionIds],
    previousInvoiceId: null,
    lineItems: [...lineItems],
    subtotalCents: sum('subtotalCents'),
    discountCents: sum('discountCents'),
    // The provider taxes what its seller configures. This seller taxes nothing.
    taxCents: 0,
    giftCardCents,
    creditCents,
    totalCents,
    paidCents: 0,
    balanceCents: totalCents - giftCardCents - creditCents,
    createdAtMs: atMs,
    dueAtMs: atMs,
    closedAtMs: null,
    attempts: 0,
    nextAttemptAtMs: null,
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
  input: Pick<InvoiceInput, 'accountCode' | 'origin' | 'subscriptionIds' | 'atMs'> & {
    readonly amountCents: number;
    readonly description: string;
    readonly planCode: string | null;
    readonly previousInvoiceId?: string | null;
  },
): Invoice => {
  const { amountCents, atMs, subscriptionIds } = input;
  return {
    id: newId(),
    uuid: newUuid(),
    number: nextNumber(store),
    accountCode: input.accountCode,
    kind: 'credit',
    origin: input.origin,
    state: 'closed',
    currency: 'USD',
    subscriptionIds: [...subscriptionIds],
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
    taxCents: 0,
    giftCardCents: 0,
    creditCents: 0,
    totalCents: -amountCents,
    paidCents: 0,
    balanceCents: 0,
    createdAtMs: atMs,
    dueAtMs: atMs,
    closedAtMs: atMs,
    attempts: 0,
    nextAttemptAtMs: null,
  };
};
